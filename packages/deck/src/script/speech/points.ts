import type { Point } from '../outline/outline.ts';
import { hasMath } from './math.ts';
import { inside, isPhrase, type Say, spoken } from './say.ts';
import { softened } from './soften.ts';
import type { Said } from './time.ts';

const mostListed = 8;
const mostLoose = 5;

const isLeaf = ({ parts }: Point) => parts.length === 0;
const isNumbered = (points: readonly Point[]) => points.every(({ number }) => number !== undefined);

/** Whether points can be one sentence: short, and with nothing below them. */
const isPlainList = (points: readonly Point[]) =>
  points.length > 1 &&
  points.length <= mostListed &&
  !(isNumbered(points) && points.length <= 6) &&
  points.every((point) => isLeaf(point) && isPhrase(point.text)) &&
  // What has a name of its own is a sentence of its own.
  points.filter(({ text }) => /[^\d][:：]\s*\S/u.test(text)).length * 2 < points.length;

const headOf = (text: string) => text.replace(/[\s,，、;；:：。.–—-]+$/u, '');

// A head that ends like this goes on with what stands below it.
const leadsOn =
  /[:：,，]$|\b(?:to|on|by|for|with|of|are|is|be|as|that|should|must|can|will|include|includes|including|from|the|a|and|or|not|focuses)$|(?:包括|如下|为|是|有|可知|对于|关于)$/iu;
// A sentence that ends like this goes on with a formula that was set as a picture.
const breaksOff =
  /(?:(?<![行因认作人])为|(?<![还但可就不])是|如下|可得|得到|(?<![所没还拥具享])有|即|满足)[:：,，]?$|\b(?:is|are|as|by|given|equals)\s*:?$/iu;

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
  apart(words).map((text, index) => ({ text: say.closed(text), depth: depth + Math.min(index, 1) }));

/** A head and what stands below it. No sentence has two colons. */
function below(head: string, first: string, say: Say): string[] {
  if (/[:：]/u.test(headOf(head))) return [say.closed(head), say.closed(first)];
  const rest = first.replace(/^([^.。:：]{1,40})[:：]\s*(?=\S)/u, say.language === 'zh' ? '$1，' : '$1, ');
  return [headOf(head) + say.colon + (say.language === 'en' ? softened(rest, say.words) : rest)];
}

const listOf = (points: readonly Point[], say: Say) =>
  say.list(
    points
      .slice(0, points.some(({ isItem }) => isItem) ? mostListed : mostLoose)
      .map(({ text }) => inside(text, say)),
  );

/** A point with what stands below it. */
function sentencesOf({ text, parts }: Point, say: Say, lead: string, depth: number): Said[] {
  const words = lead !== '' ? lead + inside(text, say) : spoken(text, say);
  if (parts.length === 0)
    return say.isFigured && breaksOff.test(text.trim())
      ? [{ text: say.goesOnOnSlide(words), depth }]
      : told(words, depth, say);
  const isNamed = parts.length <= mostListed && parts.every((part) => isPhrase(part.text));
  if (isPlainList(parts) || (parts.length === 1 && parts.every(isLeaf)))
    return below(words, say.closed(listOf(parts, say)), say).map((each, index) => ({
      text: each,
      depth: depth + index,
    }));
  // Names first, then what stands below each of them.
  if (isNamed && parts.length > 1)
    return [
      { text: say.closed(headOf(words) + say.colon + listOf(parts, say)), depth },
      ...parts.filter((part) => !isLeaf(part)).flatMap((part) => sentencesOf(part, say, '', depth + 1)),
    ];
  const details = parts.flatMap((part) => sentencesOf(part, say, '', depth + 1));
  // A head that leads into what follows is no sentence of its own.
  const isOpen = details.length > 0 && (leadsOn.test(words.trim()) || isLabel(words));
  const [first, ...rest] = details;
  if (!isOpen || !first || /[:：]/u.test(first.text)) return [{ text: say.closed(words), depth }, ...details];
  return [...below(words, first.text, say).map((each) => ({ text: each, depth })), ...rest];
}

const isNamedPoint = ({ text, parts }: Point) => parts.length > 0 || /^[^:：]{1,24}[:：]\s*\S/u.test(text);

/** Whether a point is a sentence and no note. */
function isStatement({ text }: Point): boolean {
  if (/[.。!！?？…][”"'’）)】]*$/u.test(text)) return true;
  if (/\p{Script=Han}/u.test(text)) return text.length > 24 && /[，,]/u.test(text);
  return /\b(?:is|are|was|were|has|have|can|will|must|should|does|do|did|may|could|would)\b/u.test(text);
}

/** What leads on to something, asks, or holds a formula is no member of a row. */
const isOpenEnded = ({ text }: Point) => breaksOff.test(text) || /[:：?？,，]$/u.test(text) || hasMath(text);

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
  if (points.every(isNamedPoint)) return { intro: say.counted(count), leads: none };
  return points.some((point) => isStatement(point) || !isLeaf(point))
    ? { intro: '', leads: none }
    : { intro: '', leads };
}

const task =
  /^(?:use|pull|push|hold|aim|squeeze|stay|leave|listen|speak|think|draw|count|compare|record|save|send|bring|follow|build|know|learn|check|keep|make|find|choose|create|define|write|read|test|plan|set|start|stop|try|avoid|ask|tell|look|get|give|take|add|remove|open|close|press|turn|wash|wear|report|call|move|place|identify|understand|explain|describe|review|update|improve|reduce|increase|support|provide|ensure|develop|design|manage|monitor|measure|prepare|polish|network|implement|document|list|lift|drag|clean|record|discuss|share|apply|assess|evaluate|consult|perform|complete|submit|select|click|enter|install|configure|run|state|name|recognize|demonstrate)\s+\p{L}/iu;

/** Short points as one sentence. */
function inOne(points: readonly Point[], say: Say, isUnderHead = false): string {
  // Of words that only stand near each other, the first say enough.
  const some =
    points.length > mostLoose && !points.some(({ isItem }) => isItem) ? points.slice(0, mostLoose) : points;
  const items = [...new Set(some.map(({ text }) => inside(text, say)))];
  if (items.length === 1 || isUnderHead) return say.closed(say.list(items));
  return points.filter(({ text }) => task.test(text)).length * 4 >= points.length * 3
    ? say.tasks(items)
    : say.listed(items);
}

const isPair = (name: Point, what: Point) =>
  isBrief({ point: name, lead: '' }) &&
  (/\p{Script=Han}/u.test(what.text) ? what.text.length > 5 : what.text.split(/\s+/u).length > 1) &&
  !breaksOff.test(what.text);

/** Points as sentences, with what relates them. */
export function sayPoints(
  points: readonly Point[],
  say: Say,
  { isCounted = true, isUnderHead = false } = {},
): Said[] {
  const figure = sayFigure(points, say);
  if (figure) return figure;
  const [name, what] = points;
  // Of two lines in one box, the first names what the other says.
  if (points.length === 2 && name && what && !name.isItem && points.every(isLeaf) && isPair(name, what))
    return below(spoken(name.text, say), say.closed(inside(what.text, say)), say).map((text) => ({
      text,
      depth: 0,
    }));
  if (isPlainList(points)) return [{ text: inOne(points, say, isUnderHead), depth: 0 }];
  const { intro, leads } = isCounted ? leadsOf(points, say) : { intro: '', leads: [] };
  const runs = inRuns(points, leads);
  const said = runs.flatMap((run, at): Said[] => {
    const [first] = run;
    if (!first) return [];
    if (run.length > 1)
      return [
        {
          text: inOne(
            run.map(({ point }) => point),
            say,
            isUnderHead && at === 0,
          ),
          depth: 0,
        },
      ];
    const { point, lead } = first;
    const next = runs[at + 1];
    if (isBrief(first) && isShown(point.text, say))
      return [{ text: say.shown(inside(headOf(point.text), say)), depth: 1 }];
    // A brief line names what the next one says.
    if (isBrief(first) && next?.length === 1 && next[0] && isLeaf(next[0].point) && next[0].lead === '')
      return [];
    const name = runs[at - 1]?.length === 1 ? runs[at - 1]?.[0] : undefined;
    const isNamed = name && lead === '' && isLeaf(point) && isBrief(name) && !isShown(name.point.text, say);
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

/** A sentence that leads on takes the next one in. */
function joinOpen(said: readonly Said[], say: Say): Said[] {
  const joined: Said[] = [];
  for (const each of said) {
    const before = joined.at(-1);
    if (
      before &&
      breaksOff.test(headOf(before.text)) &&
      before.text.length < 200 &&
      !/[?？]$/u.test(before.text)
    )
      joined[joined.length - 1] = { ...before, text: headOf(before.text) + say.colon + each.text };
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
      ? [{ text: say.closed(listOf(points, say)), depth: 0 }]
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
