/** What a bench measured: each figure, and what it should be. */
export type Goal = { op: '<=' | '>='; value: number };
export type Result = {
  figures: Record<string, number>;
  goals: Record<string, Goal>;
  /** What a figure means, for the table. */
  notes: Record<string, string>;
};

const holds = (figure: number, { op, value }: Goal): boolean =>
  op === '<=' ? figure <= value : figure >= value;

/** Prints a table for people and, as the last line, one JSON object for programs. */
export function report(bench: string, { figures, goals, notes }: Result): boolean {
  const missed = Object.entries(goals).filter(([name, goal]) => !holds(figures[name] ?? Number.NaN, goal));
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  console.log(`\n${bench}`);
  for (const [name, figure] of Object.entries(figures)) {
    const goal = goals[name];
    const verdict = goal ? `${goal.op} ${goal.value} ${holds(figure, goal) ? 'met' : 'MISSED'}` : '';
    console.log(
      `  ${name.padEnd(width)}  ${String(figure).padStart(12)}  ${verdict.padEnd(18)}  ${notes[name] ?? ''}`.trimEnd(),
    );
  }
  const met = missed.length === 0;
  console.log(JSON.stringify({ bench, figures, goals, met }));
  return met;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that 95 of 100 do not exceed. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
