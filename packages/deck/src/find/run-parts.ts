import type { Run } from '../text.ts';

/** A part of one run: letters from one place to another. */
export type RunPart = { readonly run: number; readonly from: number; readonly to: number };

/** The parts of runs that lie between two places of their paragraph; what is drawn in place of words counts one letter. */
export function runParts(
  runs: readonly Pick<Run, 'text' | 'field'>[],
  start: number,
  end: number,
): RunPart[] {
  let at = 0;
  return runs.flatMap(({ text, field }, run) => {
    const [from, length] = [at, field ? 1 : text.length];
    at += length;
    if (field || from + length <= start || from >= end) return [];
    return [{ run, from: Math.max(0, start - from), to: Math.min(length, end - from) }];
  });
}
