import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { DeckAnswer, DeckQuestion, RetrievedPassage, StoredPage } from './port.ts';

/** What a thread is asked to do with one deck. Its pages come one after the other, then `whole`. */
export type Work =
  | { kind: 'page'; page: number; stored: StoredPage }
  | { kind: 'whole' }
  | { kind: 'drop' }
  | { kind: 'warm' }
  | { kind: 'answer'; asked: DeckQuestion }
  | { kind: 'retrieve'; asked: DeckQuestion }
  | { kind: 'languages' }
  | { kind: 'offer'; given: readonly string[] };

/** What comes back, by the kind of work. */
export type Results = {
  page: undefined;
  whole: undefined;
  drop: undefined;
  warm: undefined;
  answer: DeckAnswer;
  retrieve: readonly RetrievedPassage[];
  languages: readonly ContentLanguage[];
  offer: readonly string[];
};

export type ToThread = { id: number; deck: string; work: Work };

/** `unknown`: the thread does not have the deck, or no longer. */
export type FromThread = { id: number } & (
  | { kind: 'done'; result: Results[keyof Results] }
  | { kind: 'unknown' }
  | { kind: 'failed'; reason: string }
);
