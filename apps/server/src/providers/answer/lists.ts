import type { DeckIndex, IndexedText } from './deck-index.ts';

/** What a slide enumerates below a line, or below its title where there is none. */
export type List = { page: number; lead?: IndexedText; items: readonly IndexedText[] };

/** A sign or a number that somebody typed before an item. */
export const typedMark = /^\s*(?:[•●○■◆▪✓✔★▶→–—*-]\s*|[①-⑳]\s*|[(（]?\d{1,2}\s?[.、)）-]\s*)(?=\p{L})/u;

/** Those that stand least deep. */
export function shallowest(texts: readonly IndexedText[]): IndexedText[] {
  const depth = Math.min(...texts.map((text) => text.depth));
  return texts.filter((text) => text.depth === depth);
}

/** What stands deeper below each line. */
function underLines(lines: readonly IndexedText[]): List[] {
  return lines.flatMap((lead, at): List[] => {
    const rest = lines.slice(at + 1);
    const end = rest.findIndex(({ depth }) => depth <= lead.depth);
    const items = shallowest(end < 0 ? rest : rest.slice(0, end));
    return items.length > 1 ? [{ page: lead.page, lead, items }] : [];
  });
}

/** What the title is for: the lines of a box, and marked ones in boxes of their own. */
function underTitle(lines: readonly IndexedText[]): List[] {
  const byElement = new Map<string | undefined, IndexedText[]>();
  for (const line of lines) byElement.set(line.elementId, [...(byElement.get(line.elementId) ?? []), line]);
  const boxes = [...byElement.values()].map(shallowest);
  const marked = boxes.flatMap((box) => (box.length === 1 && typedMark.test(box[0]?.text ?? '') ? box : []));
  return [...boxes, marked]
    .filter((items) => items.length > 1)
    .map((items) => ({ page: items[0]?.page ?? 0, items }));
}

/** What stands deeper below a line. */
export function listBelow(index: DeckIndex, lead: IndexedText): List | undefined {
  const lines = index.textsOn(lead.page).filter(({ kind }) => kind === 'slide');
  return underLines(lines).find((list) => list.lead === lead);
}

/** So many boxes with a line each are what the title counts: `3 questions`. */
export function boxesOn(index: DeckIndex, page: number, count: number): List | undefined {
  const lines = index.textsOn(page).filter(({ kind, told }) => kind === 'slide' && told.length > 1);
  const different = lines.filter(({ text }, at) => lines.findIndex((other) => other.text === text) === at);
  const items = different.filter(({ text }) => text !== index.titles.get(page)?.text);
  return items.length === count ? { page, items } : undefined;
}

/** Pages of one name that say one thing each say the items of one list together. */
export function acrossPages(index: DeckIndex, page: number): List | undefined {
  const title = index.titles.get(page)?.text;
  const alike = [...index.titles].filter(([, { text }]) => text !== '' && text === title).map(([at]) => at);
  if (alike.length < 2 || alike[0] !== page) return undefined;
  const items = alike.flatMap((each) => {
    const lines = index.textsOn(each).filter(({ kind }) => kind === 'slide');
    const [first] = lines;
    const own = first ? shallowest(lines.filter(({ elementId }) => elementId === first.elementId)) : [];
    return own.length === 1 && first && first.text !== title ? [first] : [];
  });
  return items.length === alike.length ? { page, items } : undefined;
}

/** The lists of a page, those with a line of their own above them first. */
export function listsOn(index: DeckIndex, page: number): List[] {
  const lines = index.textsOn(page).filter(({ kind }) => kind === 'slide');
  return [...underLines(lines), ...underTitle(lines)];
}
