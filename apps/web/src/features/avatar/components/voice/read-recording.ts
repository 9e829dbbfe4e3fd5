import { voiceMessages } from '@app/contract/voice/messages.ts';
import type { Message } from '@app/contract/base/messages.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { voiceLimits } from '@app/contract/voice/limits.ts';
import type { Recording } from '../../../../lib/media.ts';
import { wavOf } from '../../../../lib/wav.ts';
import { kindOfSound } from './kind-of-sound.ts';
import { voiceTexts as texts } from './messages.ts';

const rate = 16_000;
/** An hour of mp3; what is larger would only fill the memory before it is refused. */
const mostBytes = 60 * 1024 * 1024;

/** A sound file as a recording, decoded by the browser, which knows more kinds than the server; or why it is none. */
export async function readRecording(file: Blob): Promise<Recording | Message> {
  if (file.size > mostBytes) return voiceMessages.tooLong;
  const content = await file.arrayBuffer();
  const kind = kindOfSound(new Uint8Array(content));
  if (kind !== 'sound') return kind === 'film' ? texts.film : voiceMessages.unreadable;
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(content).catch(() => undefined);
  if (!sound) return voiceMessages.unreadable;
  const ms = sound.duration * 1000;
  if (ms < voiceLimits.leastMs) return voiceMessages.tooShort;
  if (ms > speechLimits.recordingMs) return voiceMessages.tooLong;
  return { blob: new Blob([wavOf(mono(sound), rate)], { type: 'audio/wav' }), ms };
}

function mono(sound: AudioBuffer): Float32Array {
  const all = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    for (const [at, sample] of sound.getChannelData(channel).entries())
      all[at] = (all[at] ?? 0) + sample / sound.numberOfChannels;
  return all;
}
