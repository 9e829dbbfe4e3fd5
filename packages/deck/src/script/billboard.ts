import { type Point, pointsIn, type Unit, wordsOfUnit } from './outline/outline.ts';

/** A marked line that says something: names and houses are shorter. */
const isSaidItem = ({ text, isItem }: Point) =>
  isItem === true && (/\p{Script=Han}/u.test(text) ? text.length > 10 : text.split(/\s+/u).length > 4);

/** A first page whose words are few: who speaks, where and when stands in boxes of its own. */
const isBillboard = (units: readonly Unit[]) => {
  const words = units.flatMap(wordsOfUnit).join(' ');
  const length =
    (words.match(/\p{Script=Han}/gu)?.length ?? 0) / 2 +
    (words.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0);
  const hasList = units.some(
    (unit) => unit.kind === 'points' && (unit.points.length > 3 || unit.points.filter(isSaidItem).length > 1),
  );
  const hasSentence = units.some((unit) =>
    wordsOfUnit(unit).some((text) => /[.。!！]$/u.test(text) && text.length > 60),
  );
  return (
    length <= 80 &&
    !hasList &&
    !hasSentence &&
    units.every(({ kind }) => kind === 'points' || kind === 'picture')
  );
};

/** A first page with many names: most of its lines are short, and none is an item of a list. */
const isBylined = (units: readonly Unit[]) => {
  const points = pointsIn(units);
  const isShort = ({ text }: Point) => text.split(/\s+/u).length <= 4 && !/[.。!！?？:：]$/u.test(text);
  const short = points.filter(isShort).length;
  return (
    short > 2 &&
    short * 2 > points.length &&
    points.every(({ parts, isItem }) => parts.length === 0 && isItem !== true) &&
    units.every(({ kind }) => kind === 'points' || kind === 'picture')
  );
};

/** Who speaks, where and when. */
export const isOfNames = (units: readonly Unit[]) => isBillboard(units) || isBylined(units);
