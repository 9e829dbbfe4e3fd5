/** How many units have to be changed, left out or put in to make one row of the other; `isSame` compares two of them. */
export function editsBetween(
  said: readonly string[],
  heard: readonly string[],
  isSame = (unit: string, other: string): boolean => unit === other,
): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [index, unit] of said.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (isSame(unit, other) ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
