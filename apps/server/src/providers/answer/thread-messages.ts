import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { Meaning } from '../meaning/port.ts';
import type { CutPage, DeckAnswer, DeckQuestion, PagePlace, RetrievedPassage, StoredPage } from './port.ts';

/** A deck as it stands at a moment. */
export type DeckName = { projectId: string; revision: string };

/** What questions mean, by their words. */
export type Meanings = ReadonlyMap<string, Meaning>;

/** What a thread is asked to do, nearly always with one deck. The pages that it lacks come one after the other, then `whole`. */
export type Work =
  | { kind: 'warm' }
  | { kind: 'cut'; stored: StoredPage }
  | { kind: 'lacks'; editions: readonly string[] }
  | { kind: 'page'; edition: string; page: string }
  | { kind: 'whole'; places: readonly PagePlace[] }
  | { kind: 'drop' }
  | { kind: 'complete'; asked: DeckQuestion }
  | { kind: 'answer'; asked: DeckQuestion; meanings: Meanings }
  | { kind: 'retrieve'; asked: DeckQuestion; meanings: Meanings }
  | { kind: 'languages' }
  | { kind: 'offer'; given: readonly string[]; meanings: Meanings };

/** What comes back, by the kind of work. */
export type Results = {
  warm: undefined;
  cut: CutPage;
  lacks: readonly string[];
  page: undefined;
  whole: undefined;
  drop: undefined;
  complete: readonly string[];
  answer: DeckAnswer;
  retrieve: readonly RetrievedPassage[];
  languages: readonly ContentLanguage[];
  offer: readonly string[];
};

export type ToThread = { id: number; deck: DeckName; work: Work };

/** `unknown`: the thread does not have the deck, or no longer. */
export type FromThread = { id: number } & (
  | { kind: 'done'; result: Results[keyof Results] }
  | { kind: 'unknown' }
  | { kind: 'failed'; reason: string }
);
