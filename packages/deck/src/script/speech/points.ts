import type { Point } from '../outline/outline.ts';
import { hasMath } from './math.ts';
import { inside, isPhrase, type Say, spoken } from './say.ts';

const mostListed = 8;
const leastRun = 3;

const isLeaf = ({ parts }: Point) => parts.length === 0;

/** Whether points can be one sentence: short, and with nothing below them. */
const isPlainList = (points: readonly Point[]) =>
  points.length > 1 &&
  points.length <= mostListed &&
  !(isNumbered(points) && points.length <= 6) &&
  points.every((point) => isLeaf(point) && isPhrase(point.text));

const headOf = (text: string) => text.replace(/[\s,，、;；:：。.–—-]+$/u, '');

// A head that ends like this goes on with what stands below it.
const leadsOn =
  /[:：,，]$|\b(?:to|on|by|for|with|of|are|is|be|as|that|should|must|can|will|include|includes|including|from|the|a|and|or|not|focuses)$|(?:包括|如下|为|是|有|可知|对于|关于)$/iu;

const isLabel = (words: string) =>
  isPhrase(words) && (/\p{Script=Han}/u.test(words) ? words.length <= 10 : words.split(' ').length <= 4);

/** A point with what stands below it. */
function sentencesOf({ text, parts }: Point, say: Say, lead: string): string[] {
  const words = lead !== '' ? lead + inside(text, say) : spoken(text, say);
  if (parts.length === 0) return [say.closed(words)];
  if (isPlainList(parts) || (parts.length === 1 && isLeaf(parts[0] as Point))) {
    const items = parts.map((part) => inside(part.text, say));
    return [say.closed(headOf(words) + say.colon + say.list(items))];
  }
  const below = parts.flatMap((part) => sentencesOf(part, say, ''));
  // A head that leads into what follows is no sentence of its own.
  const isOpen = below.length > 0 && (leadsOn.test(words.trim()) || isLabel(words));
  const [first = '', ...rest] = below;
  return isOpen ? [headOf(words) + say.colon + first, ...rest] : [say.closed(words), ...below];
}

const isNumbered = (points: readonly Point[]) => points.every(({ number }) => number !== undefined);

/** What leads on to something, asks, or holds a formula is no member of a row. */
const isOpen = ({ text }: Point) => /[为是如下:：?？,，]$/u.test(text) || hasMath(text);

/** How points are told apart: by counting them aloud, or by their own words. */
function leadsOf(points: readonly Point[], say: Say): { intro: string; leads: string[] } {
  const none = points.map(() => '');
  const count = points.length;
  const leads = points.map((_, index) => say.ordinal({ number: index + 1, of: count }));
  const isCountable = count >= 3 && count <= 6;
  if (isNumbered(points) && count >= 2 && count <= 6) return { intro: '', leads };
  if (
    !isCountable ||
    points.some(isOpen) ||
    points.some(({ text }) => /^(?:\d|第|first|second|step|level|[A-Z]\.)/iu.test(text))
  )
    return { intro: '', leads: none };
  if (say.seed % 3 === 0) return { intro: '', leads };
  return { intro: say.seed % 3 === 1 ? say.counted(count, say.seed) : '', leads: none };
}

/** Points as sentences, with what relates them. */
export function sayPoints(points: readonly Point[], say: Say, { isCounted = true } = {}): string[] {
  if (isPlainList(points))
    return [
      say.listed(
        points.map(({ text }) => inside(text, say)),
        say.seed,
      ),
    ];
  const { intro, leads } = isCounted ? leadsOf(points, say) : { intro: '', leads: [] };
  return [
    ...(intro === '' ? [] : [intro]),
    ...inRuns(points, leads).flatMap((run) => {
      const [first] = run;
      if (!first) return [];
      if (run.length < leastRun) return run.flatMap(({ point, lead }) => sentencesOf(point, say, lead));
      return [say.closed(capital(say.list(run.map(({ point }) => inside(point.text, say)))))];
    }),
  ];
}

type Led = { point: Point; lead: string };

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const isBrief = ({ point, lead }: Led) =>
  lead === '' &&
  isLeaf(point) &&
  isPhrase(point.text) &&
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

const isNumber = /^[\d.,]+\s*(?:[%‰x×倍万亿kKmMbB]|percent)?\+?$/u;

/** Points under their heading. */
export function sayCard(heading: string, points: readonly Point[], say: Say): string[] {
  const head = headOf(spoken(heading, say));
  const [only] = points;
  if (isNumber.test(head) && points.length === 1 && only)
    return [
      say.closed(
        say.language === 'zh'
          ? `${headOf(only.text)}${say.colon}${head}`
          : `${head} ${inside(only.text, say)}`,
      ),
    ];
  if (isPlainList(points))
    return [say.closed(head + say.colon + say.list(points.map(({ text }) => inside(text, say))))];
  const [first = '', ...rest] = sayPoints(points, say, { isCounted: isNumbered(points) });
  return [head + say.colon + first, ...rest];
}
