import type { Outline, OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { termsOf } from '../answer/search/terms.ts';
import { entryOf } from './page-content.ts';
import { pointSize, standsAlone } from './shorten-point.ts';

// What of the material is said first, and what once more at the end.

/** Why a thing is told: what depends on it, what threatens, what is wanted. */
const matters =
  /\b(?:important|importance|essential|critical(?:ly)?|crucial|urgent|vital|matters?|challenges?|risks?|threat\w*|problems?|needed|necessary|goals?|aims?|purpose|in order to|key (?:to|roles?|reasons?))\b|重要|关键|必要|必须|目的|为了|意义|挑战|问题|风险|威胁|有助于|帮助|离不开|不可或缺/iu;

export const pointsOf = ({ children }: OutlinePage): OutlineLeaf[] =>
  children.filter(({ kind, text }) => kind === 'point' && !/[?？]$/u.test(text));

const isSeveral = /[.!。！]["”]?(?:\s|(?=\p{Script=Han}))/u;

/** What can be remembered: a whole sentence that is neither a word nor a paragraph. */
export const isMemorable = ({ text }: OutlineLeaf, most: number): boolean =>
  pointSize(text) >= 8 &&
  pointSize(text) <= most &&
  standsAlone(text) &&
  !isSeveral.test(text) &&
  entryOf(text).label === undefined;

/** One point for each page of the talk, as far as it has one that is remembered: what matters comes before what stands first. */
export const memorable = (pages: readonly OutlinePage[], most: number): OutlineLeaf[] =>
  pages.flatMap((page) => {
    const points = pointsOf(page).filter((point) => isMemorable(point, most));
    return points.find(({ text }) => matters.test(text)) ?? points[0] ?? [];
  });

const mostOfOpening = 44;
/** What says what a thing is. */
const defines = /(?:是|指|称为)(?!否|不是)|\b(?:is|are|means|refers to)\b/u;

/** The sentence that says why the subject of the talk matters, or the one that says most of it. */
export function openingOf(
  { title }: Outline,
  pages: readonly OutlinePage[],
): { point: OutlineLeaf; isWhy: boolean } | undefined {
  const subject = new Set(termsOf(title));
  const known = pages
    .flatMap(pointsOf)
    .filter((point) => isMemorable(point, mostOfOpening))
    .map((point) => {
      const shared = new Set(termsOf(point.text).filter((term) => subject.has(term))).size;
      const isWhy = matters.test(point.text);
      return { point, isWhy, shared, worth: shared + (isWhy ? 1.5 : 0) };
    })
    .filter(({ point, isWhy, shared }) => shared > (isWhy ? 0 : 1) && (isWhy || defines.test(point.text)));
  return known.toSorted((one, other) => other.worth - one.worth)[0];
}
