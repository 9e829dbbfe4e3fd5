import { type JoinedSpeech, sampleRate, type SpokenSentence, type SpokenViseme } from '../port.ts';

const msOf = (samples: number): number => (samples * 1000) / sampleRate;
const samplesOf = (ms: number): number => Math.round((ms * sampleRate) / 1000);

/** Puts sentences one behind the other with their pauses between; after the last one there is none. */
export function joinSentences(sentences: readonly SpokenSentence[]): JoinedSpeech {
  const pauses = sentences.map(({ pauseAfterMs }, index) =>
    index < sentences.length - 1 ? samplesOf(pauseAfterMs) : 0,
  );
  const length = sentences.reduce((sum, { pcm }, index) => sum + pcm.length + (pauses[index] ?? 0), 0);
  const joined: JoinedSpeech = {
    pcm: new Int16Array(length),
    sampleRate,
    durationMs: msOf(length),
    words: [],
    visemes: [],
  };
  let at = 0;
  for (const [index, sentence] of sentences.entries()) {
    const offsetMs = msOf(at);
    const later = <T extends { startMs: number; endMs: number }>(timed: T): T => ({
      ...timed,
      startMs: timed.startMs + offsetMs,
      endMs: timed.endMs + offsetMs,
    });
    joined.pcm.set(sentence.pcm, at);
    joined.words.push(...sentence.words.map(later));
    joined.visemes.push(...sentence.visemes.map(later));
    at += sentence.pcm.length + (pauses[index] ?? 0);
    rest(joined.visemes, msOf(at));
  }
  return joined;
}

/** The mouth is shut until then. */
function rest(visemes: SpokenViseme[], untilMs: number): void {
  const last = visemes.at(-1);
  if (!last || last.endMs >= untilMs) return;
  if (last.id === 'sil') last.endMs = untilMs;
  else visemes.push({ id: 'sil', startMs: last.endMs, endMs: untilMs, weight: 0 });
}
