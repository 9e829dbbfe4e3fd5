import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { Outline } from './pdf-blocks.ts';

type Bookmark = { title: string; dest: string | unknown[] | null; items: Bookmark[] };

const mostBookmarks = 2000;
const plain = (text: string) => text.replace(/[\s\p{P}]/gu, '').toLowerCase();
// Headings carry a number that bookmarks often leave out, and the other way round.
const withoutNumber = (text: string) => plain(text.replace(/^(?:[\dIVXA-Z]{1,4}[.．、\s]+)+(?=\p{L})/u, ''));

async function pageOf(file: PDFDocumentProxy, dest: Bookmark['dest']): Promise<number | undefined> {
  try {
    const target = typeof dest === 'string' ? await file.getDestination(dest) : dest;
    const [first] = target ?? [];
    if (typeof first === 'number') return first + 1;
    return first ? (await file.getPageIndex(first as { num: number; gen: number })) + 1 : undefined;
  } catch {
    return undefined;
  }
}

/** The bookmarks of a document as levels of its headings. */
export async function readOutline(file: PDFDocumentProxy): Promise<Outline> {
  const known = new Map<string, { level: number; page: number | undefined }[]>();
  let count = 0;
  async function walk(items: readonly Bookmark[], level: number): Promise<void> {
    for (const { title, dest, items: below } of items) {
      if (++count > mostBookmarks || level > 6) return;
      const place = { level, page: await pageOf(file, dest) };
      for (const key of new Set([plain(title), withoutNumber(title)])) {
        if (key !== '') known.set(key, [...(known.get(key) ?? []), place]);
      }
      await walk(below, level + 1);
    }
  }
  const top = (await file.getOutline().catch(() => null)) as Bookmark[] | null;
  await walk(top ?? [], 1);
  return (text, page) => {
    const places = known.get(plain(text)) ?? known.get(withoutNumber(text));
    return places?.find((place) => place.page === undefined || Math.abs(place.page - page) <= 1)?.level;
  };
}
