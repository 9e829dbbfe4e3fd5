import type { Color, LineEnd, Stroke } from '../../paint.ts';
import { child, childrenOf, emuAt, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { colorIn, type ColorSpace } from './color.ts';
import { toHex } from '../../design/color-maths.ts';
import { type Context, toUnits } from './context.ts';
import { fillNode, readFill } from './fill.ts';

// In widths of the line (ISO/IEC 29500-1, 20.1.10.49).
const dashes: Record<string, number[]> = {
  dot: [1, 3],
  sysDot: [1, 1],
  dash: [4, 3],
  sysDash: [3, 1],
  lgDash: [8, 3],
  dashDot: [4, 3, 1, 3],
  sysDashDot: [3, 1, 1, 1],
  lgDashDot: [8, 3, 1, 3],
  lgDashDotDot: [8, 3, 1, 3, 1, 3],
  sysDashDotDot: [3, 1, 1, 1, 1, 1],
};

const caps: Record<string, Stroke['cap']> = { rnd: 'round', sq: 'square', flat: 'butt' };
const joins: Record<string, Stroke['join']> = { 'a:round': 'round', 'a:bevel': 'bevel', 'a:miter': 'miter' };
const endKinds = new Set<LineEnd['kind']>(['triangle', 'stealth', 'diamond', 'oval', 'arrow']);
const endSizes: Record<string, number> = { sm: 2, med: 3, lg: 5 };

/** A line's own words before those of the style it is based on. */
type Layers = readonly (XmlNode | undefined)[];

const firstChild = (layers: Layers, name: string) =>
  layers.map((layer) => child(layer, name)).find((node) => node !== undefined);

function dashOf(layers: Layers): number[] | undefined {
  for (const layer of layers) {
    const preset = child(layer, 'a:prstDash');
    if (preset) return dashes[preset.attributes['val'] ?? ''];
    const custom = childrenOf(child(layer, 'a:custDash'), 'a:ds');
    if (custom.length > 0)
      return custom
        .slice(0, 10)
        .flatMap((ds) => ['d', 'sp'].map((name) => Math.max(0, shareAt(ds, name) ?? 1)));
  }
  return undefined;
}

function endOf(layers: Layers, name: string): LineEnd | undefined {
  const node = firstChild(layers, name);
  const kind = node?.attributes['type'] as LineEnd['kind'];
  if (!node || !endKinds.has(kind)) return undefined;
  const size = (side: string) => endSizes[node.attributes[side] ?? 'med'] ?? 3;
  return { kind, width: size('w'), length: size('len') };
}

function colorOfLine(layers: Layers, context: Context, styled: ColorSpace): Color | null | undefined {
  for (const layer of layers) {
    const node = fillNode(layer);
    if (!node) continue;
    const fill = readFill(node, context, layer === layers[0] ? context.colors : styled);
    if (fill === null || fill === undefined) return fill;
    // Lines in a gradient are drawn in its first colour: SVG paints strokes badly with turned gradients.
    return fill.kind === 'solid' ? fill.color : fill.kind === 'gradient' ? fill.stops[0]?.color : undefined;
  }
  return undefined;
}

const defaultWidth = 9525;

/**
 * How a line is drawn: its own properties, then the style of the theme that `reference` names.
 * Undefined where there is none.
 */
export function readStroke(
  own: XmlNode | undefined,
  reference: XmlNode | undefined,
  context: Context,
): Stroke | undefined {
  const style = context.theme.lines[(numberAt(reference, 'idx') ?? 0) - 1];
  if (!own && !style) return undefined;
  const layers = [own, style];
  const placeholder = colorIn(reference, context.colors);
  const color = colorOfLine(layers, context, { ...context.colors, ...(placeholder && { placeholder }) });
  const shown = color ?? (color === undefined && style && placeholder ? toHex(placeholder) : undefined);
  if (shown === undefined) return undefined;
  const width = emuAt(own, 'w') ?? emuAt(style, 'w') ?? defaultWidth;
  const dash = dashOf(layers);
  const cap = caps[own?.attributes['cap'] ?? style?.attributes['cap'] ?? ''];
  const join = layers
    .flatMap((layer) => layer?.children ?? [])
    .map(({ name }) => joins[name])
    .find(Boolean);
  const start = endOf(layers, 'a:headEnd');
  const end = endOf(layers, 'a:tailEnd');
  return {
    // A width of 0 means the thinnest line that can be seen.
    width: Math.max(0.5, toUnits(context, width)),
    color: shown,
    ...(dash && { dash }),
    ...(cap && { cap }),
    ...(join && { join }),
    ...(start && { start }),
    ...(end && { end }),
  };
}
