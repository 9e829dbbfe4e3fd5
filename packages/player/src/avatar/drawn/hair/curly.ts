import type { Hair } from './hair.ts';
import { hairShade } from '../hair-shade.ts';

type Oval = { cx: number; cy: number; rx: number; ry: number };

/** The edge of a head of curls. */
function curls({ cx, cy, rx, ry }: Oval, count: number, deep: number): string {
  const out: string[] = [];
  for (let i = 0; i < count * 2; i++) {
    const a = (i / count) * Math.PI - Math.PI / 2;
    const uneven = 1 + 0.02 * Math.sin(i * 2.7) + 0.014 * Math.sin(i * 1.3 + 1);
    const k = (i % 2 ? 1 : 1 - deep) * uneven;
    out.push(
      `${(cx + Math.cos(a) * rx * k).toFixed(1)},${(cy + Math.sin(a) * ry * k).toFixed(1)}${i % 2 ? '' : '!'}`,
    );
  }
  return out.join(' ');
}
/** Curls inside, as small commas. */
type Comma = { count: number; size: number; seed: number; keep: (x: number, y: number) => boolean };
function commas({ cx, cy, rx, ry }: Oval, { count, size, seed, keep }: Comma): string[] {
  const out: string[] = [];
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996 + seed;
    const r = Math.sqrt((i + 0.5) / count);
    const x = cx + Math.cos(a) * rx * r;
    const y = cy + Math.sin(a) * ry * r;
    if (!keep(x, y)) continue;
    const t = a * 1.7 + seed;
    const p = (d: number, k: number) =>
      `${(x + Math.cos(t + d) * size * k).toFixed(1)},${(y + Math.sin(t + d) * size * k).toFixed(1)}`;
    out.push(`${p(0, 1)} ${p(1.3, 0.95)} ${p(2.5, 0.85)} ${p(3.7, 0.6)}`);
  }
  return out;
}
/** Not on the forehead. */
const inFront = (x: number, y: number) => (x / 99) ** 2 + ((y - 20) / 156) ** 2 > 1;
const outside = (x: number, y: number) => (x / 82) ** 2 + ((y - 10) / 122) ** 2 > 1;

/** A round head of curls. */
export const curly: Hair = {
  behind: [
    {
      fill: curls({ cx: 0, cy: -66, rx: 172, ry: 158 }, 27, 0.055),
      gradient: hairShade([-120, -200, 140, 60], 0.35),
      inside: [
        {
          stroke: commas(
            { cx: 0, cy: -66, rx: 160, ry: 146 },
            { count: 150, size: 8.5, seed: 1, keep: outside },
          ),
          width: 3.4,
          colour: 'hair.dark',
          alpha: 0.75,
        },
        {
          stroke: commas(
            { cx: -26, cy: -92, rx: 140, ry: 116 },
            { count: 84, size: 8, seed: 4, keep: outside },
          ),
          width: 3,
          colour: 'hair.shine',
          alpha: 0.55,
        },
      ],
    },
  ],
  hair: [
    // hairline: curls that come forward
    {
      fill: '-97,8! -93,-14 -96,-30! -87,-50 -86,-70! -72,-82 -66,-99! -50,-100 -38,-112! -20,-108 -6,-116! 12,-109 26,-114! 40,-104 54,-104! 66,-90 76,-84! 82,-62 90,-52! 90,-32 97,-18! 95,-4 98,8! 112,-10 128,-60 120,-116 86,-156 40,-176 -20,-178 -74,-164 -116,-124 -130,-66 -112,-14',
      casts: true,
      gradient: hairShade([-110, -200, 120, 60], 0.35),
      inside: [
        {
          stroke: commas(
            { cx: 0, cy: -84, rx: 122, ry: 96 },
            { count: 70, size: 8.5, seed: 2.2, keep: inFront },
          ),
          width: 3.4,
          colour: 'hair.dark',
          alpha: 0.7,
        },
        {
          stroke: commas(
            { cx: -16, cy: -96, rx: 104, ry: 80 },
            { count: 52, size: 8.5, seed: 0.4, keep: inFront },
          ),
          width: 3.2,
          colour: 'hair.shine',
          alpha: 0.6,
        },
      ],
    },
  ],
};
