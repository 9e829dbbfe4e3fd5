type Tools = {
  /** How long it takes until the sound is at a place; undefined while it stands. */
  untilMs(place: number): number | undefined;
  after(ms: number, work: () => void): () => void;
};

/** How soon a place is looked for again that the sound should have come to. */
const lookMs = 10;

/**
 * A place of a page at which something is to be done once, also while nobody looks. It is met when the sound leaves for the
 * ear: what is on its way cannot be held back.
 */
export function createMark({ untilMs, after }: Tools) {
  let mark: { ms: number; work: () => void } | undefined;
  let callOff = () => {};

  /** To be called whenever the sound starts, stops or changes its speed. */
  function watch(): void {
    callOff();
    const left = mark && untilMs(mark.ms);
    if (!mark || left === undefined) return;
    if (left > 0) callOff = after(Math.max(left, lookMs), watch);
    else {
      const { work } = mark;
      mark = undefined;
      work();
    }
  }

  return {
    watch,
    set(ms: number | undefined, work: () => void): void {
      mark = ms === undefined ? undefined : { ms, work };
      watch();
    },
  };
}
