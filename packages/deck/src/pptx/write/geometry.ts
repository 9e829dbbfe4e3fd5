import type { Geometry, GeometryPath } from '../../element.ts';
import { share } from './context.ts';
import { tag } from './xml.ts';

// Points of drawn paths are whole numbers: hundredths of a unit.
const fine = (units: number) => Math.round(units * 100);

type Pen = { x: number; y: number };

const pointXml = (x: number, y: number) => tag('a:pt', { x: fine(x), y: fine(y) });

const degrees = (angle: number) => Math.round((angle / Math.PI) * 10_800_000);

/** The middle of the ellipse through two points, by the way that the arc goes round (SVG 1.1, F.6.5, not turned). */
function middleOf(from: Pen, to: Pen, rx: number, ry: number, isLarge: boolean, isClockwise: boolean): Pen {
  const [x, y] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const square = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2;
  const factor = Math.sqrt(Math.max(0, square / ((rx * y) ** 2 + (ry * x) ** 2)));
  const sign = isLarge === isClockwise ? -1 : 1;
  return {
    x: (sign * factor * rx * y) / ry + (from.x + to.x) / 2,
    y: (-sign * factor * ry * x) / rx + (from.y + to.y) / 2,
  };
}

function arcXml(pen: Pen, [rx = 0, ry = 0, , large = 0, sweep = 0, x = 0, y = 0]: number[]): string {
  const to = { x, y };
  if (rx === 0 || ry === 0 || (pen.x === x && pen.y === y)) return tag('a:lnTo', {}, pointXml(x, y));
  const isClockwise = sweep === 1;
  const middle = middleOf(pen, to, rx, ry, large === 1, isClockwise);
  const parameter = (at: Pen) => Math.atan2((at.y - middle.y) / ry, (at.x - middle.x) / rx);
  const [first, last] = [parameter(pen), parameter(to)];
  // The format's angles are those that one sees.
  const seen = (angle: number) => {
    const turns = Math.round(angle / (2 * Math.PI));
    return Math.atan2(ry * Math.sin(angle), rx * Math.cos(angle)) + turns * 2 * Math.PI;
  };
  const way = isClockwise ? last + (last < first ? 2 * Math.PI : 0) : last - (last > first ? 2 * Math.PI : 0);
  return tag('a:arcTo', {
    wR: fine(rx),
    hR: fine(ry),
    stAng: degrees(seen(first)),
    swAng: degrees(seen(way) - seen(first)),
  });
}

const steps: Readonly<Record<string, { name: string; numbers: number }>> = {
  M: { name: 'a:moveTo', numbers: 2 },
  L: { name: 'a:lnTo', numbers: 2 },
  C: { name: 'a:cubicBezTo', numbers: 6 },
  Q: { name: 'a:quadBezTo', numbers: 4 },
  A: { name: 'a:arcTo', numbers: 7 },
};

function stepsXml(d: string): string {
  const pen: Pen = { x: 0, y: 0 };
  const out: string[] = [];
  for (const [, letter = '', operands = ''] of d.matchAll(/([MLCQAZ])([^MLCQAZ]*)/g)) {
    if (letter === 'Z') out.push(tag('a:close'));
    const step = steps[letter];
    if (!step) continue;
    const all = operands.match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
    for (let at = 0; at + step.numbers <= all.length; at += step.numbers) {
      const numbers = all.slice(at, at + step.numbers);
      const points = Array.from({ length: step.numbers >> 1 }, (_, index) =>
        pointXml(numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0),
      );
      out.push(letter === 'A' ? arcXml(pen, numbers) : tag(step.name, {}, ...points));
      [pen.x, pen.y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    }
  }
  return out.join('');
}

const pathXml = ({ d, fill, stroke }: GeometryPath, width: number, height: number): string =>
  tag(
    'a:path',
    {
      w: fine(width),
      h: fine(height),
      fill: fill === 'norm' ? undefined : fill,
      stroke: stroke ? undefined : false,
    },
    stepsXml(d),
  );

function customXml({ width, height, paths, textBox }: Extract<Geometry, { kind: 'custom' }>): string {
  const sides = textBox && { l: textBox.left, t: textBox.top, r: textBox.right, b: textBox.bottom };
  const guide = ([side, at]: [string, number]) =>
    tag('a:gd', {
      name: `text-${side}`,
      fmla: `*/ ${side === 'l' || side === 'r' ? 'w' : 'h'} ${share(at)} 100000`,
    });
  const name = (side: string) => (sides ? `text-${side}` : side);
  return tag(
    'a:custGeom',
    {},
    tag('a:avLst'),
    tag('a:gdLst', {}, ...Object.entries(sides ?? {}).map(guide)),
    tag('a:ahLst'),
    tag('a:cxnLst'),
    tag('a:rect', { l: name('l'), t: name('t'), r: name('r'), b: name('b') }),
    tag('a:pathLst', {}, ...paths.map((path) => pathXml(path, width, height))),
  );
}

/** The outline of a shape. */
export function geometryXml(geometry: Geometry): string {
  if (geometry.kind === 'custom') return customXml(geometry);
  const handles = Object.entries(geometry.adjust ?? {}).map(([name, value]) =>
    tag('a:gd', { name, fmla: `val ${Math.round(value)}` }),
  );
  return tag('a:prstGeom', { prst: geometry.name }, tag('a:avLst', {}, ...handles));
}

/** The outline of what has none of its own. */
export const rectangleXml: string = geometryXml({ kind: 'preset', name: 'rect' });
