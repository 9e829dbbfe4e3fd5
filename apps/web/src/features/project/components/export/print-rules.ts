import type { Size } from '@app/deck/deck.ts';

/** What stands on a sheet of paper: a slide that fills it, a slide with its script, or several slides. */
export const printLayouts = ['slides', 'notes', 'two', 'four', 'six'] as const;
export type PrintLayout = (typeof printLayouts)[number];

const perSheet: Readonly<Record<PrintLayout, number>> = { slides: 1, notes: 1, two: 2, four: 4, six: 6 };

// In pixels of paper, 96 an inch: a slide alone is ten inches wide, others stand on A4 between its edges.
const widths: Readonly<Record<PrintLayout, number>> = {
  slides: 960,
  notes: 640,
  two: 600,
  four: 320,
  six: 320,
};

/** How wide a slide stands on its sheet. */
export const slideWidth = (layout: PrintLayout): number => widths[layout];

/** The rule that tells the browser the size of its paper. */
export function pageRule(layout: PrintLayout, { width, height }: Size): string {
  if (layout !== 'slides') return '@page { size: A4 portrait; margin: 16mm; }';
  const tall = Math.ceil((widths.slides * height) / width);
  return `@page { size: ${widths.slides}px ${tall}px; margin: 0; }`;
}

/** Pages by the sheets that they stand on. */
export function sheetsOf<T>(pages: readonly T[], layout: PrintLayout): T[][] {
  const count = perSheet[layout];
  return Array.from({ length: Math.ceil(pages.length / count) }, (_, at) =>
    pages.slice(at * count, (at + 1) * count),
  );
}
