/** What a show is doing. */
export const showStates = [
  'idle',
  'loading',
  'playing',
  'paused',
  'asking',
  'answering',
  'resuming',
  'ended',
] as const;

export type ShowState = (typeof showStates)[number];

/**
 * What can happen: somebody plays, pauses, jumps or asks; sound starts (`ready`), is refused by the browser, or runs out
 * while more is to come (`starve`); an answer begins; it is over or nobody wants it (`back`); the last page is over.
 */
export type ShowEvent =
  | 'play'
  | 'pause'
  | 'ask'
  | 'ready'
  | 'refused'
  | 'starve'
  | 'answer'
  | 'back'
  | 'finish'
  | 'rest';

const table: Record<ShowState, Partial<Record<ShowEvent, ShowState>>> = {
  idle: { play: 'loading', ask: 'asking', rest: 'paused' },
  loading: {
    ready: 'playing',
    play: 'loading',
    pause: 'paused',
    ask: 'asking',
    refused: 'paused',
    finish: 'ended',
  },
  playing: {
    play: 'loading',
    pause: 'paused',
    refused: 'paused',
    starve: 'loading',
    ask: 'asking',
    finish: 'ended',
  },
  paused: { play: 'loading', ask: 'asking', rest: 'paused' },
  asking: { answer: 'answering', back: 'resuming' },
  answering: { ask: 'asking', back: 'resuming' },
  resuming: {
    ready: 'playing',
    play: 'loading',
    pause: 'paused',
    ask: 'asking',
    refused: 'paused',
    starve: 'loading',
    rest: 'paused',
    finish: 'ended',
  },
  ended: { play: 'loading', ask: 'asking', rest: 'paused' },
};

/** What a show does after something happened; undefined when that cannot happen now. */
export const nextState = (state: ShowState, event: ShowEvent): ShowState | undefined => table[state][event];
