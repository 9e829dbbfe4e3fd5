import type { AnswerFeature, Candidate, RankFeature, Tongue } from './features.ts';
import { type Line, valueOf } from './model.ts';
import type { Near } from './nearness.ts';

/** What words say of a page together with how near it comes to what is asked. */
export type NearFeature = 'words' | keyof Near;
export const nearFeatures = ['words', 'text', 'window', 'page'] as const satisfies NearFeature[];

/** Which page answers, and whether any does: by words alone, and with what the question means where that is known. */
export type FittedLines = {
  lines: Readonly<Record<Tongue, { rank: Line<RankFeature>; answer: Line<AnswerFeature> }>>;
  near: { rank: Line<NearFeature>; answer: Line<NearFeature> };
};

/** The larger, the likelier this page answers. */
export function rankOf(
  { tongue, features, near }: Candidate,
  { lines, near: nearLines }: FittedLines,
): number {
  const words = valueOf(lines[tongue].rank, features);
  return near ? valueOf(nearLines.rank, { words, ...near }) : words;
}

/** The logarithm of the odds that it answers at all. */
export function oddsOf({ tongue, answer, near }: Candidate, { lines, near: nearLines }: FittedLines): number {
  const words = valueOf(lines[tongue].answer, answer);
  return near ? valueOf(nearLines.answer, { words, ...near }) : words;
}
