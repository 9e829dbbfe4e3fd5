import { quietStretches, speechBounds, toPcm } from '../audio/loudness.ts';
import type { EnglishReader } from '../phonemes/english/reader.ts';
import { phonemise } from '../phonemes/phonemise.ts';
import type { Sound, Utterance } from '../phonemes/utterance.ts';
import { longestCall, vocabulary } from '../phonemes/vocabulary.ts';
import { sampleRate, type SpeechSentence, type SpokenSentence } from '../port.ts';
import { normalise } from '../text/normalise.ts';
import { endAtSilence, timingOf } from '../timing.ts';
import type { TimedSound } from '../visemes.ts';
import { kokoroEngine } from './engine-name.ts';
import { settingsOf, stressOf } from './manner.ts';
import type { VoiceModel } from './voice-model.ts';
import { kokoroVoice } from './voices.ts';

type Parts = { model: VoiceModel; english: EnglishReader };

/** What is heard comes this much earlier than the model's own count of frames says: two frames. */
const earlierMs = 50;
const msOf = (samples: number): number => (samples * 1000) / sampleRate;

/** Speaks one sentence with the real voice. */
export async function speakSentence(
  sentence: SpeechSentence,
  { model, english }: Parts,
): Promise<SpokenSentence> {
  const { spans, language, dictionary, manner, pauseAfterMs } = sentence;
  const voice = kokoroVoice(sentence.voice);
  const utterance = phonemise(normalise(spans, language), { dictionary, english, voice: voice.languages[0] });
  const settings = settingsOf(manner, voice.medianHz);
  const pieces: Float32Array[] = [];
  const times: TimedSound[] = [];
  let at = 0;
  for (const part of callsOf(utterance.sounds)) {
    const sounds = part.map(({ sound, word }) => ({ sound, ...stressOf(wordSpan(utterance, word)) }));
    const { samples, before, lengths } = await model.run({ ...settings, sounds, voiceFile: voice.file });
    let start = at + before;
    for (const [index, { sound }] of part.entries()) {
      const end = start + (lengths[index] ?? 0);
      times.push({ sound, startMs: msOf(start), endMs: msOf(end) });
      start = end;
    }
    pieces.push(samples);
    at += samples.length;
  }
  const whole = joined(pieces, at);
  const bounds = speechBounds(whole);
  const pcm = toPcm(whole.subarray(bounds.start, bounds.end), settings.gain);
  const shift = msOf(bounds.start) + earlierMs;
  const moved = times.map((time) => ({ ...time, startMs: time.startMs - shift, endMs: time.endMs - shift }));
  const durationMs = msOf(pcm.length);
  return {
    pcm,
    sampleRate,
    durationMs,
    ...timingOf(utterance, endAtSilence(moved, quietStretches(pcm)), durationMs),
    pauseAfterMs,
    engine: kokoroEngine,
  };
}

const wordSpan = ({ words }: Utterance, word: number | undefined) =>
  word === undefined ? undefined : words[word]?.span;

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** What one call can take; a sentence that is too long is cut between words. */
function callsOf(sounds: readonly Sound[]): Sound[][] {
  const known = sounds.filter(({ sound }) => vocabulary.has(sound));
  const calls: Sound[][] = [];
  for (let start = 0; start < known.length; ) {
    let end = Math.min(start + longestCall, known.length);
    const space = known.slice(start, end).findLastIndex(({ sound }) => sound === ' ');
    if (end < known.length && space > 0) end = start + space + 1;
    calls.push(known.slice(start, end));
    start = end;
  }
  return calls;
}
