import { fitted } from './fitted.ts';
import { type Candidate, mannerOf } from './search/features.ts';
import { oddsOf, rankOf } from './search/fitted-lines.ts';
import type { Search } from './search/search.ts';

/** Between pages that fit alike the one on stage is meant; no question set tells how much, so it is little. */
const watchedBonus = 0.3;

/** The pages that have to do with a question, the best first. */
export function orderPages(search: Search, question: string, watched: number | undefined) {
  const valued = (candidate: Candidate) =>
    rankOf(candidate, fitted) + (candidate.page === watched ? watchedBonus : 0);
  return search
    .look(question)
    .map((candidate) => ({ candidate, value: valued(candidate) }))
    .toSorted((one, other) => other.value - one.value);
}

/**
 * The page that a question is about, and whether it answers it or comes near; undefined where the deck does not. A page that
 * only opens a part of the talk `says` nothing.
 */
export function choosePage(
  search: Search,
  question: string,
  watched: number | undefined,
  says: (page: number) => boolean = () => true,
): { page: number; outcome: 'found' | 'near' } | undefined {
  const best = orderPages(search, question, watched).find(({ candidate }) => says(candidate.page));
  if (!best) return undefined;
  const { page } = best.candidate;
  const limits = fitted.limits[mannerOf(best.candidate)];
  const odds = oddsOf(best.candidate, fitted);
  if (odds < limits.near) return undefined;
  return { page, outcome: odds < limits.found ? 'near' : 'found' };
}
