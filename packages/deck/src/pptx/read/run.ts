import type { Link, Run } from '../../text.ts';
import { isOpenableAddress } from '../../text/address.ts';
import { child, flag, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { colorIn, hexIn } from './color.ts';
import { toHex } from '../../design/color-maths.ts';
import { type Context, pointsToUnits, round } from './context.ts';
import { short } from './short.ts';
import { fillNode, readFill } from './fill.ts';
import { fromSymbolFont, isSymbolFont } from './symbol-fonts.ts';
import { fontName } from './theme.ts';

/** Run properties, the nearest first. */
export type RunLayers = readonly XmlNode[];

const defaultSize = 1800;
const smallest = 0.5;

const firstAttribute = (layers: RunLayers, name: string): XmlNode | undefined =>
  layers.find(({ attributes }) => attributes[name] !== undefined);

const firstChild = (layers: RunLayers, name: string): XmlNode | undefined => {
  for (const layer of layers) {
    const found = child(layer, name);
    if (found) return found;
  }
  return undefined;
};

/** The size of letters in viewport units. */
export const runSize = (layers: RunLayers, context: Context): number =>
  Math.max(smallest, pointsToUnits(context, numberAt(firstAttribute(layers, 'sz'), 'sz') ?? defaultSize));

/** Where a click leads; undefined for actions that are none of ours. */
export function readLink(click: XmlNode | undefined, context: Context): Link | undefined {
  const relation = context.part.relations.get(click?.attributes['r:id'] ?? '');
  if (!relation) return undefined;
  if (relation.external) {
    return isOpenableAddress(relation.target) ? { kind: 'web', address: relation.target } : undefined;
  }
  const slideId = context.slideIds.get(relation.target);
  return slideId === undefined ? undefined : { kind: 'slide', slideId };
}

function paintOf(layers: RunLayers, context: Context, isLink: boolean): Pick<Run, 'color' | 'fill'> {
  if (isLink) {
    // Links take the theme's colour for them, whatever the run says.
    const color = context.colors.scheme.get(context.colors.map.get('hlink') ?? 'hlink');
    if (color) return { color: toHex(color) };
  }
  const node = layers.map(fillNode).find((each) => each !== undefined);
  const fill = readFill(node, context);
  if (fill === null) return { color: '#00000000' };
  if (fill?.kind === 'solid') return { color: fill.color };
  if (fill?.kind === 'gradient') return { color: fill.stops[0]?.color ?? '#000000', fill };
  const text = context.colors.scheme.get(context.colors.map.get('tx1') ?? 'dk1');
  return { color: text ? toHex(text) : '#000000' };
}

function fontsOf(layers: RunLayers, context: Context): Pick<Run, 'font' | 'eastFont'> {
  const named = (element: string) =>
    fontName(firstChild(layers, element)?.attributes['typeface'], context.theme);
  const font = named('a:latin') ?? context.theme.texts.latin;
  const eastFont = named('a:ea') ?? context.theme.texts.east;
  return {
    ...(font && !isSymbolFont(font) && { font }),
    ...(eastFont && !isSymbolFont(eastFont) && { eastFont }),
  };
}

const yes = (layers: RunLayers, name: string) => flag(firstAttribute(layers, name), name) === true;
const says = (layers: RunLayers, name: string) => firstAttribute(layers, name)?.attributes[name];

/** How a run looks, by its own properties and those it inherits. */
export function runLook(layers: RunLayers, context: Context): Omit<Run, 'text'> {
  const link = readLink(child(layers[0], 'a:hlinkClick'), context);
  const underline = (says(layers, 'u') ?? 'none') !== 'none' || link?.kind === 'web';
  const strike = (says(layers, 'strike') ?? 'noStrike') !== 'noStrike';
  const baseline = round(shareAt(firstAttribute(layers, 'baseline'), 'baseline') ?? 0);
  const spacing = pointsToUnits(context, numberAt(firstAttribute(layers, 'spc'), 'spc') ?? 0);
  const highlight = hexIn(firstChild(layers, 'a:highlight'), context.colors);
  const language = says(layers, 'lang');
  const cap = says(layers, 'cap');
  return {
    size: runSize(layers, context),
    ...paintOf(layers, context, link?.kind === 'web'),
    ...fontsOf(layers, context),
    ...(yes(layers, 'b') && { bold: true }),
    ...(yes(layers, 'i') && { italic: true }),
    ...(underline && { underline }),
    ...(strike && { strike }),
    ...(baseline !== 0 && { baseline }),
    ...(spacing !== 0 && { spacing }),
    ...((cap === 'all' || cap === 'small') && { caps: cap }),
    ...(highlight && { highlight }),
    ...(language && { language: short(language, 40) }),
    ...(link && { link }),
  };
}

/** The letters of a run, where those of a symbol font become the signs they show. */
export function runText(text: string, layers: RunLayers): string {
  const symbol = firstChild(layers, 'a:sym') ?? firstChild(layers, 'a:latin');
  return fromSymbolFont(text, symbol?.attributes['typeface']);
}

/** The colour inside `a:buClr`, or undefined for "as the text". */
export const bulletColor = (node: XmlNode | undefined, context: Context): string | undefined => {
  const color = colorIn(node, context.colors);
  return color && toHex(color);
};
