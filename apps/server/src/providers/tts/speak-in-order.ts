import type { SpeakOptions, SpeechSentence, SpokenSentence } from './port.ts';

type Speak = (sentence: SpeechSentence, options: SpeakOptions) => Promise<SpokenSentence>;

/** Speaks sentences a few at a time and hands them out in their order. Who stops listening stops the work. */
export async function* speakInOrder(
  sentences: readonly SpeechSentence[],
  speak: Speak,
  { signal, urgent = false }: SpeakOptions,
  atOnce: number,
): AsyncGenerator<SpokenSentence> {
  const left = new AbortController();
  const options = { urgent, signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal };
  const running: Promise<SpokenSentence>[] = [];
  let started = 0;
  const startMore = (): void => {
    while (running.length < atOnce && started < sentences.length) {
      const sentence = sentences[started++];
      if (!sentence) return;
      const spoken = speak(sentence, options);
      // It is awaited later; until then a failure must not count as unhandled.
      spoken.catch(() => undefined);
      running.push(spoken);
    }
  };
  try {
    for (startMore(); running.length > 0; startMore()) {
      const spoken = await running.shift();
      if (spoken) yield spoken;
    }
  } finally {
    left.abort();
  }
}
