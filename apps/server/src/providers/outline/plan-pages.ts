import { keyPhrase, nameSaidOnce } from './key-phrase.ts';
import type { Material, Section, Sentence } from './material.ts';
import { namedByHeadings, ownNameOf } from './page-names.ts';
import { subjectsOf, topicOf } from './topic-of.ts';
import { pointSize } from './shorten-point.ts';
import { wordsIn } from './signs.ts';

/** What one page of the deck tells. */
export type PagePlan = Section & {
  /** Headings that stand below its title in the document. */
  parts: string[];
  /** Its heading stands on another page, too: it is named by what it tells. */
  isShared: boolean;
};

const massOf = ({ sentences, things }: Section): number =>
  sentences.reduce((sum, { text }) => sum + wordsIn(text), 0) + things.length * 60;

const sharedPath = (one: Section, other: Section): number => {
  const [a, b] = [
    [...one.path, one.title],
    [...other.path, other.title],
  ];
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
};

/** Two short names stand in one title. */
const mostOfNames = 26;
const between = ' · ';

/** The names of two chapters that are told together; undefined where both are too long, or one has none of its own. */
function bothNames(one: PagePlan, other: PagePlan): string | undefined {
  const names = [one, other].map(({ title, path }) => path[0] ?? title);
  const isNamed = names.every((name) => name !== '' && !name.includes(between));
  const isNew = names[0] !== names[1] && pointSize(names.join('')) <= mostOfNames;
  if (!isNamed || !isNew) return undefined;
  // What both begin with is said once.
  const [own = '', next = ''] = names;
  const [shared = ''] = /^[^:：]{2,20}[:：]\s?/u.exec(own) ?? [];
  return shared !== '' && next.startsWith(shared)
    ? `${own}${between}${next.slice(shared.length)}`
    : names.join(between);
}

/** Two neighbours as one: under the heading that both stand below, or under that of the larger. */
function merged(one: PagePlan, other: PagePlan): PagePlan {
  const shared = sharedPath(one, other);
  const larger = massOf(other) > massOf(one) * 1.5 ? other : one;
  const isBelow = shared > one.path.length;
  const parent = one.path[shared - 1];
  const title = isBelow
    ? one.title
    : shared > 0 && parent !== undefined
      ? parent
      : (bothNames(one, other) ?? larger.title);
  const named = [one, other].flatMap((each) =>
    each.title === title ? each.parts : [each.title, ...each.parts],
  );
  return {
    title,
    path: isBelow
      ? one.path
      : shared > 0
        ? one.path.slice(0, shared - 1)
        : title === larger.title
          ? larger.path
          : [],
    sentences: [...one.sentences, ...other.sentences],
    things: [...one.things, ...other.things],
    blocks: [...one.blocks, ...other.blocks],
    isShared: false,
    parts: [...new Set(named)].filter((each) => each !== '' && each !== title),
  };
}

/** What it costs to tell two neighbours on one page: small ones of the same parent go first. */
const costOfMerging = (one: PagePlan, other: PagePlan): number =>
  (massOf(one) + massOf(other) + 20) / (1 + sharedPath(one, other));

function mergeDown(plans: PagePlan[], most: number): PagePlan[] {
  const left = [...plans];
  while (left.length > Math.max(1, most)) {
    const pairs = left.slice(1).map((other, at) => {
      const one = left[at] ?? other;
      return { at, one, other, cost: costOfMerging(one, other) };
    });
    const best = pairs.reduce((least, pair) => (pair.cost < least.cost ? pair : least));
    left.splice(best.at, 2, merged(best.one, best.other));
  }
  return left;
}

/** What a page cannot begin with: it is not understood without what stands before it. */
const leans =
  /^(?:this|these|that|those|it|its|they|their|he|his|she|her|such|however|but|also|moreover|furthermore|further|in addition|therefore|thus|so|then|for example|for instance|here|there|another|both|rather than|instead|the (?:same|other|latter|former|decision|result|second|third|final))\b|^(?:这|那|它|他|她|其(?!中|他|它|实)|此|该|但|然而|不过|因此|所以|另外|同时|并且|而且|于是|例如|比如|其中|另一|后者|前者)/iu;

/** It goes on counting. */
const countsOn =
  /^(?:second|third|fourth|fifth|last)(?:ly)?,|^(?:finally|lastly),|^(?:其次|再次|最后|第[二三四五六七八])[，,、]?/iu;
/** How much two sentences speak of the same. */
function bondOf(one: Sentence | undefined, other: Sentence): number {
  const own = new Set(one?.terms);
  return new Set(other.terms.filter((term) => own.has(term))).size;
}

/** How much it costs to part a page before a sentence: in a list, where it leans back, where it goes on with the same. */
function costOfParting(last: Sentence | undefined, next: Sentence): number {
  const list = next.list ?? next.within;
  if (list !== undefined && list === (last?.list ?? last?.within)) return 12;
  // What leads to a list, or to what comes, stands with it.
  if (/[:：]$/u.test(last?.text ?? '')) return 12;
  const isSeam = next.block !== last?.block;
  const lean = countsOn.test(next.text) ? 8 : leans.test(next.text) ? 4 : 1;
  return (isSeam ? 1 : 3) * lean * (1 + Math.min(3, bondOf(last, next)) / 2);
}

/** So far from its middle a page may be parted where that costs half as much as in the middle. */
const nearMiddle = 0.08;

/** Where a page is parted: between two blocks, or sentences of the only one, nearest to its middle; hardly ever in a list. */
function middleOf(sentences: readonly Sentence[]): number {
  const half = sentences.reduce((sum, { text }) => sum + wordsIn(text), 0) / 2;
  let before = 0;
  let best = 0;
  let least = Infinity;
  sentences.forEach((sentence, at) => {
    if (at > 0) {
      // Near the middle what goes together counts, far from it the size of the pages.
      const off = (Math.abs(before - half) + half * nearMiddle) * costOfParting(sentences[at - 1], sentence);
      if (off < least) [best, least] = [at, off];
    }
    before += wordsIn(sentence.text);
  });
  return best;
}

/** A page as two, the second of which begins with a sentence. */
function partedAt(plan: PagePlan, at: number): [PagePlan, PagePlan] {
  const [one, two] = [plan.sentences.slice(0, at), plan.sentences.slice(at)];
  const seam = two[0]?.block ?? Infinity;
  const isBefore = (block: number) => block < seam;
  const part = (sentences: Sentence[], isOwn: (block: number) => boolean): PagePlan => ({
    ...plan,
    sentences,
    things: plan.things.filter(isOwn),
    blocks: plan.blocks.filter(isOwn),
  });
  return [
    part(one, (block) => isBefore(block) || block === one.at(-1)?.block),
    part(two, (block) => !isBefore(block)),
  ];
}

function split(plan: PagePlan): [PagePlan, PagePlan] | undefined {
  const at = middleOf(plan.sentences);
  return at === 0 ? undefined : partedAt(plan, at);
}

/** A list from so many items on finds no room beside a table or a picture. */
const mostBeside = 2;

/** Where a list has to leave the page that it shares with a table or a picture: what leads to it goes with it. */
function seamBesideThing({ sentences, things }: PagePlan): number | undefined {
  const [thing] = things;
  const listed = sentences.flatMap(({ list, within }, at) => ((list ?? within) === undefined ? [] : [at]));
  const [first, last] = [listed[0], listed.at(-1)];
  if (thing === undefined || first === undefined || last === undefined) return undefined;
  const items = sentences.filter(({ list }) => list !== undefined);
  const isOne = new Set(items.map(({ list }) => list)).size === 1;
  if (!isOne || items.length <= mostBeside) return undefined;
  const isAfter = (sentences[first]?.block ?? 0) > thing;
  if (!isAfter) return last + 1 < sentences.length ? last + 1 : undefined;
  const isLed = (sentences[first - 1]?.block ?? -1) > thing;
  const seam = isLed ? first - 1 : first;
  return seam > 0 ? seam : undefined;
}

/** Lists on pages of their own where a table or a picture leaves them no room, as long as there may be more pages. */
function withListsApart(plans: readonly PagePlan[], most: number): PagePlan[] {
  let room = most - plans.length;
  return plans.flatMap((plan) => {
    const seam = room > 0 ? seamBesideThing(plan) : undefined;
    if (seam === undefined) return [plan];
    room--;
    return partedAt(plan, seam);
  });
}

/** A page is not parted into pieces that say less than this. */
const leastWords = 45;

/** With fewer sentences a page is not parted. */
const fewestToPart = 4;

function splitUp(plans: PagePlan[], wanted: number): PagePlan[] {
  const left = [...plans];
  const all = plans.reduce((sum, plan) => sum + massOf(plan), 0);
  // A short text fills as many pages as were asked for, with less on each.
  const least = Math.min(leastWords, all / wanted / 1.5);
  const whole = new Set<PagePlan>();
  while (left.length < wanted) {
    const [largest] = left
      .filter(
        (plan) => !whole.has(plan) && massOf(plan) >= least * 2 && plan.sentences.length >= fewestToPart,
      )
      .toSorted((one, other) => massOf(other) - massOf(one));
    if (!largest) break;
    const parts = split(largest);
    if (parts) left.splice(left.indexOf(largest), 1, ...parts);
    else whole.add(largest);
  }
  return left;
}

/** One short point is no page. */
const isTrifle = (plan: PagePlan): boolean =>
  plan.things.length === 0 && massOf(plan) < (plan.sentences.length === 1 ? 24 : 14);

/** Pages of trifles are told with a neighbour, as long as there are more than were asked for at least. */
function joinTrifles(plans: readonly PagePlan[], least: number): PagePlan[] {
  const left = [...plans];
  while (left.length > least) {
    const at = left.findIndex(isTrifle);
    const trifle = left[at];
    if (!trifle) break;
    const costs = [at - 1, at + 1].map((to) => {
      const other = left[to];
      return { to, cost: other ? costOfMerging(trifle, other) : Infinity };
    });
    const { to } = costs.reduce((best, each) => (each.cost < best.cost ? each : best));
    const [one, other] = [left[Math.min(at, to)], left[Math.max(at, to)]];
    if (!one || !other) break;
    left.splice(Math.min(at, to), 2, merged(one, other));
  }
  return left;
}

/** Pages that share a heading keep it on the first; the others are named by what they tell. */
function tellApart(plans: readonly PagePlan[], overview: string): PagePlan[] {
  const seen = new Set<string>();
  const hasHeadings = plans.some(({ title }) => title !== '');
  const ownTitles = new Set(plans.map(({ title }) => title));
  return plans.map((whole) => {
    // Of two names one that another page has, too, tells nothing.
    const names = whole.title.split(between);
    const own = names.length > 1 ? names.filter((name) => !ownTitles.has(name)) : names;
    const plan = own.length === 1 ? { ...whole, title: own[0] ?? '' } : whole;
    const isFirst = !seen.has(plan.title);
    seen.add(plan.title);
    const title = plan.title === '' ? overview : plan.title;
    return { ...plan, title, isShared: !isFirst || !hasHeadings };
  });
}

const mostNamed = 3;

/** What the lines of a page are called, where they have names: these say what the page is about. */
function namesIn(sentences: readonly Sentence[]): string | undefined {
  const names = sentences.flatMap(({ text, list }) =>
    list === undefined ? [] : (/^[^:：。.!?！？，,]{2,14}(?=[:：])/u.exec(text)?.[0] ?? []),
  );
  if (names.length < mostNamed) return undefined;
  // Names that only count are all one name.
  const stems = new Set(
    names.map((name) => /^(.{2,10}?)\s?[一二三四五六七八九十\d]+$/u.exec(name)?.[1] ?? ''),
  );
  const [stem = ''] = stems;
  if (stems.size === 1 && stem !== '') return stem;
  const isChinese = /\p{Script=Han}/u.test(names.join(''));
  const few = names.slice(0, mostNamed).join(isChinese ? '、' : ', ');
  return names.length === mostNamed ? few : `${few}${isChinese ? '等' : ' …'}`;
}

type Named = { said: readonly string[]; overview: string };

const titled = ({ title }: PagePlan, name: string, overview: string): string => {
  const own = name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (title === overview) return own;
  return `${title}${/\p{Script=Han}/u.test(title + name) ? '：' : ': '}${own}`;
};

/** What a page is called by what its own sentences say that they are about; undefined where they do not. */
export function nameFor(plan: PagePlan, { said, overview }: Named): string | undefined {
  const { sentences } = plan;
  const name = topicOf(sentences, [plan.title, ...said]) ?? subjectsOf(sentences) ?? namesIn(sentences);
  return name === undefined ? undefined : titled(plan, name, overview);
}

/** The phrase that tells a page from the others below its heading, or its number among them. */
export function phraseFor(plan: PagePlan, plans: readonly PagePlan[], { said, overview }: Named): string {
  const others = plans.filter((each) => each !== plan).flatMap(({ sentences }) => sentences);
  const phrase = keyPhrase(plan.sentences, others, [plan.title, ...said]);
  if (phrase !== undefined) return titled(plan, phrase, overview);
  const place =
    plans
      .filter(({ path, title }) => title === plan.title && path.join() === plan.path.join())
      .indexOf(plan) + 1;
  if (place < 2) return plan.title;
  return /\p{Script=Han}/u.test(plan.title) ? `${plan.title}（${place}）` : `${plan.title} (${place})`;
}

/**
 * A name of what the page shows or speaks of, or one that only this page says, where nothing else tells it from the others
 * below its heading.
 */
export function onlyNameFor(
  plan: PagePlan,
  plans: readonly PagePlan[],
  captions: readonly string[],
  { said, overview }: Named,
): string | undefined {
  const others = plans.filter((each) => each !== plan).flatMap(({ sentences }) => sentences);
  const known = [plan.title, ...said];
  const name = ownNameOf(plan, captions, known) ?? nameSaidOnce(plan.sentences, others, known);
  return name === undefined ? undefined : titled(plan, name, overview);
}

export type PageWish = {
  /** About so many pages. */
  count: number;
  /** No more. */
  most: number;
  /** No fewer, where the document has enough to say. */
  least: number;
  /** What stands above all headings is called so. */
  overview: string;
};

/** A page that says less than so many sentences, or so many words, is hardly worth turning to. */
const [sentencesOfPage, wordsOfPage] = [2, 28];

/** So many pages a document can be parted into. What is shown beside its sentences is worth one of them. */
const pagesFilledBy = (plans: readonly PagePlan[]): number => {
  const sentences = plans.reduce((sum, plan) => sum + plan.sentences.length + plan.things.length, 0);
  const mass = plans.reduce((sum, plan) => sum + massOf(plan), 0);
  return Math.max(2, Math.floor(Math.min(sentences / sentencesOfPage, mass / wordsOfPage)));
};

/** Parts a document into so many pages, as far as it has enough to say. */
export function planPages({ sections }: Material, { count, most, least, overview }: PageWish): PagePlan[] {
  const plans = sections.map((section) => ({ ...section, parts: [], isShared: false }));
  const few = mergeDown(plans, count);
  const joined = joinTrifles(few, least);
  // What has a heading of its own may be short; what is parted is not.
  const wanted = Math.max(least, count - few.length + joined.length);
  const parted = splitUp(joined, Math.min(wanted, pagesFilledBy(plans)));
  return tellApart(namedByHeadings(withListsApart(parted, most), sections), overview);
}
