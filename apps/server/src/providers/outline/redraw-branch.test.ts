import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { expect, test } from 'vitest';
import { drawOutline } from './draw-outline.ts';
import { redrawPages } from './redraw-branch.ts';
import { tea } from './testing.ts';

test('the material is read as often for many pages as for one', () => {
  const pages = pagesOfOutline(drawOutline(tea, 'Tea')).map(({ page }) => page);
  expect(pages.length).toBeGreaterThan(2);
  const readingsFor = (some: typeof pages): number => {
    let readings = 0;
    const { blocks, ...document } = tea;
    const counted = {
      ...document,
      get blocks() {
        readings++;
        return blocks;
      },
    };
    redrawPages(some, counted, { name: 'Tea', scene: null });
    return readings;
  };
  expect(readingsFor(pages)).toBe(readingsFor(pages.slice(0, 1)));
});
