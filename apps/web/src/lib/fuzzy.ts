/**
 * How well what was typed fits a text: 0 is not at all. Letters may be left out but not swapped; a text that begins
 * with it comes first, then one with a word that does, then one that has it in one piece.
 */
export function fitness(typed: string, text: string): number {
  const wanted = typed.trim().toLowerCase();
  const given = text.toLowerCase();
  if (wanted === '') return 1;
  const start = given.indexOf(wanted);
  if (start === 0) return 100;
  if (start > 0) return /[\s/·-]/.test(given[start - 1] ?? '') ? 80 : 60;
  return scattered(wanted.replaceAll(/\s+/g, ''), given);
}

/** All letters in their order; the closer together, the better. */
function scattered(wanted: string, given: string): number {
  let from = 0;
  let gaps = 0;
  for (const letter of wanted) {
    const found = given.indexOf(letter, from);
    if (found === -1) return 0;
    if (from > 0) gaps += found - from;
    from = found + letter.length;
  }
  return Math.max(1, 40 - gaps);
}

/** The things that fit, the best first; equals keep their order. */
export function bestFits<T>(
  typed: string,
  things: readonly T[],
  textsOf: (thing: T) => readonly string[],
): T[] {
  return things
    .map((thing) => ({ thing, score: Math.max(0, ...textsOf(thing).map((text) => fitness(typed, text))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}
