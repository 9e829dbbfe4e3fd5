import type { PageTrack, TalkReadiness } from '@app/contract/broadcast/schema.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import type { Caption, Hold, ShowState, WordMark } from '@app/player/entry-show.ts';
import { createStore, type StoreApi } from 'zustand';
import { localStore } from '../../lib/storage.ts';
import type { Place, TalkPage } from './rules.ts';

/** What of a page says something, and how the deck puts it where that was said in other words. */
type Spot = { elementId?: string; quote?: string };
/** A sentence of an answer, and where it comes from; pages from 1. */
export type Sentence = Spot & { text: string; page: number | null };
/** Where what is told comes from: its page, from 0, is shown in place of the talk's own, and the element outlined. */
export type Citation = Spot & { page: number };
type Outcome = Extract<AnswerEvent, { kind: 'told' }>['outcome'];

/** A question of this visitor and what came back. */
export type Turn = {
  id: number;
  question: string;
  sentences: readonly Sentence[];
  state: 'waiting' | 'answering' | 'done' | 'stopped' | 'failed';
  outcome?: Outcome;
  /** What might have been meant by a vague question. */
  proposals?: readonly string[];
  /** Who answered. */
  engine?: string;
  /** No sentence of it could be heard. */
  silent?: boolean;
  fault?: string;
  /** It failed, and another try would too. */
  isFinal?: boolean;
};

/** How much of the presenter a viewer wants to see. */
export const presenterWishes = ['shown', 'small', 'hidden'] as const;
export type PresenterWish = (typeof presenterWishes)[number];

/** What a viewer who sees this much of the presenter gets next. */
export const nextWish = (wish: PresenterWish): PresenterWish =>
  presenterWishes[(presenterWishes.indexOf(wish) + 1) % presenterWishes.length] ?? 'shown';

/** What a viewer likes; kept for the next talk. */
export type Likes = {
  rate: number;
  volume: number;
  muted: boolean;
  captions: boolean;
  presenter: PresenterWish;
};

export type StageState = Likes & {
  pages: readonly TalkPage[];
  tracks: readonly (PageTrack | undefined)[];
  /** `closed`: nobody wanted to hear it yet; `opening`: the player is on its way. */
  phase: 'closed' | 'opening' | ShowState;
  /** The player is here, so the presenter can come to life. */
  isWarm: boolean;
  /** It plays without sound until somebody wants to hear it. */
  isSilent: boolean;
  page: number;
  /** In steps, for clocks and lines; the sound itself is finer. */
  pageMs: number;
  /** The word of the page that is spoken. */
  word: number;
  caption: Caption | undefined;
  /** The words that the caption's places belong to: the page's, or the answer's. */
  captionWords: readonly WordMark[];
  captionWord: number;
  /** The page goes on, but what comes next is not there yet. */
  waiting: boolean;
  /** The film or sound that the speech waits for. */
  held: Hold | undefined;
  /** Where the speech of a page waits for films; undefined until what plays them is here. */
  holdsOf: ((page: TalkPage, track: PageTrack | undefined) => readonly Hold[]) | undefined;
  fault: boolean;
  /** What of the talk is still on its way; undefined while nobody asked. */
  readiness: TalkReadiness | undefined;
  /** Where the last visit ended, until somebody plays. */
  resume: Place | undefined;
  turns: readonly Turn[];
  /** While an answer is given. */
  cited: Citation | undefined;
};

export type StageStore = StoreApi<StageState>;

const likesKey = 'stage';
export const usualLikes: Likes = { rate: 1, volume: 1, muted: false, captions: true, presenter: 'shown' };

export function keptLikes(): Likes {
  try {
    const kept = JSON.parse(localStore.get(likesKey) ?? '{}') as Partial<Likes>;
    const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
    return {
      rate: number(kept.rate, usualLikes.rate),
      volume: number(kept.volume, usualLikes.volume),
      muted: kept.muted === true,
      captions: kept.captions !== false,
      presenter: presenterWishes.find((wish) => wish === kept.presenter) ?? usualLikes.presenter,
    };
  } catch {
    return usualLikes;
  }
}

export function keepLikes({ rate, volume, muted, captions, presenter }: Likes): void {
  localStore.set(likesKey, JSON.stringify({ rate, volume, muted, captions, presenter }));
}

type Opening = { start: Place; likes: Likes; isSilent: boolean; turns?: readonly Turn[] };

/** What is on stage, for everything that shows it. */
export function createStageStore(
  pages: readonly TalkPage[],
  { start, likes, isSilent, turns = [] }: Opening,
): StageStore {
  const isResumed = start.page > 0 || start.ms > 0;
  return createStore<StageState>(() => ({
    ...likes,
    pages,
    tracks: pages.map(() => undefined),
    phase: 'closed',
    isWarm: false,
    isSilent,
    page: start.page,
    pageMs: start.ms,
    word: -1,
    caption: undefined,
    captionWords: [],
    captionWord: -1,
    waiting: false,
    held: undefined,
    holdsOf: undefined,
    fault: false,
    readiness: undefined,
    resume: isResumed ? start : undefined,
    turns,
    cited: undefined,
  }));
}
