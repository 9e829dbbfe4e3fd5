import type { OutlinePage } from '@app/contract/outline/schema.ts';
import type { Sentence } from './material.ts';
import { shortenPoint } from './shorten-point.ts';

/** How much of the lists that a page tells it also shows. */
export function listsOf(sentencesOf: (page: OutlinePage) => readonly Sentence[]) {
  const listedOn = (page: OutlinePage) => {
    const points = page.children.filter(({ kind }) => kind === 'point');
    const blocks = new Set(points.flatMap(({ from }) => from));
    const all = sentencesOf(page).filter((each) => each.isItem && blocks.has(each.block));
    return { all, points };
  };
  return {
    /** How many points a page has is said where it shows all that is told of its list. */
    isWholeList(page: OutlinePage): boolean {
      const { all, points } = listedOn(page);
      return all.length <= points.length;
    },
    /** Where a list is too long to be shown, nobody shall take what is seen for all of it. */
    partOfList(page: OutlinePage): { shown: number; all: number } | undefined {
      const { all, points } = listedOn(page);
      const items = new Set(all.map(({ text }) => shortenPoint(text)));
      const shown = points.filter(({ text }) => items.has(text)).length;
      const isOne = new Set(all.map(({ block }) => block)).size === 1;
      return isOne && shown > 1 && shown < all.length ? { shown, all: all.length } : undefined;
    },
  };
}
