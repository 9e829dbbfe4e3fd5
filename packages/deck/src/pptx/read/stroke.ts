import type { Color, LineEnd, Stroke } from '../../paint.ts';
import { child, childrenOf, emuAt, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { type ColorSpace, filledIn, written } from './color.ts';
import { type Context, toUnits } from './context.ts';
import { fillNode, readFill } from './fill.ts';
import { ownEntry } from './own-entry.ts';

// In widths of the line (ISO/IEC 29500-1, 20.1.10.49).
export const dashes: Record<string, number[]> = {
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

export const caps: Record<string, Stroke['cap']> = { rnd: 'round', sq: 'square', flat: 'butt' };
const joins: Record<string, Stroke['join']> = { 'a:round': 'round', 'a:bevel': 'bevel', 'a:miter': 'miter' };
const endKinds = new Set<LineEnd['kind']>(['triangle', 'stealth', 'diamond', 'oval', 'arrow']);
export const endSizes: Record<string, number> = { sm: 2, med: 3, lg: 5 };

/** Where a line is described: by itself, and by the style of the theme that `reference` names. */
export type LineSource = { line: XmlNode | undefined; reference: XmlNode | undefined };

/** One description of a line, in its own colours. */
type Layer = { node: XmlNode; colors: ColorSpace; isStyle: boolean };
type Layers = readonly Layer[];

function layersOf({ line, reference }: LineSource, { theme, colors }: Context): Layer[] {
  const style = theme.lines[(numberAt(reference, 'idx') ?? 0) - 1];
  return [
    ...(line ? [{ node: line, colors, isStyle: false }] : []),
    ...(style ? [{ node: style, colors: filledIn(reference, colors), isStyle: true }] : []),
  ];
}

const firstChild = (layers: Layers, name: string) =>
  layers.map(({ node }) => child(node, name)).find((node) => node !== undefined);

const firstWith = (layers: Layers, name: string) =>
  layers.find(({ node }) => node.attributes[name] !== undefined)?.node;

/** How a line is broken, in its widths; undefined where nobody says it. */
export function dashOf(layers: readonly Pick<Layers[number], 'node'>[]): number[] | undefined {
  for (const { node } of layers) {
    const preset = child(node, 'a:prstDash');
    if (preset) return ownEntry(dashes, preset.attributes['val']);
    const custom = childrenOf(child(node, 'a:custDash'), 'a:ds');
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

/** The colour of the nearest layer that says one; null is "no line, on purpose". */
function colorOfLine(layers: Layers, context: Context): Color | null | undefined {
  const painted = layers.find(({ node }) => fillNode(node));
  const fill = painted && readFill(fillNode(painted.node), context, painted.colors);
  if (fill?.kind === 'none') return null;
  if (fill?.kind === 'solid') return fill.color;
  // Lines in a gradient are drawn in its first colour: SVG paints strokes badly with turned gradients.
  if (fill?.kind === 'gradient') return fill.stops[0]?.color;
  if (fill?.kind === 'pattern') return fill.front;
  const filler = layers.find(({ isStyle }) => isStyle)?.colors.placeholder;
  return filler && written(filler);
}

const defaultWidth = 9525;

/** No line, on purpose. */
export const noStroke: Stroke = { width: 0, color: '#000000' };

/** Whether there is anything to see of it. */
export const isDrawn = (stroke: Stroke | undefined): stroke is Stroke =>
  stroke !== undefined && stroke.width > 0;

/** How a line is drawn, the nearest source first; undefined where none of them says it. */
export function readStroke(sources: readonly LineSource[], context: Context): Stroke | undefined {
  const layers = sources.flatMap((source) => layersOf(source, context));
  const color = colorOfLine(layers, context);
  if (color === null) return noStroke;
  if (color === undefined) return undefined;
  const width = emuAt(firstWith(layers, 'w'), 'w') ?? defaultWidth;
  const dash = dashOf(layers);
  const cap = ownEntry(caps, firstWith(layers, 'cap')?.attributes['cap']);
  const join = layers
    .flatMap(({ node }) => node.children)
    .map(({ name }) => joins[name])
    .find(Boolean);
  const start = endOf(layers, 'a:headEnd');
  const end = endOf(layers, 'a:tailEnd');
  return {
    // A width of 0 means the thinnest line that can be seen.
    width: Math.max(0.5, toUnits(context, width)),
    color,
    ...(dash && { dash }),
    ...(cap && { cap }),
    ...(join && { join }),
    ...(start && { start }),
    ...(end && { end }),
  };
}
