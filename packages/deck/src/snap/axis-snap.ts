/** A place where something would stand well. */
export type Candidate = {
  readonly at: number;
  /** Of places that are equally near the one with the lowest wins. */
  readonly rank: number;
  /** Whether it counts while the thing is here on the other axis; absent: always. */
  readonly fits?: (across: number) => boolean;
};

/** How near something must come to be caught, and how far it must be pulled to be free again. */
export type Reach = { readonly enter: number; readonly leave: number };

/** What feels right on a screen, in pixels (editor design 2). */
const screenReach: Reach = { enter: 6, leave: 9 };

/** The reach in units of the slide where a unit has so many pixels. */
export const reachAt = (scale: number): Reach => ({
  enter: screenReach.enter / scale,
  leave: screenReach.leave / scale,
});

/** What an axis holds: nothing, or one place until it is left. */
export type AxisSnap<C extends Candidate> = (
  wanted: number,
  across: number,
) => { value: number; held: C | undefined };

/** Catches a number at the candidates' places. One winner is kept until it is left, so that nothing flickers. */
export function createAxisSnap<C extends Candidate>(all: readonly C[], { enter, leave }: Reach): AxisSnap<C> {
  const sorted = all.toSorted((a, b) => a.at - b.at);
  let held: C | undefined;

  function nearest(wanted: number, across: number): C | undefined {
    let best: C | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let index = firstFrom(sorted, wanted - enter); index < sorted.length; index++) {
      const each = sorted[index];
      if (!each || each.at > wanted + enter) break;
      // A touch nearer is not better: what is meant more often wins among places of the same pixel.
      const distance = Math.abs(each.at - wanted) + each.rank * enter * 0.05;
      if (distance >= least || each.fits?.(across) === false) continue;
      best = each;
      least = distance;
    }
    return best;
  }

  return (wanted, across) => {
    const stays = held && Math.abs(held.at - wanted) <= leave && held.fits?.(across) !== false;
    if (!stays) held = nearest(wanted, across);
    return { value: held ? held.at : wanted, held };
  };
}

/** The first place in a sorted list that is not below a number. */
function firstFrom(sorted: readonly Candidate[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.at ?? least) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
