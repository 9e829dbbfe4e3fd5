import type { PagePlan } from './plan-pages.ts';
import type { Sentence } from './material.ts';
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

/** A list that is most of a page is the page. */
function listOf({ sentences }: PagePlan): Sentence[] | undefined {
  const lists = new Map<number, Sentence[]>();
  for (const item of sentences.filter(({ isItem }) => isItem))
    lists.set(item.block, [...(lists.get(item.block) ?? []), item]);
  const [longest] = [...lists.values()].toSorted((one, other) => other.length - one.length);
  return longest && longest.length >= leastPoints && longest.length * 2 >= sentences.length
    ? longest
    : undefined;
}

/** The points of a page, in the order of the document. */
export function choosePoints(
  plan: PagePlan,
  worthOf: (sentence: Sentence) => number,
  { most: mostPoints, size: mostSize }: SceneRules['points'],
): Point[] {
  const list = listOf(plan);
  const asPoint = (sentence: Sentence) => ({ sentence, text: shortenPoint(sentence.text) });
  const all = (list ?? plan.sentences).map(asPoint).filter(({ text }) => text.length > 1);
  const whole = all.filter(({ sentence, text }) => isWhole(text, sentence.isItem));
  const candidates = whole.length >= leastCandidates ? whole : all;
  const byWorth = candidates.toSorted((one, other) => rank(other) - rank(one));
  function rank({ sentence, text }: { sentence: Sentence; text: string }): number {
    const tooLong = Math.max(0, pointSize(text) - mostSize) / 12;
    return worthOf(sentence) - tooLong - (leansBack.test(text) ? 1 : 0) - (/[?？]$/u.test(text) ? 1 : 0);
  }
  const chosen: typeof candidates = [];
  const most = list ? mostPoints + 1 : mostPoints;
  for (const each of byWorth) {
    if (chosen.length === most) break;
    if (pointSize(each.text) > mostSize * 1.6 && chosen.length >= 1) continue;
    const isSaid = chosen.some(({ sentence }) => likeness(sentence.terms, each.sentence.terms) > sameShare);
    if (!isSaid) chosen.push(each);
  }
  return candidates
    .filter((each) => chosen.includes(each))
    .map(({ sentence, text }) => ({ text, block: sentence.block }));
}
