import type { Size } from '../deck.ts';
import type { NewId } from '../defaults.ts';
import type { Box, ShapeElement, TextElement } from '../element.ts';
import { elementDefs } from '../elements/registry.ts';
import type { Color, Stroke } from '../paint.ts';
import { lineTool } from '../shapes/lines.ts';
import type { Run } from '../text.ts';

/** What can be drawn with the pointer: a text, or a shape or line by its name (shapes/lines.ts, shapes/preset-table.ts). */
export type DrawTool = { readonly type: 'text' | 'shape'; readonly preset?: string };

/** Where something new stands; a line is mirrored where it runs to the left or upwards. */
export type NewBox = Omit<Box, 'rotate'>;

const dark: Color = { slot: 'dark1' };
const light: Color = { slot: 'light1' };
const accent: Color = { slot: 'accent1' };

/** How thick a new line is. */
const lineWidth = 2;

const words = (size: number, color: Color): Run => ({
  text: '',
  size,
  color,
  font: { slot: 'body' },
  eastFont: { slot: 'body' },
});

const newText = (box: NewBox, id: string): TextElement => ({
  id,
  type: 'text',
  ...box,
  rotate: 0,
  text: { paragraphs: [{ runs: [words(24, dark)] }], fit: 'grow' },
});

/** Shapes that are nothing but a line, though they go round something. */
const outlines = /^(?:arc|(?:left|right)Brac(?:e|ket)|brac(?:e|ket)Pair)$/;

/** Callouts whose pointer is a line: without one it would not be seen. */
const pointers = /Callout[123]$|^callout[123]$/;

const pointerStroke: Stroke = {
  width: lineWidth,
  color: { slot: 'accent1', changes: [{ kind: 'lumMod', by: 0.75 }] },
};

const newShape = (preset: string, box: NewBox, id: string): ShapeElement => {
  const isOutline = outlines.test(preset);
  return {
    id,
    type: 'shape',
    ...box,
    rotate: 0,
    geometry: { kind: 'preset', name: preset },
    ...(!isOutline && { fill: { kind: 'solid', color: accent } }),
    ...(isOutline && { stroke: { width: lineWidth, color: dark } }),
    ...(pointers.test(preset) && { stroke: pointerStroke }),
    text: {
      paragraphs: [{ align: 'center', runs: [words(20, isOutline ? dark : light)] }],
      anchor: 'middle',
      fit: 'none',
    },
  };
};

/** What a tool draws into a box, in the colours and fonts of the theme. */
export function makeElement(
  { type, preset = 'rect' }: DrawTool,
  box: NewBox,
  newId: NewId,
): TextElement | ShapeElement {
  const id = newId();
  if (type === 'text') return newText(box, id);
  const line = lineTool(preset);
  if (!line) return newShape(preset, box, id);
  const { preset: name, ...ends } = line;
  return {
    id,
    type: 'shape',
    ...box,
    rotate: 0,
    geometry: { kind: 'preset', name },
    stroke: { width: lineWidth, color: dark, ...ends },
  };
}

/** How large something is that nobody drew a box for. */
export function newSize({ type, preset = 'rect' }: DrawTool): Size {
  const line = type === 'shape' ? lineTool(preset) : undefined;
  // A straight line lies level; the others need room for their bends.
  if (line) return { width: 240, height: line.preset === 'straightConnector1' ? 0 : 120 };
  if (type === 'text') return elementDefs.text.defaultSize;
  return wide.test(preset) ? elementDefs.shape.defaultSize : { width: 160, height: 160 };
}

/** Shapes that one expects to be wider than high. */
const wide =
  /[rR]ect|Arrow(?!Callout)$|plate|Plate|chevron|Callout|[rR]ibbon|[wW]ave|Scroll|flowChart(?!Connector|Or|Summing)|parallelogram|trapezoid|plaque$|cloud|mathMinus|mathEqual|Pair$|homePlate/;

/** A box of this size in the middle of a slide. */
export const middleBox = ({ width, height }: Size, viewport: Size): NewBox => ({
  left: (viewport.width - width) / 2,
  top: (viewport.height - height) / 2,
  width,
  height,
});
