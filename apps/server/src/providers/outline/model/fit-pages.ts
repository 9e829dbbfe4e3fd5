import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { Outline, OutlinePage } from '@app/contract/outline/schema.ts';
import { pageCountOfOutline, pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import type { WantedPages } from '../port.ts';
import { uniqueBlocks } from './grow-outline.ts';

/** More than this on one page is a wall of words. */
const mostOnPage = 6;
const leastToPart = 4;

const replaced = (outline: Outline, from: readonly OutlinePage[], to: readonly OutlinePage[]): Outline => {
  const swap = (pages: readonly OutlinePage[]) =>
    pages.flatMap((page) => (page === from[0] ? to : from.includes(page) ? [] : [page]));
  return {
    ...outline,
    children: outline.children.flatMap((node): Outline['children'] =>
      node.kind === 'page' ? swap([node]) : [{ ...node, children: swap(node.children) }],
    ),
  };
};

/** Two neighbours of one part that have least to say become one page. */
function merged(outline: Outline): Outline | undefined {
  const pages = pagesOfOutline(outline);
  const pairs = pages.slice(1).flatMap((other, at) => {
    const one = pages[at];
    return one && one.section === other.section ? [{ one: one.page, other: other.page }] : [];
  });
  const size = ({ one, other }: (typeof pairs)[number]) => one.children.length + other.children.length;
  const [least] = pairs.toSorted((a, b) => size(a) - size(b));
  if (!least) return undefined;
  const { one, other } = least;
  // What stands in the material stays before what does not.
  const children = [...one.children, ...other.children]
    .toSorted((a, b) => Number(a.unfounded ?? false) - Number(b.unfounded ?? false))
    .slice(0, mostOnPage);
  const from = uniqueBlocks([...one.from, ...other.from]);
  return replaced(outline, [one, other], [{ ...one, from, children }]);
}

/** The fullest page becomes two, the second named by its first point. */
function parted(outline: Outline): Outline | undefined {
  const pages = pagesOfOutline(outline);
  const [fullest] = pages
    .map(({ page }) => page)
    .filter(({ children }) => children.length >= leastToPart)
    .toSorted((one, other) => other.children.length - one.children.length);
  if (!fullest) return undefined;
  const middle = Math.ceil(fullest.children.length / 2);
  const [first, second] = [fullest.children.slice(0, middle), fullest.children.slice(middle)];
  const mark = /\p{Script=Han}/u.test(fullest.text) ? '（续）' : ' (continued)';
  const text = fullest.text.slice(0, outlineLimits.text.max - mark.length) + mark;
  // The count of pages grows with each step, so that a page that is parted twice gives two names.
  const more = { ...fullest, id: `${fullest.id}-${pages.length}`, text, children: second };
  return replaced(outline, [fullest], [{ ...fullest, children: first }, more]);
}

/** An outline with as many pages as were asked for, as far as its pages can be put together or parted. */
export function fitPages(outline: Outline, wanted: WantedPages): Outline {
  if (!wanted) return outline;
  let fitted = outline;
  for (;;) {
    const count = pageCountOfOutline(fitted);
    const next = count > wanted.to ? merged(fitted) : count < wanted.from ? parted(fitted) : undefined;
    // What frames the pages depends on how many there are: one step may lead too far.
    if (!next || (count < wanted.from && pageCountOfOutline(next) > wanted.to)) return fitted;
    fitted = next;
  }
}
