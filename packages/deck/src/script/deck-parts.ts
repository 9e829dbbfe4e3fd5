import { keyOf } from './line-key.ts';
import type { PageOutline } from './outline/outline.ts';

/** What a page is for in its deck. */
export type PageRole = 'cover' | 'agenda' | 'section' | 'references' | 'thanks' | 'content' | 'blank';

/** A page with what is known of it from the whole deck. */
export type KnownPage = PageOutline & { role: PageRole };

/** What is done for a while between pages. */
const isEvent = /^(?:demo|demonstration|exercise|lab|workshop|break|quiz)\b/iu;

/** A title alone begins a part only if something follows, and if the pages before it did not have that title. */
export function withParts(pages: readonly KnownPage[]): KnownPage[] {
  const isTold = ({ role }: KnownPage) => role === 'content' || role === 'agenda';
  const last = pages.findLastIndex(isTold);
  let seen = new Set<string>();
  return pages.map((page, index) => {
    if (page.role !== 'section') {
      seen.add(keyOf(page.title));
      return page;
    }
    if (
      isEvent.test(page.title) ||
      index > last ||
      (isTold(pages[index - 1] ?? page) && seen.has(keyOf(page.title)))
    )
      return { ...page, role: 'content' };
    seen = new Set();
    return page;
  });
}

/** So many pages may stand before the first part. */
const mostBefore = 3;

/** The parts of a deck: the titles of its pages that hold nothing else. None where they begin far behind its first page. */
export const sectionsOf = (pages: readonly KnownPage[]): string[] =>
  pages.findIndex(({ role }) => role === 'section') > mostBefore + 1
    ? []
    : pages.filter(({ role }) => role === 'section').map(({ title }) => title);
