import type { Outline, OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { termsOf } from '../answer/search/terms.ts';
import { entryOf } from './page-content.ts';
import { pointSize, standsAlone } from './shorten-point.ts';

// What of the material is said first, and what once more at the end.

/** Why a thing is told: what depends on it, what threatens, what is wanted. */
const matters =
  /\b(?:important|importance|essential|critical(?:ly)?|crucial|urgent|vital|matters?|challenges?|risks?|threat\w*|problems?|needed|necessary|goals?|aims?|purpose|in order to|key (?:to|roles?|reasons?))\b|重要|关键|必要|必须|目的|为了|意义|挑战|问题|风险|威胁|有助于|帮助|离不开|不可或缺|不许|不得|禁止|严禁|务必|切勿/iu;

export const pointsOf = ({ children }: OutlinePage): OutlineLeaf[] =>
  children.filter(({ kind, text }) => kind === 'point' && !/[?？]$/u.test(text));

const isSeveral = /[.!。！]["”]?(?:\s|(?=\p{Script=Han}))/u;

/** What can be remembered: a whole sentence that is neither a word nor a paragraph. */
export const isMemorable = ({ text }: OutlineLeaf, most: number): boolean =>
  pointSize(text) >= 8 &&
  pointSize(text) <= most &&
  standsAlone(text) &&
  !speaksTo.test(text) &&
  !pointsBack.test(text) &&
  !isSeveral.test(text) &&
  entryOf(text).label === undefined;

/** Why a subject is told, in a sentence that says it of the subject itself. */
const isReason =
  /是[^，。]{0,14}(?:关键|基础|前提|保证|根本|第一步|必要)|(?:十分|非常|至关|很|更加|尤为)重要|(?:重大|重要|深远)(?:的)?(?:意义|作用|影响)|离不开|不可(?:或缺|缺少)|必不可少|必须|目的(?:是|在于)|有助于|挑战|\b(?:important|importance|essential|critical|crucial|urgent|vital|matters|challenges?|threat\w*|necessary|goals?|aims?|purpose|key to|key role)\b/iu;
/** It takes back half of what it says, or speaks to those who listen. */
const isHalf = /但|不过|然而|\b(?:but|however|although|though)\b/iu;
const speaksTo =
  /^(?:同学们|大家|我们|各位|朋友们|今天|请|你|您|dear|please|today|let)|(?:今天|本)(?:这?节)?课/iu;

/** What points at something that was said before it cannot stand alone. */
const pointsBack = /\b(?:this|these|those|such) \p{Ll}{3,}|\b(?:there|then)$|\bwhere it\b/iu;

/** One point for each page of the talk, as far as it has one that is remembered: what matters comes before what stands first. */
export const memorable = (pages: readonly OutlinePage[], most: number): OutlineLeaf[] =>
  pages.flatMap((page) => {
    const points = pointsOf(page).filter((point) => isMemorable(point, most));
    return points.find(({ text }) => matters.test(text)) ?? points[0] ?? [];
  });

const mostOfOpening = 44;
/** What says what a thing is. */
const defines =
  /^[^，,]{2,16}(?:是指|指的是|是一[种个门项类]|称为)|^[^,;:]{3,50}?\b(?:(?:is|are) (?:an?|the|one)|means|refers? to)\b/iu;

/** The sentence that says why the subject of the talk matters, or the one that says most of it. */
export function openingOf(
  { title }: Outline,
  pages: readonly OutlinePage[],
): { point: OutlineLeaf; isWhy: boolean } | undefined {
  const subject = new Set(termsOf(title));
  const known = pages
    .flatMap(pointsOf)
    .filter((point) => isMemorable(point, mostOfOpening) && !isHalf.test(point.text))
    .map((point) => {
      const shared = new Set(termsOf(point.text).filter((term) => subject.has(term))).size;
      const isWhy = isReason.test(point.text);
      return { point, isWhy, shared, worth: shared + (isWhy ? 1.5 : 0) };
    })
    .filter(({ point, isWhy, shared }) => shared > (isWhy ? 0 : 1) && (isWhy || defines.test(point.text)));
  return known.toSorted((one, other) => other.worth - one.worth)[0];
}
