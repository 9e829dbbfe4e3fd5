import { across, block, path, place } from '../kit.ts';

// A plan for a year: navy and copper on white, facets and skylines, a strict grid.

export const facets = (left: number) => [
  block([left, 0, 1000 - left, 562.5], 'dark2'),
  path([left, 0, 1000 - left, 562.5], `M0,0 L${1000 - left},0 L${1000 - left},300 Z`, 'accent3'),
  path([left, 0, 1000 - left, 562.5], `M${1000 - left},300 L${1000 - left},562.5 L120,562.5 Z`, 'accent1'),
  path([left, 0, 1000 - left, 562.5], `M0,562.5 L0,250 L190,562.5 Z`, 'accent2'),
  path(
    [left, 0, 1000 - left, 562.5],
    `M190,562.5 L${1000 - left},180 L${1000 - left},240 L210,562.5 Z`,
    'light1',
    { opacity: 0.14 },
  ),
];
export const mark = block([64, 64, 44, 6], 'accent2');
export const heading = place('title', [64, 82, 872, 56], {
  size: 38,
  ink: 'dark2',
  bold: true,
  heading: true,
  anchor: 'middle',
});

export const tower = (
  left: number,
  top: number,
  width: number,
  ink: 'dark2' | 'accent1' | 'accent3' | 'accent2',
) => [
  block([left, top, width, 470 - top], ink),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1].map((column) =>
      block([left + width * (0.2 + 0.36 * column), top + 26 + row * 42, width * 0.22, 20], 'light1', 0, {
        opacity: 0.45,
      }),
    ),
  ),
];

export const four = across(4, 64, 872, 24);
export const cells = [0, 1, 2, 3, 4, 5].map((at) => ({
  at,
  left: 392 + (at % 2) * 284,
  top: 92 + Math.floor(at / 2) * 136,
}));
