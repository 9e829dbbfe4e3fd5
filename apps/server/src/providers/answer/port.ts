import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { CutSentence } from '../tts/port.ts';

/** Something that can be said in an answer: a sentence of a script, or a line of a slide. */
export type Passage = {
  page: number;
  text: string;
  kind: 'script' | 'slide';
  /** A sentence of a script, cut exactly as its page speaks it. */
  cut?: CutSentence;
};

/** A page with its title, whose words count for everything on it. */
export type PageOfPassages = { page: number; title: string };

/** What an engine finds: the words to say, each with the page it comes from. */
export type FoundAnswer = {
  /** `near`: it does not say so outright, but this comes closest. */
  outcome: 'found' | 'near' | 'none';
  sentences: readonly Passage[];
  /** Why there is nothing to find: it is a remark, or asks for a page that the deck does not have. */
  remark?: 'greeting' | 'thanks' | 'again' | 'noPage';
};

/** A page whose script stands as it was spoken. */
export type SpokenPage = { id: string; revision: number };

/** A page as it is stored: its script and its elements are JSON that nobody has parsed yet, because that takes time. */
export type StoredPage = SpokenPage & {
  isSpoken: boolean;
  deckVersion: number;
  script: string | null;
  /** A list of `{ body, version }`. */
  elements: string;
};

/** A deck to be asked. */
export type DeckSource = {
  projectId: string;
  /** The name of what the deck says: with another one it is read anew. */
  revision: string;
  /** Its pages in their order; read only when the deck is not known yet. */
  pages(): AsyncIterable<StoredPage>;
};

/** A passage with the language of its page, and the page if it has been spoken. */
export type FoundPassage = Passage & { language: ContentLanguage; spokenPage?: SpokenPage };

/** What was found in a deck of so many pages. */
export type DeckAnswer = Omit<FoundAnswer, 'sentences'> & {
  sentences: readonly FoundPassage[];
  pages: number;
};

/** Reads decks and finds answers in them, without keeping anybody else waiting. */
export type AnswerProvider = {
  readonly name: string;
  /** Loads now what the first question would have to wait for. */
  warmUp(): void;
  answer(deck: DeckSource, question: string): Promise<DeckAnswer>;
  /** The language of each page. */
  languagesOf(deck: DeckSource): Promise<readonly ContentLanguage[]>;
  /** Questions that the deck answers: those of the given ones, or else some of its own. */
  offer(deck: DeckSource, given: readonly string[]): Promise<readonly string[]>;
  close(): Promise<void>;
};
