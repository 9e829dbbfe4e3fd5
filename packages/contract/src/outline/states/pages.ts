import type { Outline, OutlinePage } from '../schema.ts';

/** The pages of an outline in their order, each with the part that it belongs to. */
export const pagesOfOutline = ({ children }: Outline): { page: OutlinePage; section?: string }[] =>
  children.flatMap((node) =>
    node.kind === 'page' ? [{ page: node }] : node.children.map((page) => ({ page, section: node.text })),
  );

/** From so many pages on a deck has a page that lists its parts, and one that sums it up. */
const longEnough = 4;
/** More parts than this make no list that somebody remembers. */
const mostListed = 7;
/** From so many pages on each part begins with a page of its own. */
const long = 14;

/** The pages that come with an outline beside those that stand in it. */
export function framePages(outline: Outline): {
  hasAgenda: boolean;
  hasSections: boolean;
  hasSummary: boolean;
} {
  const pages = pagesOfOutline(outline).length;
  const sections = outline.children.filter(({ kind }) => kind === 'section').length;
  const hasAgenda =
    pages >= longEnough && outline.children.length > 1 && outline.children.length <= mostListed;
  return {
    hasAgenda,
    hasSections: sections > 1 && pages >= long,
    hasSummary: pages >= longEnough,
  };
}

/** How many pages its deck has: title, what it frames its pages with, and where questions are asked. */
export function pageCountOfOutline(outline: Outline): number {
  const { hasAgenda, hasSections, hasSummary } = framePages(outline);
  const sections = outline.children.filter(({ kind }) => kind === 'section').length;
  return (
    pagesOfOutline(outline).length + 2 + Number(hasAgenda) + Number(hasSummary) + (hasSections ? sections : 0)
  );
}
