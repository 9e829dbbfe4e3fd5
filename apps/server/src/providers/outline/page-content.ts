import type { OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { slidesOfPage } from '@app/contract/outline/states/pages.ts';
import type { ContentKind, Entry, PageContent } from '@app/deck/compose/content.ts';
import { lineOfEntry } from '@app/deck/compose/lists.ts';
import type { Block, Figure, SourceDocument, Table } from '../document/document.ts';
import { headingOf } from './headings.ts';
import { captionText } from './captions.ts';
import { chartOf } from './chart-of.ts';
import { notesOn } from './note-of.ts';
import { pointSize, standsAlone } from './shorten-point.ts';

// 13:45 names nothing.
const label = /^(?<label>[^:：。.!?！？]{2,40})(?:：|(?<!\d):|:(?!\d))\s*(?<text>\S.*)$/u;
const isLabel = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 14 : text.split(/\s+/u).length <= 5;

/** A colon inside a quotation names nothing. */
const isClosed = (text: string): boolean =>
  ['“”', '《》', '（）', '()', '「」'].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  );

/** A point as it is shown; what stands before a colon names the rest. */
export function entryOf(text: string): Entry {
  const article = /^(第[零一二三四五六七八九十百\d]+[条章节])\s*[：:]?\s*(\S.*)$/u.exec(text);
  if (article?.[1] && article[2]) return { label: article[1], text: article[2] };
  const found = label.exec(text)?.groups;
  return found?.['label'] && isLabel(found['label']) && isClosed(found['label'])
    ? { label: found['label'], text: found['text'] ?? '' }
    : { text };
}

// Of "20 % to 30 %" neither number alone is true.
const amount =
  /(?:[$€£¥￥]\s?|US\$\s?)?\d[\d,.]*(?:\s?(?:%|％|℃|°C)?\s?[~～–—-]\s?\d[\d,.]*)?\s?(?:%|％|‰|percent\b|(?:million|billion|trillion)\b|[万亿]+(?:元|美元|人|吨)?|倍|°C|℃|(?:km|kg|GB|TB|MW|GW)\b)|(?:[$€£¥￥]|US\$)\s?\d[\d,.]*\d?(?:\s?(?:million|billion|trillion)\b|[万亿])?/iu;
const year = /(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d.,%])(?:\s?年)?(?:\s?\d{1,2}\s?月)?/u;

const placeOfHeading = (document: SourceDocument, block: number): number => {
  for (let at = block; at >= 0; at--) if (document.blocks[at]?.kind === 'heading') return at;
  return -1;
};

/** The points by the heading that each stands below in the document, where all of them stand there. */
function byHeading(points: readonly OutlineLeaf[], document: SourceDocument, title: string) {
  const groups = new Map<string, OutlineLeaf[]>();
  for (const point of points) {
    const block = document.blocks[point.from[0] === undefined ? -1 : placeOfHeading(document, point.from[0])];
    const heading = block?.kind === 'heading' ? headingOf(block.text) : '';
    groups.set(heading, [...(groups.get(heading) ?? []), point]);
  }
  const named = [...groups].map(([heading, own]) => ({ heading, own }));
  const isUseful = named.every(({ heading }) => heading !== '' && heading !== title && isLabel(heading));
  return isUseful ? named : [];
}

/** Whether a point is counted in its paragraph: second, 其次. */
function isCounted({ text, from }: OutlineLeaf, document: SourceDocument): boolean {
  const block = document.blocks[from[0] ?? -1];
  if (block?.kind !== 'paragraph') return false;
  const at = block.text.toLowerCase().indexOf(text.slice(0, 16).toLowerCase());
  return at > 0 && counted.test(block.text.slice(Math.max(0, at - 10), at));
}
const counted =
  /(?:\b(?:first|second|third|fourth|fifth|sixth|final|last)(?:ly)?,?|首先|其次|再次|然后|最后|第[一二三四五六七八](?:步|阶段)?|[①-⑧]|[（(][1-8一二三四五六七八][）)])[，,、：:]?\s?$/iu;

const ofSteps =
  /\b(?:steps?|process|procedure|how to|how it|workflow|in (?:this |the following )?order(?! to\b))\b|步骤|(?:第[一二三四五六七八九十\d]{1,2}|[几两二三四五六七八九十])步|流程|过程|顺序|操作方法/iu;
/** What may have an order, and often has none: 小程序, 薄弱环节, at this stage. */
const ofStages = /\b(?:stages?|phases?)\b|程序|环节|阶段/iu;

/** What has a number and no order: tasks, reasons, duties. */
const besides =
  /类型|种类|类别|分类|组成|作业|练习|任务|思考|问题|目标|作用|意义|特点|原因|影响|职责|要求|建议|条件|方面|要点|\b(?:types?|kinds?|categories|components|members|parts|questions?|exercises?|homework|tasks?|goals?|objectives?|reasons?|causes?|benefits?|advantages?|features?|rules?|duties|requirements?|tips)\b/iu;

/** One thing after the other, and not one reason beside the other. */
const goesOn =
  /\b(?:then|next|finally)\b|然后|接着|接下来|第[一二三四五六七八]步|步骤|流程|过程|程序|环节|阶段|顺序/iu;

/** What leads to a list: the words right before it. */
function leadOf(list: Block | undefined, { blocks }: SourceDocument): string {
  const before = list && blocks[blocks.indexOf(list) - 1];
  return before && 'text' in before ? before.text.slice(-60) : '';
}

/** What the chapter around the heading of a list is called. */
function chapterOf(list: Block | undefined, { blocks }: SourceDocument): string {
  const before = blocks.slice(0, list ? blocks.indexOf(list) : 0);
  const headings = before.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  const own = headings.at(-1)?.level ?? 0;
  return headings.findLast(({ level }) => level < own)?.text ?? '';
}

/** Points that follow each other: of a list that is named or led to as steps, or of an ordered one whose points are no names. */
function isSteps(page: OutlinePage, points: readonly OutlineLeaf[], document: SourceDocument): boolean {
  const blocks = points.map(({ from }) => document.blocks[from[0] ?? -1]);
  const [list] = blocks;
  const isList = list?.kind === 'list' && blocks.every((block) => block === list);
  const isNamed = points.every(({ text }) => entryOf(text).label !== undefined);
  const lead = leadOf(list, document);
  const isOrdered = list?.kind === 'list' && list.isOrdered;
  const isBesides = besides.test(page.text) || besides.test(lead);
  // What a list is called right before it says more than the name of its page: tasks may be led to as steps.
  const isLed = ofSteps.test(lead) && !(isOrdered ? besides.test(lead) : isBesides);
  const isCalled = isLed || ofSteps.test(page.text);
  const isStaged = ofStages.test(page.text) || ofStages.test(lead);
  const isOrder = isCalled || isStaged || (list?.kind === 'paragraph' && goesOn.test(list.text));
  return (
    (isList &&
      (isCalled ||
        (isOrdered && !isBesides && (isStaged || (!isNamed && !besides.test(chapterOf(list, document))))))) ||
    (isOrder && points.filter((point) => isCounted(point, document)).length >= Math.max(2, points.length - 1))
  );
}

/** Steps are numbered where they are drawn. */
const withoutStep = ({ text, ...entry }: Entry): Entry => {
  const isStep = /^(?:step|stage|phase)\s?\d+$|^第[一二三四五六七八九十\d]+步$/iu;
  return entry.label !== undefined && isStep.test(entry.label) ? { text } : { ...entry, text };
};

/** More do not find room one below the other. */
const mostEvents = 6;

/** What happened, where the date that stands before it is set beside it. */
function withoutDate(text: string, when = ''): string {
  const start = new RegExp(`^(?:[Ii]n |[Oo]n )?${when}(?:，|, )(?=.{4})`, 'u');
  return text.replace(start, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Dates that go on from point to point. */
function timelineOf(entries: readonly Entry[]): Entry[] | undefined {
  const dated = entries.map((entry) => {
    const named = year.exec(entry.label ?? '')?.[0];
    const when = named ?? year.exec(entry.text)?.[0];
    return { when, text: named === undefined ? withoutDate(lineOfEntry(entry), when) : entry.text };
  });
  const years = dated.map(({ when }) => Number(when?.slice(0, 4) ?? 0));
  const goesOn = years.every((each, at) => each > 0 && each >= (years[at - 1] ?? 0));
  if (entries.length < 3 || entries.length > mostEvents || !goesOn || new Set(years).size < 3)
    return undefined;
  return dated.map(({ when = '', text }) => ({ label: when, text }));
}

/** The number that a text is about, short enough to be set large; empty where there is none. */
export const amountIn = (text: string): string => {
  const found = amount.exec(text)?.[0].trim() ?? '';
  return found.length <= 14 ? found : '';
};

/** Up to three numbers that are seen first, where not much else is to be said. */
function numbersOf(entries: readonly Entry[]): { entries: Entry[]; more: Entry[] } | undefined {
  const counted = entries.filter((entry) => amountIn(entry.text) !== '').slice(0, 3);
  const more = entries.filter((entry) => !counted.includes(entry));
  if (counted.length === 0 || more.length > (counted.length === 1 ? 3 : 2)) return undefined;
  return {
    entries: counted.map((entry) => ({ label: amountIn(entry.text), text: lineOfEntry(entry) })),
    more,
  };
}

/** A card holds so much. */
const mostOnCard = 44;
const mostCards = 5;
/** What else has room below what is seen before all others. */
const mostBesideLead = 4;
/** What is seen before all others is short. */
const mostOfLead = 26;
/** A single sentence that is longer cannot be set large. */
const mostOfQuote = 150;
/** What stands in one of two columns. */
const mostInColumn = 110;
const fitsColumn = ({ entries }: { entries: readonly Entry[] }): boolean =>
  entries.reduce((sum, { text }) => sum + pointSize(text), 0) <= mostInColumn;

/** Looks that fit these entries. */
export function looksOf(title: string, entries: readonly Entry[]): Partial<Record<ContentKind, PageContent>> {
  const numbers = numbersOf(entries);
  const lead = entries.find(
    ({ label: own, text }) =>
      own === undefined && pointSize(text) <= mostOfLead && pointSize(text) > 8 && standsAlone(text),
  );
  const isSmall = entries.every(({ text }) => pointSize(text) <= mostOnCard);
  return {
    ...(numbers && { numbers: { title, kind: 'numbers', ...numbers } }),
    ...(lead &&
      entries.length > 2 &&
      entries.length <= mostBesideLead + 1 && {
        lead: { title, kind: 'lead', lead, entries: entries.filter((entry) => entry !== lead) },
      }),
    ...(entries.length >= 2 &&
      entries.length <= mostCards &&
      isSmall && { cards: { title, kind: 'cards', entries: [...entries] } }),
    points: { title, kind: 'points', entries: [...entries] },
  };
}

const fewestParallel = 3;
/** Points of one list, and points that all have a name: none of them comes before the others. */
function isParallel(
  points: readonly OutlineLeaf[],
  entries: readonly Entry[],
  document: SourceDocument,
): boolean {
  const { blocks } = document;
  const [first] = points.map(({ from }) => blocks[from[0] ?? -1]);
  return (
    points.length >= fewestParallel &&
    (entries.every(({ label: own }) => own !== undefined) ||
      points.filter((point) => isCounted(point, document)).length >= points.length - 1 ||
      (first?.kind === 'list' && points.every(({ from }) => blocks[from[0] ?? -1] === first)))
  );
}

export type PageWishes = {
  /** What the page before looks like: no page looks as the last one did, where it can be helped. */
  before: ContentKind | undefined;
  prefers: readonly ContentKind[];
};

/** A number among pages of one name says nothing below a sentence. */
const isNumbered = /[（(]\d+[)）]$/u;
const isQuotation = /^[“"「『]/u;
/** What is longer cannot be seen before all others. */
const mostOfStatement = 60;

/** A page that says one thing: below its name, or, where it is long or the page before looks so, as words are quoted. */
function statementOf(title: string, text: string, before: ContentKind | undefined): PageContent | undefined {
  const size = pointSize(text);
  // What goes on is no whole sentence.
  if (size <= 12 || size > mostOfQuote || text.endsWith('…')) return undefined;
  const isQuoted = isQuotation.test(text) || size > mostOfStatement || before === 'lead';
  return isQuoted
    ? { title, kind: 'quote', text, who: isNumbered.test(title) ? '' : title }
    : { title, kind: 'lead', lead: { text }, entries: [] };
}

function contentOfPoints(
  page: OutlinePage,
  points: readonly OutlineLeaf[],
  document: SourceDocument,
  { before, prefers }: PageWishes,
): PageContent {
  const title = page.text;
  const noted = notesOn(title, sentencesAmong(points, document));
  const entries = points.map(({ text }) => noted(entryOf(text)));
  const [only] = points;
  const statement = entries.length === 1 && only ? statementOf(title, only.text, before) : undefined;
  if (statement) return statement;
  const timeline = timelineOf(entries);
  if (timeline) return { title, kind: 'timeline', entries: timeline };
  if (entries.length >= 3 && entries.length <= 6 && isSteps(page, points, document))
    return { title, kind: 'steps', entries: points.map(({ text }) => withoutStep(entryOf(text))) };
  const groups = byHeading(points, document, title);
  const columns = groups.map(({ heading, own }) => ({
    heading,
    entries: own.map(({ text }) => noted(entryOf(text))),
  }));
  const [left, right] = columns;
  if (
    columns.length === 2 &&
    left &&
    right &&
    entries.length >= 4 &&
    before !== 'columns' &&
    columns.every(fitsColumn)
  )
    return { title, kind: 'columns', left, right };
  if (groups.length === entries.length && (entries.length === 3 || entries.length === 4))
    return {
      title,
      kind: 'cards',
      entries: groups.map(({ heading, own }) => ({
        label: heading,
        text: lineOfEntry(noted({ text: own[0]?.text ?? '' })),
      })),
    };
  const looks = looksOf(title, entries);
  const isRow = isParallel(points, entries, document);
  const fitting = prefers.filter(
    (kind) => looks[kind] && !(isRow && (kind === 'lead' || kind === 'numbers')),
  );
  const kind = fitting.find((each) => each !== before) ?? fitting[0] ?? 'points';
  return looks[kind] ?? { title, kind: 'points', entries };
}

const mostRows = 9;
const mostColumns = 6;
/** A cell with more than this is a text, not a value. */
const mostInCell = 80;

function shownTable({ rows, headRows }: Table): { rows: string[][]; headRows: number } | undefined {
  const isLong = rows.length > mostRows;
  const shown = rows
    .slice(0, isLong ? mostRows - 1 : mostRows)
    .map((row) => (row.length > mostColumns ? [...row.slice(0, mostColumns - 1), '…'] : row));
  // What is not shown is not hidden either.
  const kept = isLong ? [...shown, (shown[0] ?? []).map(() => '…')] : shown;
  const isReadable = kept.length > 1 && kept.every((row) => row.every((cell) => cell.length <= mostInCell));
  return isReadable && (kept[0]?.length ?? 0) > 1
    ? { rows: kept, headRows: Math.min(headRows, 1) }
    : undefined;
}

/** The caption of a table or picture: what its owner wrote, else what the material says. */
export function captionOf({ text }: Pick<OutlineLeaf, 'text'>, thing: Table | Figure): string {
  const { caption = '' } = thing;
  const drawn = caption === '' ? nameOf(thing) : caption;
  return text === '' || drawn.startsWith(text) ? caption : text;
}

/** What a table or a picture is called: by its caption, else by what it shows. */
export const nameOf = (thing: Table | Figure): string =>
  thing.caption ??
  (thing.kind === 'table' ? (thing.rows[0] ?? []).filter(Boolean).join(' · ') : (thing.alt ?? ''));

type Shown = Extract<PageContent, { kind: 'figure' | 'chart' | 'table' }>;

/** What a slide shows of a table or picture of the material, without what is said beside it; undefined where it cannot. */
export function thingOf(
  { kind, text, from }: Pick<OutlineLeaf, 'kind' | 'text' | 'from'>,
  document: SourceDocument,
): DistributiveOmit<Shown, 'title' | 'entries'> | undefined {
  const thing = document.blocks[from[0] ?? -1];
  if (kind === 'figure' && thing?.kind === 'figure' && thing.picture) {
    const { url, width, height } = thing.picture;
    const picture = { url, width, height, ...(thing.alt !== undefined && { alt: thing.alt }) };
    return { kind: 'figure', picture, caption: captionOf({ text }, thing) };
  }
  if (kind !== 'table' || thing?.kind !== 'table') return undefined;
  const numbers = chartOf(thing);
  if (numbers) return { kind: 'chart', numbers };
  const table = shownTable(thing);
  return table && { kind: 'table', ...table };
}
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** A name is as short as a heading. */
const mostOfName = 30;

/** What a slide that goes on shows: by its caption, else by the heading that it stands below. */
function nameOfThing(
  page: OutlinePage,
  children: readonly OutlineLeaf[],
  document: SourceDocument,
): string | undefined {
  const leaf = children.find(({ kind }) => kind !== 'point');
  const at = leaf?.from[0];
  const thing = at === undefined ? undefined : document.blocks[at];
  if (leaf === undefined || at === undefined || (thing?.kind !== 'table' && thing?.kind !== 'figure'))
    return undefined;
  const heading = document.blocks[placeOfHeading(document, at)];
  const names = [
    captionText(thing.caption ?? ''),
    heading?.kind === 'heading' ? headingOf(heading.text) : '',
  ];
  return names.find(
    (name) => /\p{L}{2}/u.test(name) && pointSize(name) <= mostOfName && !page.text.includes(name),
  );
}

/** The slides that a page of an outline takes: what does not fit on the first goes on. */
export function slidesOf(
  page: OutlinePage,
  document: SourceDocument,
  goesOn: (title: string) => string,
): OutlinePage[] {
  const isSeen = (leaf: OutlineLeaf) => leaf.kind === 'point' || thingOf(leaf, document) !== undefined;
  const unseen = page.children.filter((leaf) => !isSeen(leaf));
  const [first = [], ...more] = slidesOfPage({ children: page.children.filter(isSeen) });
  // What cannot be seen is still said with the first.
  return [
    { ...page, children: [...first, ...unseen] },
    ...more.map((children, at) => ({
      ...page,
      id: `${page.id}+${at + 2}`,
      text: nameOfThing(page, children, document) ?? goesOn(page.text),
      children,
    })),
  ];
}

/** What a page of an outline shows, by what it holds. */
export function contentOfPage(page: OutlinePage, document: SourceDocument, wishes: PageWishes): PageContent {
  const points = page.children.filter(({ kind }) => kind === 'point');
  for (const leaf of page.children) {
    const shown = thingOf(leaf, document);
    if (!shown) continue;
    // What only repeats a cell says nothing beside its table.
    const thing = document.blocks[leaf.from[0] ?? -1];
    const cells = new Set(thing?.kind === 'table' ? thing.rows.flat() : []);
    const noted = notesOn(page.text, sentencesAmong(points, document));
    const beside = points.filter(({ text }) => !cells.has(text)).map(({ text }) => noted(entryOf(text)));
    return { ...shown, title: page.text, entries: beside };
  }
  return contentOfPoints(page, points, document, wishes);
}

/** The points that stand in running text: those of lists are as short as their author wanted them. */
const sentencesAmong = (points: readonly OutlineLeaf[], { blocks }: SourceDocument): ReadonlySet<string> =>
  new Set(points.filter(({ from: [at = -1] }) => blocks[at]?.kind === 'paragraph').map(({ text }) => text));
