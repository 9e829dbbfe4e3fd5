import { across, block, disc, form, path, place } from '../kit.ts';

// First days at work: tiles of bright forms, as children's blocks and old posters have them.

const quarter = [
  'M0,0 L100,0 A100,100 0 0 1 0,100 Z',
  'M0,0 L100,0 L100,100 A100,100 0 0 1 0,0 Z',
  'M100,0 L100,100 L0,100 A100,100 0 0 1 100,0 Z',
  'M0,0 A100,100 0 0 1 100,100 L0,100 Z',
] as const;
type Slot = 'accent1' | 'accent2' | 'accent3' | 'accent4' | 'dark2' | 'light1' | 'light2';

const scaled = (d: string, by: number) =>
  d.replaceAll('100,100 0', `${by},${by} 0`).replaceAll(/(?<=[MLA ,\d])100(?=[, ]|$)/g, `${by}`);

/** A square with a quarter of a disc, a disc, or half of one in it. */
export const tile = (
  left: number,
  top: number,
  size: number,
  ground: Slot,
  ink: Slot,
  kind: 0 | 1 | 2 | 3 | 'disc' | 'half' | 'drop',
) => [
  block([left, top, size, size], ground),
  ...(kind === 'disc'
    ? [disc(left + size / 2, top + size / 2, size * 0.34, ink)]
    : kind === 'half'
      ? [form('rtTriangle', [left, top, size, size], ink)]
      : kind === 'drop'
        ? [
            disc(left + size / 2, top + size / 2, size * 0.36, ink),
            disc(left + size / 2, top + size / 2, size * 0.16, ground),
          ]
        : [path([left, top, size, size], scaled(quarter[kind], size), ink)]),
];

export const side = 140.625;
export const wall = [
  ...tile(1000 - 3 * side, 0, side, 'accent1', 'accent2', 0),
  ...tile(1000 - 2 * side, 0, side, 'light2', 'accent3', 'disc'),
  ...tile(1000 - side, 0, side, 'accent4', 'dark2', 1),
  ...tile(1000 - 3 * side, side, side, 'accent3', 'light1', 3),
  ...tile(1000 - 2 * side, side, side, 'dark2', 'accent1', 'drop'),
  ...tile(1000 - side, side, side, 'accent2', 'accent3', 'half'),
  ...tile(1000 - 3 * side, 2 * side, side, 'accent2', 'dark2', 'disc'),
  ...tile(1000 - 2 * side, 2 * side, side, 'accent4', 'light2', 2),
  ...tile(1000 - side, 2 * side, side, 'accent1', 'light1', 0),
  ...tile(1000 - 3 * side, 3 * side, side, 'dark2', 'accent4', 1),
  ...tile(1000 - 2 * side, 3 * side, side, 'accent1', 'accent2', 'half'),
  ...tile(1000 - side, 3 * side, side, 'accent3', 'dark2', 'drop'),
];

export const row = (top: number, size: number) => [
  ...tile(1000 - size, top, size, 'accent1', 'accent2', 0),
  ...tile(1000 - 2 * size, top, size, 'accent3', 'light1', 'disc'),
  ...tile(1000 - 3 * size, top, size, 'dark2', 'accent4', 2),
];

export const heading = place('title', [64, 54, 640, 64], {
  size: 42,
  ink: 'dark2',
  bold: true,
  heading: true,
  anchor: 'middle',
});
export const inks = ['accent1', 'accent3', 'accent4', 'accent2'] as const;
export const inkAt = (at: number) => inks[at % inks.length] ?? 'accent1';
export const days = across(5, 64, 872, 16);
export const grid = [0, 1, 2, 3].map((at) => ({
  at,
  left: 64 + (at % 2) * 448,
  top: 150 + Math.floor(at / 2) * 182,
}));
