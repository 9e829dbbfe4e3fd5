import { helperLimits } from '../limits.ts';

const { count: ends } = helperLimits;

/** How the remaining count is shown. */
export type CountClass = 'no' | 'insufficiency' | 'enough' | 'sufficient';

/** The class of a remaining count (spec section 4). */
export function countClass(count: number): CountClass {
  if (count <= ends.no) return 'no';
  if (count <= ends.insufficiency) return 'insufficiency';
  return count <= ends.enough ? 'enough' : 'sufficient';
}
