import type { MeaningProvider } from '../meaning/port.ts';
import { writeMeaning } from '../meaning/vector.ts';
import type { AnswerProvider, DeckQuestion, DeckSource } from './port.ts';
import type { Meanings } from './thread-messages.ts';
import { createAnswerThreads, type ThreadsOptions } from './threads.ts';

/** Of a page with more, as large tables have, the first ones: whoever saves it waits for them. */
const mostMeant = 100;

/** The embedded answers: threads that cut and search decks, and what tells what pages and questions mean. */
export function createAnswerProvider({
  meaning,
  ...options
}: ThreadsOptions & { meaning: MeaningProvider }): AnswerProvider {
  const threads = createAnswerThreads(options);

  async function meaningsOf(questions: readonly string[]): Promise<Meanings> {
    const meanings = await meaning.of(questions, 'asked');
    return new Map(
      questions.flatMap((question, at) => {
        const known = meanings[at];
        return known ? [[question, known] as const] : [];
      }),
    );
  }

  /** What the questions mean that the engine may ask: this one, and as it stands alone. */
  async function meaningsFor(deck: DeckSource, asked: DeckQuestion): Promise<Meanings> {
    const alone = asked.earlier.length === 0 ? [] : await threads.complete(deck, asked);
    return meaningsOf([...new Set([asked.question, ...alone])]);
  }

  return {
    name: 'embedded',
    readsMeanings: meaning.works,
    async cut(stored, isAwaited) {
      const page = await threads.cut(stored);
      const read = page.passages.slice(0, mostMeant).map(({ text }) => text);
      const meanings = await meaning.of(read, isAwaited ? 'written' : 'ahead');
      const isMeant = read.every((text, at) => meanings[at] !== undefined || !meaning.reads(text));
      // Half a page would be told from its one half.
      if (!isMeant) return { ...page, isMeant };
      const passages = page.passages.map((passage, at) => {
        const known = meanings[at];
        return known ? { ...passage, meaning: writeMeaning(known) } : passage;
      });
      return { ...page, passages, isMeant };
    },
    warmUp() {
      threads.warmUp();
      meaning.warmUp();
    },
    answer: async (deck, asked) => threads.answer(deck, asked, await meaningsFor(deck, asked)),
    retrieve: async (deck, asked) => threads.retrieve(deck, asked, await meaningsFor(deck, asked)),
    languagesOf: threads.languagesOf,
    offer: async (deck, given) => threads.offer(deck, given, await meaningsOf(given)),
    async close() {
      await Promise.all([threads.close(), meaning.close()]);
    },
  };
}
