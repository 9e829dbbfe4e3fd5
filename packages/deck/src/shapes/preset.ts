import type { Size } from '../deck.ts';
import type { Geometry, GeometryPath, TextBox } from '../element.ts';
import { evaluateGuides, type Guide, parseGuide, type Values, valueOf } from './guides.ts';
import { drawPath, type PathPlan } from './path.ts';
import { presetTable } from './preset-table.ts';

/** A shape before its size is known. */
type ShapePlan = { handles: Guide[]; guides: Guide[]; box: string[]; paths: PathPlan[] };

const formulas = new Map(Object.entries(presetTable));
const plans = new Map<string, ShapePlan>();

/** Makes more shapes known (rare-presets.ts). */
export function addPresets(table: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(table)) formulas.set(name, text);
}

const parseGuides = (text: string): Guide[] =>
  text
    .split(';')
    .filter(Boolean)
    .map((guide) => {
      const space = guide.indexOf(' ');
      return parseGuide(guide.slice(0, space), guide.slice(space + 1));
    });

function parsePath(text: string): PathPlan {
  const [width, height, fill, stroke, ...words] = text.split(' ');
  const steps: PathPlan['steps'] = [];
  for (const word of words) {
    if (/^[MLCQAZ]$/.test(word)) steps.push({ letter: word, operands: [] });
    else steps.at(-1)?.operands.push(word);
  }
  // The table is made by our own script, so that its fills are those of the type.
  const named = fill as GeometryPath['fill'];
  return { width: Number(width), height: Number(height), fill: named, stroke: stroke === '1', steps };
}

function planOf(name: string): ShapePlan {
  const known = plans.get(name);
  if (known) return known;
  const text = formulas.get(name);
  // It is not kept by this name: its formulas may still come.
  if (text === undefined) return planOf('rect');
  const [handles = '', guides = '', box = '', paths = ''] = text.split('|');
  const plan = {
    handles: parseGuides(handles),
    guides: parseGuides(guides),
    box: box.split(' ').filter(Boolean),
    paths: paths.split(';').map(parsePath),
  };
  plans.set(name, plan);
  return plan;
}

/** Whether the formulas of a shape of this name are here. */
export const isPreset = (name: string): boolean => formulas.has(name);

/** What is drawn of a shape: its paths, in the coordinates of its box, and where its text stands. */
export type Drawing = { paths: GeometryPath[]; textBox: TextBox };

const wholeBox: TextBox = { left: 0, top: 0, right: 1, bottom: 1 };

/** The box of a text by its sides' formulas, as shares of the shape's size. */
export function textBoxOf(box: readonly string[], values: Values, { width, height }: Size): TextBox {
  if (box.length < 4 || width <= 0 || height <= 0) return wholeBox;
  const [left, top, right, bottom] = box.map((side) => valueOf(values, side));
  const found = {
    left: (left ?? 0) / width,
    top: (top ?? 0) / height,
    right: (right ?? width) / width,
    bottom: (bottom ?? height) / height,
  };
  // Handles at their ends leave some shapes no room at all; text over the whole box can still be read.
  return found.right > found.left && found.bottom > found.top ? found : wholeBox;
}

/** Every number of a preset at a size, by the names that its formulas use. */
export function presetValues(name: string, size: Size, adjust?: Readonly<Record<string, number>>): Values {
  const { handles, guides } = planOf(name);
  return evaluateGuides(handles, guides, size, adjust);
}

function drawPlan(plan: ShapePlan, size: Size, adjust?: Readonly<Record<string, number>>): Drawing {
  const values = evaluateGuides(plan.handles, plan.guides, size, adjust);
  return {
    paths: plan.paths.map((path) => drawPath(path, values, size)),
    textBox: textBoxOf(plan.box, values, size),
  };
}

/** Draws a shape at a size. A preset that is not known is a rectangle. */
export function drawGeometry(geometry: Geometry, size: Size): Drawing {
  if (geometry.kind === 'preset') return drawPlan(planOf(geometry.name), size, geometry.adjust);
  return { paths: geometry.paths, textBox: geometry.textBox ?? wholeBox };
}
