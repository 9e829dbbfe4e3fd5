import type { Bullet } from '../../text.ts';
import { child, firstOf, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { type Context, pointsToUnits, round } from './context.ts';
import { blipAddress } from './fill.ts';
import { colorIn } from './color.ts';
import { short } from './short.ts';
import { bulletFromSymbolFont, fromSymbolFont, isSymbolFont } from './symbol-fonts.ts';
import { fontOf } from './theme.ts';

const kinds = new Set(['a:buNone', 'a:buChar', 'a:buAutoNum', 'a:buBlip']);
const colors = new Set(['a:buClr', 'a:buClrTx']);
const sizes = new Set(['a:buSzPct', 'a:buSzPts', 'a:buSzTx']);
const fonts = new Set(['a:buFont', 'a:buFontTx']);

const parts = [kinds, colors, sizes, fonts];

/** Whether anything is said here about what stands before a paragraph. */
export const saysBullet = (properties: readonly XmlNode[]): boolean =>
  properties.some((each) => parts.some((names) => firstOf(each, names)));

const nearest = (properties: readonly XmlNode[], names: ReadonlySet<string>): XmlNode | undefined =>
  properties.map((each) => firstOf(each, names)).find((node) => node !== undefined);

function lookOf(properties: readonly XmlNode[], textSize: number, context: Context) {
  const color = colorIn(nearest(properties, colors), context.colors);
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
  textSize: number,
  context: Context,
): Bullet | undefined {
  const kind = nearest(properties, kinds);
  if (!kind || kind.name === 'a:buNone') return undefined;
  const look = lookOf(properties, textSize, context);
  if (kind.name === 'a:buAutoNum') {
    const style = kind.attributes['type'] ?? 'arabicPeriod';
    const startAt = Math.trunc(numberAt(kind, 'startAt') ?? 1);
    return { kind: 'number', style, ...(startAt !== 1 && { startAt }), ...look };
  }
  if (kind.name === 'a:buBlip') {
    const url = blipAddress(child(kind, 'a:blip'), context);
    return url === undefined
      ? { kind: 'character', character: '•', ...look }
      : { kind: 'picture', url, ...look };
  }
  const font = fontOf(nearest(properties, fonts)?.attributes['typeface'], 'latin');
  const isSymbol = typeof font === 'string' && isSymbolFont(font);
  // Drawings of diagrams write their sign twice; it is shown once.
  const given = (kind.attributes['char'] ?? '•').replace(/^(.)\1+$/u, '$1');
  const character = short(
    isSymbol ? bulletFromSymbolFont(given, font) : fromSymbolFont(given, undefined),
    20,
  );
  if (character.trim() === '') return undefined;
  return { kind: 'character', character, ...(font && !isSymbol && { font }), ...look };
}
