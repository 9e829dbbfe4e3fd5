/** Takes turns among phrases that mean the same: a kind of phrase comes back only after all others of its kind. */
export type Turns = (kind: string, phrases: readonly [string, ...string[]]) => string;

/** Turns of one talk, from a place on. The same talk takes them in the same order, so its words are the same each time. */
export function takeTurns(start = 0): Turns {
  const taken = new Map<string, number>();
  return (kind, phrases) => {
    const turn = taken.get(kind) ?? start;
    taken.set(kind, turn + 1);
    return phrases[turn % phrases.length] ?? phrases[0];
  };
}
