/** Where time comes from, in milliseconds. Nothing in the player reads a clock of its own. */
export type Clock = {
  now(): number;
  /** Calls the listener whenever a new picture is due; the answer stops it. */
  onTick(listener: (now: number) => void): () => void;
};

/** How a page tells that it is about to paint. The browser's own pair fits. */
export type Frames = {
  requestAnimationFrame(listener: () => void): number;
  cancelAnimationFrame(handle: number): void;
};

/** A clock that reads `readMs` (the audio's time, or the page's own) once per painted frame. */
export function liveClock(readMs: () => number, frames: Frames): Clock {
  return {
    now: readMs,
    onTick(listener) {
      let handle = 0;
      const tick = () => {
        handle = frames.requestAnimationFrame(tick);
        listener(readMs());
      };
      handle = frames.requestAnimationFrame(tick);
      return () => frames.cancelAnimationFrame(handle);
    },
  };
}

/** A clock that stands until it is moved: an export steps it frame by frame, a test as it likes. */
export type SteppedClock = Clock & { step(ms: number): void; set(ms: number): void };

export function steppedClock(startMs = 0): SteppedClock {
  let now = startMs;
  const listeners = new Set<(now: number) => void>();
  const set = (ms: number) => {
    now = ms;
    listeners.forEach((listener) => listener(now));
  };
  return {
    now: () => now,
    set,
    step: (ms) => set(now + ms),
    onTick(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
