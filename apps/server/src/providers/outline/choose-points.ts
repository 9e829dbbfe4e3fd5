import type { PagePlan } from './plan-pages.ts';
import type { Sentence } from './material.ts';
import { captionMark } from './join-broken.ts';
import { noteOf } from './note-of.ts';
import { isSayable } from './sayable.ts';
import type { SceneRules } from './scene-rules.ts';
import { isWhole, pointsBack, pointSize, shortenPoint } from './shorten-point.ts';

/** `isWhole`: its sentence says no more. `isListed`: it is one of several. */
export type Point = { text: string; block: number; isWhole: boolean; isListed: boolean };

/** A connective before what is said may go. */
const mostLeads = 4;
const leastPoints = 3;
/** As long as a point is read at a glance, and as much as all of a page: what is longer is rather said than shown. */
const glance = 24;
const mostOnPage = 96;
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
  /^(?:this|these|that|those|it|they|he|she|such|there|each side|the (?:practice|latter|former|same|other)|a similar|one of (?:them|these|those)|among others)\b|^(?:这|那|它|他|她|其(?!中|他|它|实)|此(?!外)|该)/iu;

/** A list of so many short points is shown whole, on two pages where one has no room for it. */
const mostOfList = 12;

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

/** A list that is so much of a page is seen on it, whatever else there is. */
const leastOfPage = 1 / 3;

/**
 * Of a list all is shown or nothing, so that nobody takes a part for the whole; then what else there is room for. What is too
 * long to be shown is chosen from. `isTight`: a table or a picture leaves no room for more points.
 */
function withWholeLists(
  chosen: readonly Candidate[],
  all: readonly Candidate[],
  { lists, size, most, isTight }: Room,
): Candidate[] {
  let shown = [...chosen];
  for (const list of lists) {
    const own = new Set(list);
    const items = all.filter(({ sentence }) => own.has(sentence));
    const isMuch = items.length >= all.length * leastOfPage;
    const isPart =
      (isMuch || shown.some((each) => items.includes(each))) && !items.every((each) => shown.includes(each));
    const isShort = items.every(({ text }) => pointSize(text) <= size * 1.6);
    if (!isPart || !isShort || items.length > mostOfList) continue;
    const others = shown.filter((each) => !items.includes(each));
    if (isTight && items.length > most) {
      // Said, and not shown, where there is anything else to show.
      if (others.length > 0) shown = others;
    } else {
      const rest = others.filter(({ sentence }) => sentence.list === undefined);
      shown = [...items, ...rest.slice(0, Math.max(0, most - items.length))];
      break;
    }
  }
  return shown;
}

type Room = { lists: readonly Sentence[][]; size: number; most: number; isTight: boolean };
type Candidate = { sentence: Sentence; text: string };

/** How much room a point takes as the note that it becomes. */
function shownSize(text: string): number {
  const { label = '', text: said } = noteOf(text);
  return pointSize(label) + pointSize(said);
}

/** The points of a page, in the order of the document. */
export function choosePoints(
  plan: PagePlan,
  worthOf: (sentence: Sentence) => number,
  { most: mostPoints, size: mostSize, isTight = false }: SceneRules['points'] & { isTight?: boolean },
): Point[] {
  const lists = listsOf(plan);
  const list = mainList(plan, lists);
  const asPoint = (sentence: Sentence) => ({ sentence, text: shortenPoint(sentence.text) });
  const all = (list ?? plan.sentences)
    .map(asPoint)
    .filter(({ text }) => text.length > 1 && !captionMark.test(text));
  const whole = all.filter(({ sentence, text }) => isWhole(text, sentence.isItem) && isSayable(text));
  const candidates = whole.length >= leastCandidates ? whole : all;
  const byWorth = candidates.toSorted((one, other) => rank(other) - rank(one));
  function rank({ sentence, text }: Candidate): number {
    const tooLong = Math.max(0, shownSize(text) - glance) / 16;
    return (
      worthOf(sentence) -
      tooLong -
      (leansBack.test(text) || pointsBack.test(text) ? 1 : 0) -
      (/[?？]$/u.test(sentence.text) ? 1 : 0)
    );
  }
  const chosen: Candidate[] = [];
  let room = mostOnPage;
  const most = list ? mostPoints + 1 : mostPoints;
  for (const each of byWorth) {
    if (chosen.length === most) break;
    if (pointSize(each.text) > mostSize * 1.6 && chosen.length >= 1) continue;
    if (!list && chosen.length >= leastPoints && shownSize(each.text) > room) continue;
    // Lines of one list are alike.
    const isSaid = chosen.some(
      ({ sentence, text }) =>
        text === each.text || (!list && likeness(sentence.terms, each.sentence.terms) > sameShare),
    );
    if (isSaid) continue;
    chosen.push(each);
    room -= shownSize(each.text);
  }
  const shown = withWholeLists(chosen, all, { lists, size: mostSize, most, isTight });
  return all
    .filter((each) => shown.includes(each))
    .map(({ sentence, text }) => ({
      text,
      block: sentence.block,
      isListed: sentence.list !== undefined,
      isWhole: pointSize(sentence.text) <= pointSize(text) + mostLeads,
    }));
}
