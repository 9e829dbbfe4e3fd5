import { createEnglishReader, type EnglishReader } from './phonemes/english/reader.ts';
import { phonemise } from './phonemes/phonemise.ts';
import { readingsOf } from './phonemes/readings.ts';
import {
  sampleRate,
  type SpeechProvider,
  type SpeechSentence,
  type SpokenSentence,
  type Voice,
} from './port.ts';
import { sentencesOf } from './sentences.ts';
import { speakInOrder } from './speak-in-order.ts';
import { normalise } from './text/normalise.ts';
import { timingOf } from './timing.ts';
import type { TimedSound } from './visemes.ts';

const engine = 'test+1';
const voices: readonly Voice[] = [
  {
    id: 'tone',
    name: { zh: '测试音', en: 'Test tone' },
    about: { zh: '只用于测试', en: 'For tests only' },
    sex: 'female',
    age: 'adult',
    languages: ['zh-CN', 'en-US'],
  },
];

const leadMs = 40;
const fadeMs = 5;
const vowels = /[aeiouyɑɐɒæɛɜəɤœɚɪɨᵻoɔøuʊɯAIOQWYʌ]/;
const modifiers = /[\u0303ˈˌ→↗↘↓ʰːʲᵝᵊ]/;

/** How long a sound lasts at the usual pace. */
function lengthMs(sound: string): number {
  if (modifiers.test(sound)) return 0;
  if (sound === ' ') return 20;
  if (/[,;:—“”()]/.test(sound)) return 180;
  if (/[.!?…]/.test(sound)) return 80;
  return vowels.test(sound) ? 95 : 60;
}

// Each sound has its own tone, so that two texts never sound alike.
const hertz = (sound: string): number => 180 + ((sound.codePointAt(0) ?? 0) % 97) * 4;
const isHeard = (sound: string): boolean => /\p{L}/u.test(sound) && !modifiers.test(sound);

// No dictionary: each letter is a sound, which is wrong and always the same.
const letters: EnglishReader = createEnglishReader(new Map(), (word) =>
  word.toLowerCase().replace(/[^a-z]/g, ''),
);

/** A stand-in for tests: tones instead of a voice, in no time, with timings that are exact. */
export function createTestSpeech(): SpeechProvider {
  async function speakSentence(sentence: SpeechSentence, { signal }: { signal?: AbortSignal } = {}) {
    signal?.throwIfAborted();
    return sound(sentence);
  }
  return {
    name: 'test',
    engine,
    voices: () => voices,
    sentences: sentencesOf,
    readings: readingsOf,
    speakSentence,
    speak: (request, options = {}) => speakInOrder(sentencesOf(request), speakSentence, options, 1),
    prepare: () => undefined,
    check: async () => undefined,
    isInstalled: () => true,
    health: async () => ({ state: 'ready' }),
    close: async () => undefined,
  };
}

function sound({ spans, language, dictionary, manner, pauseAfterMs }: SpeechSentence): SpokenSentence {
  const utterance = phonemise(normalise(spans, language), {
    dictionary,
    english: letters,
    voice: language,
  });
  let at = leadMs;
  const times: TimedSound[] = utterance.sounds.map(({ sound, word }) => {
    const rate = (word === undefined ? undefined : utterance.words[word]?.span.rate) ?? 1;
    const startMs = at;
    at += lengthMs(sound) / manner.pace / rate;
    return { sound, startMs, endMs: at };
  });
  const pcm = new Int16Array(Math.round((at * sampleRate) / 1000));
  const level = 0.2 * manner.volume * 32767;
  for (const time of times) if (isHeard(time.sound)) writeTone(pcm, time, level);
  const durationMs = (pcm.length * 1000) / sampleRate;
  return { pcm, sampleRate, durationMs, ...timingOf(utterance, times, durationMs), pauseAfterMs, engine };
}

/** A second of one hertz: all tones are whole multiples of it. */
const sines = Float64Array.from({ length: sampleRate }, (_, at) => Math.sin((2 * Math.PI * at) / sampleRate));

function writeTone(pcm: Int16Array, { sound, startMs, endMs }: TimedSound, level: number): void {
  const [from, to] = [Math.round((startMs * sampleRate) / 1000), Math.round((endMs * sampleRate) / 1000)];
  const fade = (fadeMs * sampleRate) / 1000;
  const step = hertz(sound);
  for (let index = from; index < to; index++) {
    const ramp = Math.min(1, (index - from) / fade, (to - 1 - index) / fade);
    pcm[index] = Math.round(level * ramp * (sines[(step * (index - from)) % sampleRate] ?? 0));
  }
}
