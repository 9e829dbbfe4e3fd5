import type { Bullet } from '../../text.ts';
import { child, firstOf, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { type Context, pointsToUnits, round } from './context.ts';
import { blipAddress } from './fill.ts';
import { bulletColor } from './run.ts';
import { short } from './short.ts';
import { fromSymbolFont, isSymbolFont } from './symbol-fonts.ts';
import { fontName } from './theme.ts';

const kinds = new Set(['a:buNone', 'a:buChar', 'a:buAutoNum', 'a:buBlip']);
const colors = new Set(['a:buClr', 'a:buClrTx']);
const sizes = new Set(['a:buSzPct', 'a:buSzPts', 'a:buSzTx']);
const fonts = new Set(['a:buFont', 'a:buFontTx']);

const nearest = (properties: readonly XmlNode[], names: ReadonlySet<string>): XmlNode | undefined =>
  properties.map((each) => firstOf(each, names)).find((node) => node !== undefined);

/** Counts the numbers of one text; lists of different levels are counted apart. */
export function createCounter() {
  const counts: { style: string; value: number }[] = [];
  return {
    next(level: number, style: string, startAt: number): number {
      counts.length = Math.min(counts.length, level + 1);
      const before = counts[level];
      const value = before?.style === style ? before.value + 1 : startAt;
      counts[level] = { style, value };
      return value;
    },
    /** A paragraph without a number ends the lists of its level and those below. */
    interrupt(level: number): void {
      counts.length = Math.min(counts.length, level);
    },
  };
}

/** See `createCounter`. */
export type Counter = ReturnType<typeof createCounter>;

function lookOf(properties: readonly XmlNode[], textSize: number, context: Context) {
  const color = bulletColor(nearest(properties, colors), context);
  const size = nearest(properties, sizes);
  const points = size?.name === 'a:buSzPts' ? numberAt(size, 'val') : undefined;
  const share =
    points !== undefined ? pointsToUnits(context, points) / textSize : (shareAt(size, 'val') ?? 1);
  return {
    ...(color && { color }),
    ...(size && size.name !== 'a:buSzTx' && share !== 1 && { size: round(share) }),
  };
}

/** What stands before a paragraph, by its own properties and those it inherits. */
export function readBullet(
  properties: readonly XmlNode[],
  level: number,
  textSize: number,
  counter: Counter,
  context: Context,
): Bullet | undefined {
  const kind = nearest(properties, kinds);
  if (kind?.name !== 'a:buAutoNum') counter.interrupt(level);
  if (!kind || kind.name === 'a:buNone') return undefined;
  const look = lookOf(properties, textSize, context);
  if (kind.name === 'a:buAutoNum') {
    const style = kind.attributes['type'] ?? 'arabicPeriod';
    return {
      kind: 'number',
      style,
      value: counter.next(level, style, Math.trunc(numberAt(kind, 'startAt') ?? 1)),
      ...look,
    };
  }
  if (kind.name === 'a:buBlip') {
    const url = blipAddress(child(kind, 'a:blip'), context);
    return url === undefined
      ? { kind: 'character', character: '•', ...look }
      : { kind: 'picture', url, ...look };
  }
  const font = fontName(nearest(properties, fonts)?.attributes['typeface'], context.theme);
  const character = short(fromSymbolFont(kind.attributes['char'] ?? '•', font), 20);
  if (character.trim() === '') return undefined;
  return { kind: 'character', character, ...(font && !isSymbolFont(font) && { font }), ...look };
}
