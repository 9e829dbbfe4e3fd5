import type { TalkReadiness } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import {
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { queryClient } from '../../lib/query-client.ts';
import { type TalkCalls, talkQuery } from './api.ts';
import { type ShowWindow, StageEngine } from './engine/stage-engine.ts';
import { isBegun, isPreparing, keyWish } from './rules.ts';
import type { StageState } from './store.ts';

export const StageContext = createContext<StageEngine | undefined>(undefined);

export function useEngine(): StageEngine {
  const engine = use(StageContext);
  if (!engine) throw new Error('useEngine is for parts of a stage');
  return engine;
}

/** A piece of what is on stage; the component is shown anew when it changes. */
export const useStage = <T>(pick: (state: StageState) => T): T => useStore(useEngine().store, pick);

/** The engine of a talk, for as long as the component is there. Another talk is another component. */
export function useStageEngine(talk: Talk, calls: TalkCalls, shown?: ShowWindow): StageEngine {
  const [engine] = useState(() => new StageEngine({ talk, calls, client: queryClient, shown }));
  useEffect(() => engine.start(), [engine]);
  return engine;
}

/** A talk that is being prepared is asked for again after this time. */
const askAgainMs = 4000;

/**
 * A talk and how its loading went. Who waits gets it when something of it can be heard, and is told until then. Asked of
 * the query client without `useQuery`: that is 2.3 kB more before a visitor sees the talk, and nothing is shown anew.
 */
export function useTalk(calls: TalkCalls, waits = false) {
  const [found, setFound] = useState<{ talk?: Talk; error?: Error; waitsFor?: 'voice' | 'owner' }>({});
  const [turn, setTurn] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- `turn` asks for it again
  useEffect(() => {
    const query = talkQuery(calls);
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (waitsFor: 'voice' | 'owner') => {
      setFound({ waitsFor });
      timer = setTimeout(() => look(() => wait(waitsFor)), askAgainMs);
    };
    const look = (onError: (error: Error) => void) =>
      void queryClient.fetchQuery(query).then(
        (talk) => {
          if (isGone) return;
          if (waits && isPreparing(talk.pages)) wait(isBegun(talk.pages) ? 'voice' : 'owner');
          else setFound({ talk });
        },
        (error: Error) => isGone || onError(error),
      );
    setFound({});
    look((error) => setFound({ error }));
    return () => {
      isGone = true;
      clearTimeout(timer);
      // Ends what is under way, too: the next visit asks anew.
      queryClient.removeQueries(query);
    };
  }, [calls, waits, turn]);
  return { ...found, retry: () => setTurn((before) => before + 1) };
}

/** What of a talk can be heard is asked again after this time. */
const readinessMs = 3000;

/** How much of a talk can be heard, asked again and again while that is wanted. Who cannot be told goes without. */
export function useReadiness(calls: TalkCalls, isWanted: boolean): TalkReadiness | undefined {
  const [found, setFound] = useState<TalkReadiness>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const now = await calls.readiness(end.signal).catch(() => undefined);
      if (end.signal.aborted) return;
      setFound(now);
      timer = setTimeout(() => void look(), readinessMs);
    };
    void look();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [calls, isWanted]);
  return found;
}

/** The same of the talk on stage, until all that is under way has come, and whenever it is waited for. */
export function useStageReadiness(engine: StageEngine, calls: TalkCalls): TalkReadiness | undefined {
  const isWaiting = useStore(engine.store, (state) => state.waiting);
  const isGrowing = useStore(engine.store, ({ pages, readiness }) =>
    readiness ? readiness.waiting.length > 0 : pages.some(({ broadcast }) => broadcast?.complete === false),
  );
  const readiness = useReadiness(calls, isWaiting || isGrowing);
  useEffect(() => engine.store.setState({ readiness }), [engine, readiness]);
  return readiness;
}

const queryOf = (query: string) => (changed: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};
const lessMotion = '(prefers-reduced-motion: reduce)';

export const useLessMotion = (): boolean =>
  useSyncExternalStore(queryOf(lessMotion), () => window.matchMedia(lessMotion).matches);

const going: readonly StageState['phase'][] = ['opening', 'loading', 'playing', 'resuming'];

/** Plays while it can be seen and makes no sound. Somebody who stops it has stopped it; who wants no motion starts it. */
export function useAutoplay(engine: StageEngine, frame: RefObject<HTMLElement | null>): void {
  const still = useLessMotion();
  useEffect(() => {
    const watched = frame.current;
    engine.warmUp();
    if (!watched || still) return undefined;
    /** Whether it stands because nobody sees it. */
    let waits = engine.store.getState().isSilent;
    const observer = new IntersectionObserver(
      (entries) => {
        const { phase, isSilent } = engine.store.getState();
        if (!isSilent) return;
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        if (isSeen && waits) void engine.play();
        else if (!isSeen && going.includes(phase)) engine.pause();
        else return;
        waits = !isSeen;
      },
      { threshold: 0.3 },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [engine, frame, still]);
}

const standing: readonly StageState['phase'][] = ['closed', 'idle', 'paused', 'ended'];

/** Tells whether the talk goes on, questions and their answers included. */
export function useGoing(engine: StageEngine, onGoing?: (isGoing: boolean) => void): void {
  const isGoing = useStore(engine.store, ({ phase }) => !standing.includes(phase));
  useEffect(() => onGoing?.(isGoing), [isGoing, onGoing]);
}

/** How long the face goes on living in a talk that stands. */
const restMs = 1200;

/** A talk that stands is a still picture: nothing moves that nobody can stop, and nothing is drawn for nobody. */
export function useRest(engine: StageEngine): void {
  const isGoing = useStore(engine.store, ({ phase }) => going.includes(phase));
  useEffect(() => {
    engine.presenter.rest(false);
    if (isGoing) return undefined;
    const timer = setTimeout(() => engine.presenter.rest(true), restMs);
    return () => clearTimeout(timer);
  }, [engine, isGoing]);
}

export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
  );
  const toggle = useCallback(() => {
    // A browser may refuse it; the stage stays as it is.
    if (document.fullscreenElement) void document.exitFullscreen();
    else void element.current?.requestFullscreen?.().catch(() => undefined);
  }, [element]);
  return { isFull, toggle };
}

type KeyWays = { fullScreen: () => void; ask: () => void };

/** The keys of the stage work wherever the focus is, except where somebody types. */
export function useStageKeys(engine: StageEngine, { fullScreen, ask }: KeyWays): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const wish = event.defaultPrevented ? undefined : keyWish(event, target);
      if (!wish || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      switch (wish.do) {
        case 'toggle':
          return engine.toggle();
        case 'captions':
          return engine.likes.toggleCaptions();
        case 'presenter':
          return engine.likes.stepPresenter();
        case 'mute':
          return engine.likes.toggleMute();
        case 'fullScreen':
          return fullScreen();
        case 'ask':
          engine.questions.ask();
          return ask();
        case 'seek':
          return engine.seekBy(wish.byMs);
        case 'page':
          return engine.turnPage(wish.by);
        case 'volume':
          return engine.likes.setVolume(engine.store.getState().volume + wish.by);
        case 'rate':
          return engine.likes.stepRate(wish.by);
        default:
          return wish satisfies never;
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [engine, fullScreen, ask]);
}
