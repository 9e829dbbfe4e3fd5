import type { NewId } from '../defaults.ts';
import type { SlideElement, TableCell, TableElement } from '../element.ts';
import type { Entry, PageContent, PictureContent } from './content.ts';
import { lineOfEntry, pointsIn } from './lists.ts';
import { fittingSize, heightOf, widthOf } from './measure.ts';
import { contentPlace, type Place, run, titled, words } from './pieces.ts';

const cellPadding = 16;

/** Widths of columns by what stands in them: long texts get more, and none gets nothing. */
function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const count = rows[0]?.length ?? 1;
  const wants = Array.from({ length: count }, (_, at) =>
    Math.max(
      // A word is never broken.
      ...rows.flatMap((row) => (row[at] ?? '').split(/\s+/u).map((word) => Math.min(12, widthOf(word) + 3))),
      Math.min(26, Math.max(4, ...rows.map((row) => widthOf(row[at] ?? '')))),
    ),
  );
  const all = wants.reduce((sum, each) => sum + each, 0);
  return wants.map((each) => (each / all) * width);
}

/** An amount with its sign and a short unit, a span, a time. */
const number =
  /^[\s约≈~<>≤≥+\-–—−$€£¥￥(（]*(?:[A-Z]{2,3}\s?[$€£]?\s?)?\d[\d.,:\s]*(?:\s?[–—~～/-]\s?\d[\d.,:]*)?\s?(?:%|％|‰|°C|℃|\p{Script=Han}{1,3}|\p{Script=Latin}{1,4})?[)）]?$/u;
const nothing = /^[\s–—−…/-]*$/u;

/** The places of columns that hold numbers and nothing else: these are compared where they end below each other. */
function columnsOfNumbers(rows: readonly (readonly string[])[]): Set<number> {
  const places = (rows[0] ?? []).map((_, at) => at);
  return new Set(
    places.filter((at) => {
      const cells = rows.map((row) => row[at] ?? '').filter((cell) => !nothing.test(cell));
      return cells.length > 0 && cells.every((cell) => number.test(cell));
    }),
  );
}

function tableIn(
  newId: NewId,
  place: Place,
  rows: readonly (readonly string[])[],
  headRows: number,
): TableElement {
  const columns = columnWidths(rows, place.width);
  const heights = (size: number, air = 12) =>
    rows.map(
      (row) =>
        Math.max(...row.map((cell, at) => heightOf([cell], size, (columns[at] ?? 60) - cellPadding - 4))) +
        air,
    );
  const size = fittingSize(
    [22, 20, 18, 17, 16, 15, 14, 13, 12],
    (each) => heights(each).reduce((sum, height) => sum + height, 0) <= place.height,
  );
  // A short table has room between its rows.
  const air = fittingSize([32, 26, 20, 16, 12], (each) => {
    return heights(size, each).reduce((sum, height) => sum + height, 0) <= place.height;
  });
  const ofNumbers = columnsOfNumbers(rows.slice(headRows));
  const cells = rows.map((row) =>
    row.map((text, at): TableCell => {
      // The name of a column stands above its numbers.
      const align = ofNumbers.has(at) ? ({ align: 'right' } as const) : {};
      return { text: { paragraphs: [{ runs: [{ text, size }], ...align }], anchor: 'middle' } };
    }),
  );
  return {
    id: newId(),
    type: 'table',
    ...place,
    height: Math.min(
      place.height,
      heights(size, air).reduce((sum, height) => sum + height, 0),
    ),
    rotate: 0,
    // Bands are tints towards white: on a dark slide nothing is read on them.
    look: { style: 'lines', headerRow: headRows > 0, banded: false },
    columns,
    rows: heights(size, air),
    cells,
  };
}

export const composeTable = (
  newId: NewId,
  { title, rows, headRows, entries }: Extract<PageContent, { kind: 'table' }>,
) => {
  const noteHeight = entries.length > 0 ? 96 : 0;
  const place = { ...contentPlace, height: contentPlace.height - noteHeight };
  const table = tableIn(newId, place, rows, headRows);
  const below = {
    ...contentPlace,
    top: contentPlace.top + (table.height ?? 0) + 16,
    height: noteHeight - 12,
  };
  return titled(newId, title, [table, ...(noteHeight > 0 ? noteIn(newId, below, entries) : [])]);
};

/** A line or two beside what is seen. */
function noteIn(newId: NewId, place: Place, entries: readonly Entry[]): SlideElement[] {
  const lines = entries.map(lineOfEntry);
  const size = fittingSize(
    [20, 18, 17, 16, 15, 14, 13],
    (each) => heightOf(lines, each, place.width, 4) <= place.height,
  );
  return [
    words(
      newId,
      place,
      lines.map((line) => [run(line, { size })]),
      { size, gap: 4 },
    ),
  ];
}

export const composeChart = (
  newId: NewId,
  { title, numbers, entries }: Extract<PageContent, { kind: 'chart' }>,
) => {
  const noteHeight = entries.length > 0 ? 96 : 0;
  const place = { ...contentPlace, height: contentPlace.height - noteHeight };
  const below = { ...contentPlace, top: place.top + place.height + 12, height: noteHeight - 12 };
  return titled(newId, title, [
    { id: newId(), type: 'chart', ...place, rotate: 0, ...numbers, labels: numbers.categories.length <= 8 },
    ...(noteHeight > 0 ? noteIn(newId, below, entries) : []),
  ]);
};

/** As large as fits, in the middle of its place. */
function containedIn({ left, top, width, height }: Place, picture: PictureContent): Place {
  const share = Math.min(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * share, picture.height * share];
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h };
}

/** The height of points below a picture, which leaves it half of the page. */
const heightBelow = (entries: readonly Entry[]): number =>
  Math.min(190, Math.max(102, heightOf(entries.map(lineOfEntry), 17, contentPlace.width - 26, 14)));

/** A wide picture stands above its words, a tall one beside them. */
export function composeFigure(
  newId: NewId,
  { title, picture, caption, entries, isBeside }: Extract<PageContent, { kind: 'figure' }>,
) {
  const isWide = entries.length === 0 || !(isBeside ?? picture.width <= picture.height * 1.6);
  const captionHeight = caption === '' ? 0 : 26;
  const below = isWide && entries.length > 0 ? heightBelow(entries) + 12 : 0;
  const share = isWide
    ? { width: contentPlace.width, height: 390 - captionHeight - below }
    : { width: 300, height: 390 - captionHeight };
  const place = { ...contentPlace, ...share };
  const drawn = containedIn(place, picture);
  const under = { ...place, top: drawn.top + drawn.height + 4, height: captionHeight };
  const rest = isWide
    ? {
        ...contentPlace,
        top: place.top + place.height + captionHeight + 12,
        height: below - 12,
      }
    : {
        ...contentPlace,
        left: contentPlace.left + place.width + 24,
        width: contentPlace.width - place.width - 24,
      };
  const size = fittingSize(
    [14, 13, 12, 11],
    (each) => heightOf([caption], each, under.width) <= captionHeight,
  );
  const { alt = caption } = picture;
  return titled(newId, title, [
    {
      id: newId(),
      type: 'image',
      ...drawn,
      rotate: 0,
      url: picture.url,
      ...(alt !== '' && { alt }),
      fixedRatio: true,
    },
    ...(caption === '' ? [] : [words(newId, under, [[run(caption, { size })]], { size, align: 'center' })]),
    ...(entries.length > 0 ? pointsIn(newId, rest, entries) : []),
  ]);
}
