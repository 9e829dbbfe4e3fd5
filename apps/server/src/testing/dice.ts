/** A small generator with a seed, so that a failing run can be repeated: it answers from 0 up to, but without, `sides`. */
export function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

export type Roll = ReturnType<typeof dice>;
