import type { PagePlan } from './plan-pages.ts';
import type { Sentence } from './material.ts';
import { isSayable } from './sayable.ts';
import type { SceneRules } from './scene-rules.ts';
import { isWhole, pointSize, shortenPoint } from './shorten-point.ts';

export type Point = { text: string; block: number };

const leastPoints = 3;
/** With fewer than this a page tells what it has, as it stands. */
const leastCandidates = 1;
/** Of two sentences that share this much one is enough. */
const sameShare = 0.6;

const likeness = (one: readonly string[], other: readonly string[]): number => {
  const own = new Set(one);
  const shared = new Set(other.filter((term) => own.has(term))).size;
  return shared / Math.max(1, Math.min(own.size, new Set(other).size));
};

const leansBack =
  /^(?:this|these|that|those|it|they|he|she|such)\b|^(?:这|那|它|他|她|其(?!中|他|它|实)|此(?!外)|该)/iu;

/** A list of so many points fits on a page; it is shown whole or not at all. */
const mostOfList = 7;

/** Short lists of a page, the longest first. */
function listsOf({ sentences }: PagePlan): Sentence[][] {
  const lists = new Map<string, Sentence[]>();
  for (const item of sentences)
    if (item.list !== undefined) lists.set(item.list, [...(lists.get(item.list) ?? []), item]);
  return [...lists.values()]
    .filter((list) => list.length >= leastPoints)
    .toSorted((one, other) => other.length - one.length);
}

/** A list that is most of a page is the page. */
const mainList = (plan: PagePlan, [longest]: readonly Sentence[][]): Sentence[] | undefined =>
  longest && longest.length * 2 >= plan.sentences.length ? longest : undefined;

/** With a point of a short list all of it is shown, and what else there is room for. */
function withWholeList(
  chosen: readonly Candidate[],
  all: readonly Candidate[],
  { lists, size, most }: { lists: readonly Sentence[][]; size: number; most: number },
): Candidate[] {
  for (const list of lists) {
    const items = all.filter(({ sentence }) => list.includes(sentence));
    const isShort = items.length <= mostOfList && items.every(({ text }) => pointSize(text) <= size * 1.3);
    if (!isShort || items.length < leastPoints || !chosen.some((each) => items.includes(each))) continue;
    const others = chosen.filter((each) => !items.includes(each) && each.sentence.list === undefined);
    return [...items, ...others.slice(0, Math.max(0, most - items.length))];
  }
  return [...chosen];
}

type Candidate = { sentence: Sentence; text: string };

/** The points of a page, in the order of the document. */
export function choosePoints(
  plan: PagePlan,
  worthOf: (sentence: Sentence) => number,
  { most: mostPoints, size: mostSize }: SceneRules['points'],
): Point[] {
  const lists = listsOf(plan);
  const list = mainList(plan, lists);
  const asPoint = (sentence: Sentence) => ({ sentence, text: shortenPoint(sentence.text) });
  const all = (list ?? plan.sentences).map(asPoint).filter(({ text }) => text.length > 1);
  const whole = all.filter(({ sentence, text }) => isWhole(text, sentence.isItem) && isSayable(text));
  const candidates = whole.length >= leastCandidates ? whole : all;
  const byWorth = candidates.toSorted((one, other) => rank(other) - rank(one));
  function rank({ sentence, text }: Candidate): number {
    const tooLong = Math.max(0, pointSize(text) - mostSize) / 12;
    return (
      worthOf(sentence) - tooLong - (leansBack.test(text) ? 1 : 0) - (/[?？]$/u.test(sentence.text) ? 1 : 0)
    );
  }
  const chosen: Candidate[] = [];
  const most = list ? mostPoints + 1 : mostPoints;
  for (const each of byWorth) {
    if (chosen.length === most) break;
    if (pointSize(each.text) > mostSize * 1.6 && chosen.length >= 1) continue;
    const isSaid = chosen.some(({ sentence }) => likeness(sentence.terms, each.sentence.terms) > sameShare);
    if (!isSaid) chosen.push(each);
  }
  const shown = withWholeList(chosen, all, { lists, size: mostSize, most });
  return all
    .filter((each) => shown.includes(each))
    .map(({ sentence, text }) => ({ text, block: sentence.block }));
}
