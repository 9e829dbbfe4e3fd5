import type { Size } from '../deck.ts';
import type { Geometry } from '../element.ts';
import type { Point } from '../geometry/transform.ts';
import { type Values, valueOf } from './guides.ts';
import { handleTable } from './handle-table.ts';
import { presetValues } from './preset.ts';
import './rare-presets.ts';

/** A number of a shape that a handle sets, with the least and the greatest it may be. */
type Setting = { name: string; least: string; greatest: string };

/** A handle before its shape's size is known. */
type HandlePlan = { settings: Setting[]; x: string; y: string };

type Preset = Extract<Geometry, { kind: 'preset' }>;

/** A place of a shape where a line can end; `angle` in degrees clockwise, the way a line leaves from there. */
export type Site = Point & { angle: number };

const sideSites: readonly string[] = ['3cd4 hc t', 'cd2 l vc', 'cd4 hc b', '0 r vc'];

const textOf = (name: string) => (Object.hasOwn(handleTable, name) ? (handleTable[name] ?? '') : '');
const listOf = (text: string | undefined) => (text ?? '').split(';').filter(Boolean);

function parseHandle(text: string): HandlePlan {
  const words = text.split(' ');
  const settings: Setting[] = [];
  while (words.length > 2) {
    const name = words.shift() ?? '-';
    if (name !== '-') settings.push({ name, least: words.shift() ?? '0', greatest: words.shift() ?? '0' });
  }
  return { settings, x: words[0] ?? '0', y: words[1] ?? '0' };
}

const plans = new Map<string, HandlePlan[]>();

function plansOf({ name }: Preset): HandlePlan[] {
  const known = plans.get(name) ?? listOf(textOf(name).split('|')[0]).map(parseHandle);
  plans.set(name, known);
  return known;
}

const placeIn = (values: Values, { x, y }: { x: string; y: string }): Point => ({
  x: valueOf(values, x),
  y: valueOf(values, y),
});

/** Where the handles of a shape stand, in the coordinates of its box; a shape of one's own drawing has none. */
export function shapeHandles(geometry: Geometry, size: Size): Point[] {
  if (geometry.kind === 'custom') return [];
  const values = presetValues(geometry.name, size, geometry.adjust);
  return plansOf(geometry).map((handle) => placeIn(values, handle));
}

/** The places of a shape where lines can end; everything but a preset has the middles of its sides. */
export function shapeSites(geometry: Geometry | undefined, size: Size): Site[] {
  const name = geometry?.kind === 'preset' ? geometry.name : 'rect';
  const own = listOf(textOf(name).split('|')[1]);
  const values = presetValues(name, size, geometry?.kind === 'preset' ? geometry.adjust : {});
  return (own.length > 0 ? own : sideSites).map((site) => {
    const [angle, x = '0', y = '0'] = site.split(' ');
    return { ...placeIn(values, { x, y }), angle: valueOf(values, angle) / 60_000 };
  });
}

/** Beyond this a range means "anything": the format writes the largest numbers it has. */
const boundless = 1e9;
const samples = 24;
const refinements = 16;

/** The value for which the distance is least: looked for over the whole range, then more closely. */
function nearest(least: number, greatest: number, distance: (value: number) => number): number {
  const step = (greatest - least) / samples;
  let best = { value: least, distance: distance(least) };
  const look = (value: number) => {
    const found = distance(value);
    if (found < best.distance) best = { value, distance: found };
  };
  for (let index = 1; index <= samples; index++) look(least + step * index);
  let reach = step;
  for (let round = 0; round < refinements; round++) {
    reach *= 0.6;
    const { value } = best;
    look(Math.max(least, value - reach));
    look(Math.min(greatest, value + reach));
  }
  return best.value;
}

/** The value for which the distance is least where the place moves evenly with it and nothing limits it. */
function evenly(place: (value: number) => Point, wanted: Point): number {
  const [from, to] = [place(0), place(100_000)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : (((wanted.x - from.x) * dx + (wanted.y - from.y) * dy) / length) * 100_000;
}

/** The shape with one of its handles as near to a point of its box as its formulas let it be. */
export function dragHandle(geometry: Geometry, size: Size, index: number, wanted: Point): Geometry {
  if (geometry.kind === 'custom') return geometry;
  const plan = plansOf(geometry)[index];
  if (!plan) return geometry;
  let adjust = geometry.adjust ?? {};
  // What one of two numbers may be can depend on the other.
  const rounds = plan.settings.length > 1 ? 2 : 1;
  for (const { name, least, greatest } of Array.from({ length: rounds }, () => plan.settings).flat()) {
    const place = (value: number) =>
      placeIn(presetValues(geometry.name, size, { ...adjust, [name]: value }), plan);
    const distance = (value: number) => {
      const { x, y } = place(value);
      return Math.hypot(x - wanted.x, y - wanted.y);
    };
    const values = presetValues(geometry.name, size, adjust);
    const [from, to] = [valueOf(values, least), valueOf(values, greatest)];
    const found = to - from > boundless ? evenly(place, wanted) : nearest(from, to, distance);
    adjust = { ...adjust, [name]: Math.round(found) };
  }
  return { ...geometry, adjust };
}
