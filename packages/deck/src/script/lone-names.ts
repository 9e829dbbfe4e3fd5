import { keyOf } from './line-key.ts';
import { type Unit, wordsOfUnit } from './outline/outline.ts';

const isBrief = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 5 : text.split(/\s+/u).length <= 2;

/** A name alone in its box that another text of the page has in it is written on a drawing: by itself it says nothing. */
export function withoutLoneNames(units: readonly Unit[]): Unit[] {
  if (units.length < 3) return [...units];
  return units.filter((unit) => {
    if (unit.kind !== 'points' || unit.heading !== undefined || unit.points.length !== 1) return true;
    const [point] = unit.points;
    if (!point || point.isItem || point.parts.length > 0 || !isBrief(point.text)) return true;
    if (/[\d:：?？!！]/u.test(point.text)) return true;
    const key = keyOf(point.text);
    const isEcho = units.some(
      (other) =>
        other !== unit &&
        wordsOfUnit(other).some((text) => text.length > point.text.length * 2 && keyOf(text).includes(key)),
    );
    return !(isEcho && key.length > 1);
  });
}
