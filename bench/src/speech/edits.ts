/** How many units have to be changed, left out or put in to make one row of the other. */
export function editsBetween(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [index, unit] of said.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (unit === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
