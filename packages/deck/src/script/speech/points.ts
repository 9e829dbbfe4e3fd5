import type { Point } from '../outline/outline.ts';
import { asSaid } from './as-said.ts';
import { hasMath } from './math.ts';
import { inside, isPhrase, type Say, spoken } from './say.ts';
import {
  halvesOf,
  inOne,
  isLongRow,
  isLeaf,
  isNumbered,
  isOfNames,
  isPlainList,
  isStatement,
  membersOf,
  mostListed,
  rowOf,
  withoutSigns,
  withoutStops,
} from './rows.ts';
import { softened } from './soften.ts';
import type { Said } from './time.ts';
import { isCall, standsAlone } from './alone.ts';

const headOf = (text: string) => text.replace(/[\s,，、;；:：。.–—-]+$/u, '');

// A head that ends like this goes on with what stands below it.
const leadsOn =
  /[:：,，]$|\b(?:to|on|by|for|with|of|are|is|be|as|that|should|must|can|will|include|includes|including|from|the|a|and|or|not|focuses|because|example|such as|namely|when|where|who|which|than|into|through|between|their|our|its|your)$|\p{L}['’]s$|(?:包括|如下|例如|比如|为|是|有|可知|对于|关于)$/iu;
// A sentence that ends like this goes on with a formula that was set as a picture.
const breaksOff =
  /(?:(?<![行因认作人])为|(?<![还但可就不])是|如下|可得|得到|(?<![所没还拥具享])有|即|满足)[:：,，]?$|\b(?:is|are|as|by|given|equals)\s*:?$/iu;

// A line that ends like this goes on with the one below it, without a sign between them.
const goesOnBelow =
  /\b(?:leads? to|leading to|results? in|resulting in|implies|imply|like|such as|including|includes?|consists? of|namely)$/iu;

const isLabel = (words: string) =>
  isPhrase(words) && (/\p{Script=Han}/u.test(words) ? words.length <= 10 : words.split(' ').length <= 4);

const sentenceEnd = /(?<=[。！？])(?=[^”"’）)])|(?<=\p{L}[.!?][”"’)]?)\s+(?=[\p{Lu}“"])/u;
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|Dr|Mr|Mrs|Ms|Prof|Fig|No|St|al|U\.S)\.|\b\p{Lu}\.)$/u;

/** The sentences of a text. */
function apart(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(sentenceEnd)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** Text as sentences: the first says it, the others add to it. */
const told = (words: string, depth: number, say: Say): Said[] =>
  apart(words).map((text, index) => ({
    text: say.closed(text),
    depth: depth + Math.min(index, 1),
    ...((breaksOff.test(text.trim()) || goesOnBelow.test(text.trim())) && { isOpen: true }),
  }));

/** A head and what stands below it. No sentence has two colons. */
function below(head: string, first: string, say: Say): string[] {
  if (/[:：]/u.test(headOf(head))) return [say.closed(head), say.closed(first)];
  const rest = first.replace(/^([^.。:：]{1,40})[:：]\s*(?=\S)/u, say.language === 'zh' ? '$1，' : '$1, ');
  return [headOf(head) + say.colon + (say.language === 'en' ? softened(rest, say.words) : rest)];
}

/** A head and the row below it, whose members are said as they stand. */
const belowRow = (head: string, row: string, say: Say): string[] =>
  /[:：]/u.test(headOf(head))
    ? [say.closed(head), say.closed(row)]
    : [say.closed(headOf(head) + say.colon + row)];

/** A head and a row below it that is too long for one sentence. */
function longRow(head: string, parts: readonly Point[], say: Say, depth: number): Said[] {
  const [first = [], ...rest] = halvesOf(parts);
  return [
    ...belowRow(head, rowOf(first, say), say).map((text) => ({ text, depth })),
    ...rest.map((more) => ({ text: inOne(more, say, 'more'), depth: depth + 1 })),
  ];
}

/** A point with what stands below it. */
function sentencesOf({ text, parts: written }: Point, say: Say, lead: string, depth: number): Said[] {
  const parts = withoutSigns(withoutStops(written));
  const words = lead !== '' ? lead + inside(text, say) : spoken(text, say);
  if (parts.length === 0)
    return say.isFigured && breaksOff.test(text.trim())
      ? [{ text: say.goesOnOnSlide(words), depth }]
      : told(words, depth, say);
  const isLed = leadsOn.test(words.trim());
  if (isLongRow(parts) && say.language !== 'other') return longRow(words, parts, say, depth);
  const members = membersOf(parts, isLed);
  const isRow = members.isRow && members.fits && say.language !== 'other';
  if (isPlainList(parts) || isRow || (parts.length === 1 && parts.every(isLeaf)))
    return belowRow(words, rowOf(parts, say), say).map((text, index) => ({ text, depth: depth + index }));
  // Names first, then what stands below each of them.
  if (isOfNames(parts) && !parts.some((part) => breaksOff.test(part.text)))
    return [
      { text: say.closed(headOf(words) + say.colon + rowOf(parts, say)), depth },
      ...parts.filter((part) => !isLeaf(part)).flatMap((part) => sentencesOf(part, say, '', depth + 1)),
    ];
  const isToldApart = isLed && members.isRow && lead === '' && say.language !== 'other';
  const details = parts.flatMap((part, index) =>
    sentencesOf(
      part,
      say,
      isToldApart ? say.ordinal({ number: index + 1, of: parts.length }) : '',
      depth + 1,
    ),
  );
  // A head that leads into what follows is no sentence of its own.
  const isOpen = details.length > 0 && (isLed || isLabel(words));
  const [first, ...rest] = details;
  if (!isOpen || !first || /[:：]|[?？]$/u.test(first.text))
    return [{ text: say.closed(words), depth }, ...details];
  return [...below(words, first.text, say).map((each) => ({ text: each, depth })), ...rest];
}

const isNamedPoint = ({ text, parts }: Point) => parts.length > 0 || /^[^:：]{1,24}[:：]\s*\S/u.test(text);

/** What leads on to something, asks, or holds a formula is no member of a row. */
const isOpenEnded = ({ text }: Point) =>
  breaksOff.test(text) || /[:：?？,，]$/u.test(text) || hasMath(text) || isCall(text);

/** How points are told apart: by counting them aloud where they are of one kind, else by their own words. */
function leadsOf(points: readonly Point[], say: Say): { intro: string; leads: string[] } {
  const none = points.map(() => '');
  const count = points.length;
  const leads = points.map((_, index) => say.ordinal({ number: index + 1, of: count }));
  if (isNumbered(points) && count >= 2 && count <= 6) return { intro: '', leads };
  const isCountable =
    count >= 3 &&
    count <= 6 &&
    points.every(({ isItem }) => isItem) &&
    !points.some(isOpenEnded) &&
    !points.some(({ text }) =>
      /^(?:[\d(（]|第|first|second|step|level|but|and|so|also|then|[A-Z]\.)/iu.test(text),
    );
  if (!isCountable) return { intro: '', leads: none };
  // What has several sentences below it cannot be told from the next point by ear.
  const isDeep = points.filter(({ parts }) => parts.length > 1).length > 1;
  // The sum of the others is none of them.
  const isSummed = points.some(({ text }) => /^(?:total|sum|合计|总计|共计)/iu.test(text));
  if (points.every(isNamedPoint))
    return { intro: isSummed ? '' : say.counted(count), leads: isDeep ? leads : none };
  if (isDeep) return { intro: '', leads };
  return points.some((point) => isStatement(point) || !isLeaf(point))
    ? { intro: '', leads: none }
    : { intro: '', leads };
}

/** What one may answer, with its letter. */
const isChoice = /^[A-Z]: \S/u;
const mostSteps = 10;
/** Points that may follow each other as steps do. */
const isSteps = (points: readonly Point[]): boolean =>
  points.length > 2 &&
  points.length <= mostSteps &&
  points.every((point) => point.isItem && isLeaf(point)) &&
  !points.some(isOpenEnded) &&
  !points.some(({ text }) =>
    /^(?:then|next|first|second|third|finally|after|step|\d|首先|然后|接着|最后|第)/iu.test(text),
  );

const isPair = (name: Point, what: Point) =>
  isBrief({ point: name, lead: '' }) &&
  (/\p{Script=Han}/u.test(what.text) ? what.text.length > 5 : what.text.split(/\s+/u).length > 1) &&
  !breaksOff.test(what.text);

/** Points as sentences, with what relates them. */
export function sayPoints(
  written: readonly Point[],
  say: Say,
  { isCounted = true, isUnderHead = false, isOrdered = false } = {},
): Said[] {
  const points = asSaid(written, say);
  if (points.length > 0 && points.every(({ text }) => isChoice.test(text)))
    return points.map(({ text }) => ({ text: say.closed(spoken(text, say)), depth: 0 }));
  const figure = sayFigure(points, say);
  if (figure) return figure;
  const [name, what] = points;
  // Of two lines in one box, the first names what the other says.
  if (points.length === 2 && name && what && !name.isItem && points.every(isLeaf) && isPair(name, what))
    return below(spoken(name.text, say), say.closed(inside(what.text, say)), say).map((text) => ({
      text,
      depth: 0,
    }));
  if (isPlainList(points)) return [{ text: inOne(points, say, isUnderHead ? 'headed' : 'all'), depth: 0 }];
  const { intro, leads } =
    isOrdered && isSteps(points)
      ? {
          intro: '',
          leads: points.map((_, index) => say.step({ number: index + 1, of: points.length })),
        }
      : isCounted
        ? leadsOf(points, say)
        : { intro: '', leads: [] };
  const runs = inRuns(points, leads);
  const areNames = takeTurnsInLength(points);
  const said = runs.flatMap((run, at): Said[] => {
    const [first] = run;
    if (!first) return [];
    if (run.length > 1)
      return [
        {
          text: inOne(
            run.map(({ point }) => point),
            say,
            at > 0 ? 'more' : isUnderHead || intro !== '' ? 'headed' : 'first',
          ),
          depth: 0,
        },
      ];
    const { point, lead } = first;
    const next = runs[at + 1];
    if (isBrief(first) && isShown(point.text, say))
      return [{ text: say.shown(inside(headOf(point.text), say)), depth: 1 }];
    // A brief line names what the next one says.
    if (
      areNames &&
      isBrief(first) &&
      next?.length === 1 &&
      next[0] &&
      isLeaf(next[0].point) &&
      next[0].lead === ''
    )
      return [];
    const name = runs[at - 1]?.length === 1 ? runs[at - 1]?.[0] : undefined;
    const isNamed =
      areNames && name && lead === '' && isLeaf(point) && isBrief(name) && !isShown(name.point.text, say);
    const said = sentencesOf(point, say, lead, 0);
    return isNamed && said[0]
      ? [
          ...below(spoken(name.point.text, say), said[0].text, say).map((text) => ({ text, depth: 0 })),
          ...said.slice(1),
        ]
      : said;
  });
  return [...(intro === '' ? [] : [{ text: intro, depth: 0 }]), ...joinOpen(said, say)];
}

/** Items of a list stand beside each other, unless each short one is followed by a long one. */
const takeTurnsInLength = (points: readonly Point[]): boolean =>
  !points.every(({ isItem }) => isItem) ||
  (points.length % 2 === 0 &&
    points.every((point, index) => isBrief({ point, lead: '' }) === (index % 2 === 0)));

/** A sentence as the rest of one: its first word keeps its capital where it is a name. */
const goingOn = (text: string, { words }: Say): string =>
  softened(text, words).replace(/^\p{Lu}\p{Ll}+(?=\s\p{Ll})/u, (word) =>
    words.named.has(word.toLowerCase()) ? word : word.toLowerCase(),
  );

/** A sentence that leads on takes the next one in. */
function joinOpen(said: readonly Said[], say: Say): Said[] {
  const joined: Said[] = [];
  for (const each of said) {
    const before = joined.at(-1);
    if (before?.isOpen && before.text.length < 200)
      joined[joined.length - 1] = {
        ...each,
        depth: before.depth,
        text: goesOnBelow.test(headOf(before.text))
          ? `${headOf(before.text)} ${goingOn(each.text, say)}`
          : headOf(before.text) + say.colon + each.text,
      };
    else joined.push(each);
  }
  return joined;
}

/** Whether a brief line stands for a formula that the page shows beside it. */
const isShown = (text: string, { isFigured, language }: Say) =>
  isFigured &&
  /\p{Script=Han}/u.test(text) === (language === 'zh') &&
  /(?:函数|公式|方程|方程组|表达式|定义|条件|定理|function|formula|equation|definition|theorem)$/iu.test(
    text,
  );

type Led = { point: Point; lead: string };

const isBrief = ({ point, lead }: Led) =>
  lead === '' &&
  isLeaf(point) &&
  isPhrase(point.text) &&
  !standsAlone(point.text) &&
  !/[:：]$/u.test(point.text) &&
  !breaksOff.test(point.text) &&
  !hasMath(point.text) &&
  (/\p{Script=Han}/u.test(point.text) ? point.text.length <= 8 : point.text.split(' ').length <= 3);

/** Points one by one, but a few brief ones that follow each other together. */
function inRuns(points: readonly Point[], leads: readonly string[]): Led[][] {
  const runs: Led[][] = [];
  points.forEach((point, index) => {
    const each = { point, lead: leads[index] ?? '' };
    const run = runs.at(-1);
    if (run?.every(isBrief) && isBrief(each) && run.length < mostListed) run.push(each);
    else runs.push([each]);
  });
  return runs;
}

const isNumber =
  /^[~≈<>≤≥+±−-]?\s*[$€£¥￥]?\s*\d[\d.,]*\s*(?:[%‰x×倍万亿]|percent|pts?|[kKmMbBT]n?\b|min(?:utes?)?|h|hrs?|hours?|days?|weeks?|months?|years?|s|sec|ms|km|kg)?\s*(?:元|人|次|天|年|个|小时|分钟)?\+?$/u;
const isYear = /^(?:1[5-9]|20)\d{2}(?:s|年)?$/u;

/** A number and what it counts, in whatever order they stand; the number is among the first. */
function sayFigure(points: readonly Point[], say: Say): Said[] | undefined {
  const values = points.filter(({ text }) => isNumber.test(text));
  const [value] = values;
  const [what, ...more] = points.filter(({ text }) => !isNumber.test(text));
  if (values.length !== 1 || !value || !what || !points.every(isLeaf)) return undefined;
  const [name = '', ...notes] = what.text.split(say.language === 'zh' ? /\s+[·|/]\s+/u : /\s+[·|]\s+/u);
  if (points.indexOf(value) > 1 || !isPhrase(name) || !/\p{L}/u.test(name)) return undefined;
  const words = headOf(say.language === 'en' ? spoken(name, say) : inside(name, say));
  const first = isYear.test(value.text)
    ? say.year(value.text.replace(/年$/u, ''), headOf(inside(name, say)))
    : say.figure(value.text, words);
  return [
    { text: first, depth: 0 },
    ...[...notes, ...more.map(({ text }) => text)].map((text) => ({
      text: say.closed(spoken(text, say)),
      depth: 1,
    })),
  ];
}

/** Points under their heading. `lead` is what stands before it, as "first,". */
export function sayCard(heading: string, points: readonly Point[], say: Say, lead = ''): Said[] {
  const head = headOf(lead === '' ? spoken(heading, say) : lead + inside(heading, say));
  const figure = lead === '' ? sayFigure([{ text: heading, parts: [] }, ...points], say) : undefined;
  if (figure && !isYear.test(heading)) return figure;
  const isRow = points.every((point) => point.isItem || isBrief({ point, lead: '' }));
  const [first, ...rest] =
    isPlainList(points) && (isRow || !isYear.test(heading))
      ? [{ text: say.closed(rowOf(points, say)), depth: 0 }]
      : isPlainList(points)
        ? points.map(({ text }) => ({ text: say.closed(spoken(text, say)), depth: 0 }))
        : sayPoints(points, say, { isCounted: isNumbered(points), isUnderHead: true });
  if (!first) return [{ text: say.closed(head), depth: 0 }];
  const deeper = rest.map(({ text, depth }) => ({ text, depth: depth + 1 }));
  if (isYear.test(heading))
    return [
      { text: say.year(heading.replace(/年$/u, ''), headOf(inside(first.text, say))), depth: 0 },
      ...deeper,
    ];
  return [...below(head, first.text, say).map((text) => ({ text, depth: 0 })), ...deeper];
}
