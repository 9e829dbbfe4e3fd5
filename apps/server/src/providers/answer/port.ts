import type { CellPlace, EarlierQuestion } from '@app/contract/conversation/schema.ts';
import type { Design } from '@app/deck/design.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { CutSentence } from '../tts/port.ts';

/**
 * Which way pages are cut into lines, sentences and words. What is kept of a page is cut anew when it was cut another
 * way: whoever changes what `cutPage` makes of a page raises it.
 */
export const cutterVersion = 7;

/** The words of a text as the index needs them: cutting takes most of the time of making an index, so it is done once. */
export type CutWords = {
  /** As `termsOf` has them, with spaces between. */
  terms: string;
  /** As `cutTold` has them, with tabs between. */
  told: string;
};

/** What a passage is: a sentence that is spoken, or what stands on the slide. Notes become scripts, so they are none of their own. */
export const passageKinds = ['script', 'title', 'slide', 'cell', 'alt'] as const;
export type PassageKind = (typeof passageKinds)[number];

/** Something that can be said in an answer: a sentence of a script, a line of a slide, a row of a table or chart, what a picture shows. */
export type Passage = {
  page: number;
  text: string;
  kind: PassageKind;
  /** The element of the slide that says it, or shows what is said. */
  elementId?: string;
  /** How deep a line stands in a list: what stands deeper below a line is said of it. */
  depth?: number;
  /** The cell of that table or chart, where it was read from one. */
  cell?: CellPlace;
  /** A sentence of a script, cut exactly as its page speaks it. */
  cut?: CutSentence;
  words?: CutWords;
  /** What it means (`writeMeaning`), where that is known. */
  meaning?: string;
};

/** A page with its title, whose words count for everything on it. */
export type PageOfPassages = { page: number; title: string; words?: CutWords };

/** What is said to a talk without asking for something of the deck, or asked about the talk itself. */
export type Remark =
  | 'hear'
  | 'greeting'
  | 'thanks'
  | 'again'
  | 'pace'
  | 'next'
  | 'back'
  | 'here'
  | 'pageCount'
  | 'pagesLeft'
  | 'takeaways'
  | 'summary'
  | 'whole'
  | 'maker'
  | 'robot'
  | 'goodbye'
  | 'insult';

/** The kind of answer that is not there: also how two things differ, or one of them. */
export type Lack =
  | { kind: 'number' | 'money' | 'date' | 'person' | 'time' | 'often' | 'difference' }
  | { kind: 'thing'; thing: string };

/** What an engine finds: the words to say, each with the page it comes from. */
export type FoundAnswer = {
  /** `near`: it does not say so outright, but this comes closest. */
  outcome: 'found' | 'near' | 'none';
  sentences: readonly Passage[];
  /** It asks for more than one sentence of the deck, or for none. */
  remark?: Remark | 'noPage' | 'vague' | 'noWords' | 'otherLanguage';
  /** What was asked for as it stands, such as a page by its number or a cell of a table: nobody could say it better. */
  isExact?: boolean;
  /** What was asked for, and the deck does not say: then the sentences are only about it. */
  lacks?: Lack;
  /** Where the sentences surely say yes or no to a question that asks for it. */
  verdict?: 'yes' | 'no';
  /** A vague question: the pages that it may be about; all of them where it names nothing. */
  about?: readonly number[];
};

/** A question with what it may refer to. */
export type DeckQuestion = {
  question: string;
  /** The page on stage, from 1. */
  page: number;
  /** What the same listener asked before, the newest last. */
  earlier: readonly EarlierQuestion[];
};

/** A page whose script stands as it was spoken. */
export type SpokenPage = { id: string; revision: number };

/** A page as it is stored: its script and its elements are JSON that nobody has parsed yet, because that takes time. */
export type StoredPage = {
  id: string;
  layoutId: string | null;
  /** As much of its design as its words need. */
  design: Design;
  deckVersion: number;
  script: string | null;
  /** A list of `{ body, version }`. */
  elements: string;
};

/** A page cut into what can be said in an answer, its words ready for an index. It does not know its place in the deck. */
export type CutPage = {
  title: string;
  words: CutWords;
  language: ContentLanguage;
  passages: readonly (Omit<Passage, 'page' | 'words' | 'cell'> & { words: CutWords })[];
  /** Its tables and charts, as the provider reads them. */
  grids: readonly object[];
};

/** A cut page, and whether what it means was read, as far as that can be. */
export type ReadPage = CutPage & { isMeant: boolean };

/** A page of a deck and what it was cut into: another edition is another text. */
export type PagePlace = SpokenPage & { isSpoken: boolean; edition: string };

/** A deck to be asked. */
export type DeckSource = {
  projectId: string;
  /** The name of what the deck says: with another one its pages are looked at anew. */
  revision: string;
  /** Its pages in their order. */
  places(): Promise<readonly PagePlace[]>;
  /** Cut pages as JSON, which is for others to parse; one that is gone is left out. */
  editions(names: readonly string[]): AsyncIterable<{ edition: string; page: string }>;
};

/** A passage with the language of its page, and the page if it has been spoken. */
export type FoundPassage = Passage & { language: ContentLanguage; spokenPage?: SpokenPage };

/** A passage that a question may be answered from, and how much of the question it holds, from 0 to 1. */
export type RetrievedPassage = FoundPassage & { score: number };

/** What was found in a deck of so many pages. */
export type DeckAnswer = Omit<FoundAnswer, 'sentences' | 'about'> & {
  sentences: readonly FoundPassage[];
  /** The question as it would stand alone, where it refers to those before it. */
  understood?: string;
  pages: number;
  /** Of the whole deck what it covers, of what comes next or is on stage the title. */
  topics: readonly string[];
  /** Questions that the deck answers, where a vague one is asked back. */
  proposals: readonly string[];
};

/** Reads decks and finds answers in them, without keeping anybody else waiting. */
export type AnswerProvider = {
  readonly name: string;
  /** Cuts a page, so that it can be kept; somebody may wait for it. */
  cut(page: StoredPage, isAwaited: boolean): Promise<ReadPage>;
  /** Whether what pages mean can be read now. */
  readsMeanings(): boolean;
  /** Loads now what the first question would have to wait for. */
  warmUp(): void;
  answer(deck: DeckSource, asked: DeckQuestion): Promise<DeckAnswer>;
  /** The best passages of the best pages, for whoever writes an answer from them; page by page, the best page first. */
  retrieve(deck: DeckSource, asked: DeckQuestion): Promise<readonly RetrievedPassage[]>;
  /** The language of each page. */
  languagesOf(deck: DeckSource): Promise<readonly ContentLanguage[]>;
  /** Questions that the deck answers: those of the given ones, or else some of its own. */
  offer(deck: DeckSource, given: readonly string[]): Promise<readonly string[]>;
  close(): Promise<void>;
};
