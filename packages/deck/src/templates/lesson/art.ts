import { across, disc, path } from '../kit.ts';

// A lesson of science: warm paper, leaves, and a large sun.

export const hill = (top: number, rise: number) =>
  `M0,${rise} C180,${rise - 60} 330,${rise - 70} 520,${rise - 20} C700,${rise + 26} 840,${rise - 40} 1000,${rise - 70} L1000,${top} L0,${top} Z`;
export const leaf = 'M0,70 C-4,26 40,-4 104,0 C106,56 66,92 0,70 Z';
const vein = 'M0,70 C30,44 56,26 90,10';

export const plant = (left: number, top: number) => [
  path([left, top + 10, 60, 150], 'M30,150 C26,100 34,60 30,0', 'accent1', { outline: 5 }),
  path([left + 32, top + 20, 104, 92], leaf, 'accent1'),
  path([left + 32, top + 20, 104, 92], vein, 'light1', { outline: 2, opacity: 0.6 }),
  path([left - 76, top + 62, 104, 92], leaf, 'accent5', { flipHorizontal: true }),
];

export const sun = (x: number, y: number, radius: number) => [
  disc(x, y, radius * 1.5, 'accent2', { opacity: 0.16 }),
  disc(x, y, radius * 1.24, 'accent2', { opacity: 0.28 }),
  disc(x, y, radius, 'accent2'),
];

export const steps = across(4, 64, 872, 24);
export const rows = [0, 1, 2, 3];
