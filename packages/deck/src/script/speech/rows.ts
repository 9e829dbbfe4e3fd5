import type { Point } from '../outline/outline.ts';
import { insideRow, isPhrase, type Say } from './say.ts';
import { isTask } from './task.ts';
import { standsAlone } from './alone.ts';

/** Listeners keep this many names in mind. */
export const mostListed = 8;

/** Whether nothing stands below a point. */
export const isLeaf = ({ parts }: Point): boolean => parts.length === 0;

const subject = /^(?:we|you|they|it|this|that|these|those|there|he|she|i)\b/iu;

/** Names of a list that somebody ended like sentences, without their full stops: they are members of a row. */
export function withoutStops(points: readonly Point[]): readonly Point[] {
  const isName = ({ text, parts }: Point) =>
    parts.length === 0 &&
    /^[^.。!?]+\.$/u.test(text) &&
    text.split(/\s+/u).length <= 6 &&
    !subject.test(text) &&
    !isStatement({ text: text.slice(0, -1), parts: [] });
  return points.length > 2 && points.every(isName)
    ? points.map((point) => ({ ...point, text: point.text.slice(0, -1) }))
    : points;
}

/** Whether every point has a number. */
export const isNumbered = (points: readonly Point[]): boolean =>
  points.every(({ number }) => number !== undefined);

const hasName = ({ text }: Point) => /[^\d][:：]\s*\S/u.test(text);

/** What answers the point before is a sentence of its own. */
const isReply = ({ text }: Point) => /^(?:(?:but|and|so|or|yet)\b|但|而|所以|因此)/iu.test(text);

const isMember = (point: Point) => isPhrase(point.text) && !isReply(point) && !standsAlone(point.text);

/** Whether points can be one sentence: short, and with nothing below them. */
export const isPlainList = (points: readonly Point[]): boolean =>
  points.length > 1 &&
  points.length <= mostListed &&
  !(isNumbered(points) && points.length <= 6) &&
  points.every((point) => isLeaf(point) && isMember(point)) &&
  // What has a name of its own is a sentence of its own.
  points.filter(hasName).length * 2 < points.length;

/** Whether points are names, with something below some of them. */
export const isOfNames = (points: readonly Point[]): boolean =>
  points.length > 1 &&
  points.length <= mostListed &&
  points.every((point) => isMember(point) && !hasName(point));

/** Whether a point is a sentence and no note. */
export function isStatement({ text }: Point): boolean {
  if (/[.。!！?？…][”"'’）)】]*$/u.test(text)) return true;
  // What begins with what is done only names it, whatever follows.
  if (/^[a-z]{2,}ing\s/iu.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length > 24 && /[，,]/u.test(text);
  return /\b(?:is|are|was|were|has|have|can|will|must|should|does|do|did|may|could|would)\b/u.test(text);
}

/** How long points may be together to be members of one sentence, in words. */
const mostWords = 30;

const wordsIn = (text: string) =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2 + (text.match(/[^\s\p{Script=Han}]+/gu)?.length ?? 0);
const endsInside = /[。！？；;]|[.!?](?:\s|$)/u;

/** Whether points are members of one sentence that the line above them begins; `fits`: it is not too long. */
export function membersOf(points: readonly Point[], isLed: boolean): { isRow: boolean; fits: boolean } {
  const isRow =
    points.length > 1 &&
    points.length <= 6 &&
    !isNumbered(points) &&
    points.every((point) => isLeaf(point) && !endsInside.test(point.text) && !hasName(point)) &&
    !points.some((point) => isReply(point) || standsAlone(point.text)) &&
    // Below a sentence that is whole, sentences are told one by one.
    (isLed || !points.some(isStatement));
  return { isRow, fits: points.reduce((sum, { text }) => sum + wordsIn(text), 0) <= mostWords };
}

/** Points as members of a row, in which a colon would part one from the others. */
const membersIn = (points: readonly Point[], say: Say): string[] => {
  const texts = insideRow(
    points.map(({ text }) => text),
    say,
  );
  if (say.language === 'other') return [...new Set(texts)];
  const comma = say.language === 'zh' ? '，' : ', ';
  return [...new Set(texts.map((text) => text.replace(/(?<=\D)\s*[:：]\s*(?=\S)/u, comma)))];
};

/** Listeners lose a longer row. */
const mostInSentence = 6;
const mostOfLongRow = 14;

/** Whether points are names of one row that is too long for one sentence. */
export const isLongRow = (points: readonly Point[]): boolean =>
  points.length > mostInSentence &&
  points.length <= mostOfLongRow &&
  !isNumbered(points) &&
  points.every(
    (point) =>
      isLeaf(point) &&
      isMember(point) &&
      !hasName(point) &&
      !isStatement(point) &&
      !endsInside.test(point.text),
  );

/** The halves of a long row, as even as can be. */
export const halvesOf = (points: readonly Point[]): Point[][] => {
  const parts = Math.ceil(points.length / mostInSentence);
  const size = Math.ceil(points.length / parts);
  return Array.from({ length: parts }, (_, at) => points.slice(at * size, (at + 1) * size));
};

/** Names that are asked for one by one are members of a row: "define: point? line?" */
export function withoutSigns(points: readonly Point[]): readonly Point[] {
  const isAsked = ({ text, parts }: Point) =>
    parts.length === 0 && /^[^?？]+[?？]$/u.test(text) && text.split(/\s+/u).length <= 2 && !asks.test(text);
  return points.length > 2 && points.every(isAsked)
    ? points.map((point) => ({ ...point, text: point.text.slice(0, -1) }))
    : points;
}
const asks =
  /^(?:who|what|why|when|where|how|which|is|are|do|does|did|can|will|any|谁|什么|为什么|怎么|如何|哪)/iu;

/** Points as members of a row; those that are too many are mentioned. */
export function rowOf(points: readonly Point[], say: Say): string {
  const items = membersIn(points, say);
  return say.list(items.length > mostListed ? [...items.slice(0, mostListed - 1), say.others()] : items);
}

/** What a row of short points is to its list: all of it, its beginning, or what comes after other points. */
export type Place = 'all' | 'first' | 'more' | 'headed';

/** Short points as one sentence. Only a whole list is counted. */
export function inOne(points: readonly Point[], say: Say, place: Place): string {
  const items = membersIn(points, say);
  if (items.length === 1 || place === 'headed') return say.closed(say.list(items));
  if (points.filter(({ text }) => isTask.test(text)).length * 4 >= points.length * 3) return say.tasks(items);
  if (place === 'more') return say.more(items);
  return say.listed(items, place === 'all' && points.every(({ isItem }) => isItem === true));
}
