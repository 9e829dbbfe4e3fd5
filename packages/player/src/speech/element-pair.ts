/** What is used of an audio element. */
export type SoundElement = {
  src: string;
  currentTime: number;
  playbackRate: number;
  defaultPlaybackRate: number;
  preservesPitch: boolean;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  addEventListener(name: 'ended' | 'error', listener: () => void): void;
};

/** Two audio elements that take turns: one plays, the other one fetches what comes next. */
export function createElementPair(
  elements: readonly [SoundElement, SoundElement],
  onEnd: (outcome: 'end' | 'failed') => void,
) {
  let active = 0;
  /** What each element holds; the element itself tells a longer address than it was given. */
  const held: (string | undefined)[] = [undefined, undefined];
  const element = () => elements[active] as SoundElement;

  function fetchInto(which: number, url: string): void {
    const target = elements[which];
    if (!target || held[which] === url) return;
    held[which] = url;
    target.src = url;
    target.load();
  }

  elements.forEach((each, which) => {
    each.addEventListener('ended', () => which === active && onEnd('end'));
    each.addEventListener('error', () => {
      // What could not be fetched is fetched anew when it is wanted again, also by the same address.
      held[which] = undefined;
      if (which === active) onEnd('failed');
    });
  });

  return {
    seconds: () => element().currentTime,
    /** Fetches what will be played next. */
    fetchNext: (url: string | undefined): void => {
      if (url !== undefined) fetchInto(1 - active, url);
    },
    /** Plays from somewhere in a sound, and fetches the one that comes next. */
    play(url: string, seconds: number, rate: number, next: string | undefined): Promise<void> {
      if (held[active] !== url && held[1 - active] === url) active = 1 - active;
      // Whoever jumps does not hear both.
      elements[1 - active]?.pause();
      fetchInto(active, url);
      this.setRate(rate);
      element().currentTime = seconds;
      const sounding = element().play();
      this.fetchNext(next);
      return sounding;
    },
    /** Stops the one that plays now, after it has faded away. */
    pauseLater(after: (work: () => void) => () => void): () => void {
      const playing = element();
      return after(() => playing.pause());
    },
    setRate(rate: number): void {
      for (const each of elements) {
        each.preservesPitch = true;
        // Loading sets the rate back to the default one.
        each.defaultPlaybackRate = rate;
        each.playbackRate = rate;
      }
    },
  };
}
