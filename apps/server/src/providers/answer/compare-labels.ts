import { type DeckIndex, headOf, type IndexedText, labelOf } from './deck-index.ts';
import type { Found } from './found.ts';
import { listBelow } from './lists.ts';
import { enoughNew, newWords } from './rank.ts';
import type { PlacedGrid } from './structure/ask-grids.ts';
import { tellList, withoutOrdinal } from './tell-list.ts';
import { contentWords, hasHan } from './words.ts';

// Two things are compared best by what stands under their names: cards, lines of a list, rows or columns of a table.

/** One of two things that are compared, and its words. */
export type Named = { name: string; words: readonly string[] };

/** A label may say what sort of thing it is: Boosting类, Policy objects. */
const mostBeside = 1;
/** What the voice cuts, or a short line, is told with what follows it. */
const mostRest = 2;
/** More rows are listened to no longer. */
const mostRows = 4;

/** Whether a text is called as one of the things is. */
function isCalled(text: string, { name, words }: Named): boolean {
  const plain = headOf(text);
  if (hasHan(name)) return plain.startsWith(name) && plain.length <= name.length + 2;
  const own = contentWords(plain);
  return words.every((word) => own.includes(word)) && own.length <= words.length + mostBeside;
}

/** What is told under a label, as far as the page goes on without another one. */
function toldUnder(index: DeckIndex, text: IndexedText, { words }: Named): IndexedText[] {
  if (text.kind === 'cell' || newWords(text, words) >= enoughNew) return [text];
  const after = index.texts.slice(text.at + 1, text.at + 1 + mostRest);
  const end = after.findIndex(
    (one) =>
      one.page !== text.page ||
      one.kind !== text.kind ||
      labelOf(withoutOrdinal(one.text)) !== undefined ||
      one.depth < text.depth,
  );
  return [text, ...(end < 0 ? after : after.slice(0, end))];
}

type Place = { page: number; kind: string; texts: Found['texts'] };

/** The texts under each label that names the thing, and the lists under each line that is its name. */
function placesOf(index: DeckIndex, side: Named): Place[] {
  return index.texts.flatMap((text): Place[] => {
    const { page, kind } = text;
    const label = labelOf(withoutOrdinal(text.text));
    if (label !== undefined && label.length < withoutOrdinal(text.text).length - 1)
      return isCalled(label, side) ? [{ page, kind, texts: toldUnder(index, text, side) }] : [];
    if (kind !== 'slide' || !isCalled(text.text, side)) return [];
    const list = listBelow(index, text);
    if (list) return [{ page, kind, texts: tellList(index, list) }];
    const next = index.texts[text.at + 1];
    const isBelow = next?.page === page && next.elementId === text.elementId && next.depth > text.depth;
    return isBelow ? [{ page, kind, texts: [text, next] }] : [];
  });
}

/** What stands under the names of both, rather on one page and in one way; undefined where one is no label. */
export function underLabels(index: DeckIndex, sides: readonly [Named, Named]): Found['texts'] | undefined {
  const [ones, others] = sides.map((side) => placesOf(index, side));
  const pairs = (ones ?? []).flatMap((one) => (others ?? []).map((other) => ({ one, other })));
  const worth = ({ one, other }: (typeof pairs)[number]): number =>
    Number(one.page === other.page) * 2 + Number(one.kind === other.kind && one.kind === 'script');
  const [best] = pairs
    .filter(({ one, other }) => one.texts[0]?.text !== other.texts[0]?.text)
    .toSorted((a, b) => worth(b) - worth(a));
  return best && [...best.one.texts, ...best.other.texts];
}

/** Two columns of a table beside each other, row by row. */
export function underColumns(grids: readonly PlacedGrid[], sides: readonly [Named, Named]): Found['texts'] {
  for (const { columns, rows, cells, page, elementId } of grids) {
    const places = sides.map((side) => columns.findIndex(({ name }) => isCalled(name, side)));
    if (places.includes(-1) || places[0] === places[1]) continue;
    const isZh = hasHan(columns.map(({ name }) => name).join(''));
    const told = places.map((column) =>
      rows
        .slice(0, mostRows)
        .flatMap(({ text }, row) => {
          const cell = cells[row]?.[column]?.text.trim();
          return cell ? [`${text}${isZh ? '：' : ' '}${cell}`] : [];
        })
        .join(isZh ? '，' : ', '),
    );
    if (told.includes('')) continue;
    const text = places.map((column, at) => `${columns[column]?.name}${isZh ? '——' : ': '}${told[at]}`);
    return [{ page, kind: 'cell', elementId, text: text.join(isZh ? '；' : '; ') + (isZh ? '。' : '.') }];
  }
  return [];
}
