import { across, block, place } from '../kit.ts';

// A report: an off-white sheet, fine lines, one strong colour, and numbers as large as pictures.

export const top = block([56, 40, 888, 2], 'dark1');
export const thin = (left: number, at: number, width: number) =>
  block([left, at, width, 1], 'dark1', 0, { opacity: 0.3 });
export const label = place('label', [56, 52, 600, 28], { size: 17, ink: 'accent1', bold: true, spacing: 1 });
export const heading = place('title', [56, 86, 780, 62], {
  size: 40,
  bold: true,
  heading: true,
  anchor: 'middle',
});
export const three = across(3, 56, 888, 36);
export const bars = [34, 52, 46, 70, 64, 92, 86, 118, 132, 124, 158, 186, 176, 214, 240];
