import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { Converter } from 'opencc-js/t2cn';
import type { Transcription } from '../port.ts';
import { recordedRate, windowSeconds } from './log-mel.ts';
import type { Whisper } from './model.ts';

const frame = recordedRate / 10;
const longestFrames = (windowSeconds - 2) * 10;
/** A window is not cut before this, so that there is something to understand. */
const shortestFrames = longestFrames / 2;
/** Quieter than this, nobody spoke: −46 decibels in the loudest tenth of a second. */
const speechFrom = 0.005;

/** The model writes what it heard in either script; we write the simplified one. */
export const simplified: (text: string) => string = Converter({ from: 't', to: 'cn' });

/** Hears a recording of any length, window by window, each ending where it is quietest. */
export async function transcribeRecording(whisper: Whisper, sound: Float32Array): Promise<Transcription> {
  const texts: string[] = [];
  let language: ContentLanguage | undefined;
  for (const window of windowsOf(sound)) {
    const heard = await whisper.hear(window, language);
    language ??= heard.language;
    texts.push(language === 'zh-CN' ? simplified(heard.text) : heard.text);
  }
  const text = texts.filter((part) => part !== '').join(language === 'zh-CN' ? '' : ' ');
  return { text, language: language ?? 'zh-CN' };
}

/** Pieces that the model can take, without those in which nobody speaks. */
export function windowsOf(sound: Float32Array): Float32Array[] {
  const levels = Array.from({ length: Math.ceil(sound.length / frame) }, (_, at) =>
    levelOf(sound.subarray(at * frame, (at + 1) * frame)),
  );
  const windows: Float32Array[] = [];
  for (let start = 0; start < levels.length; ) {
    const end = levels.length - start <= longestFrames ? levels.length : quietest(levels, start);
    if (levels.slice(start, end).some((level) => level > speechFrom))
      windows.push(sound.subarray(start * frame, end * frame));
    start = end;
  }
  return windows;
}

const levelOf = (part: Float32Array): number =>
  Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));

function quietest(levels: readonly number[], start: number): number {
  let best = start + longestFrames;
  for (let at = start + shortestFrames; at < start + longestFrames; at++)
    if ((levels[at] ?? 0) < (levels[best] ?? 0)) best = at;
  return best;
}
