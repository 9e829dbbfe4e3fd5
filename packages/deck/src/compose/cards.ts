import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Entry } from './content.ts';
import { isOfTerms, lineOfEntry, pointsIn, runsOfEntry, termsIn } from './lists.ts';
import { fittingSize, heightOf, widthOf } from './measure.ts';
import { accentAt, contentPlace, ground, type Place, run, shape, slot, titled, words } from './pieces.ts';

const gap = 16;
const padding = 16;

/** Places of equal size: one row of up to three, two rows of two or three beyond. */
export function gridOf(count: number, place: Place = contentPlace): Place[] {
  const columns = count <= 3 ? count : count === 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const width = (place.width - gap * (columns - 1)) / columns;
  const height = (place.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, at) => ({
    left: place.left + (at % columns) * (width + gap),
    top: place.top + Math.floor(at / columns) * (height + gap),
    width,
    height,
  }));
}

const inner = ({ left, top, width, height }: Place): Place => ({
  left: left + padding,
  top: top + padding + 6,
  width: width - padding * 2,
  height: height - padding * 2 - 6,
});

/** A tinted ground with a bar of its colour above. */
const card = (newId: NewId, place: Place, at: number): SlideElement[] => [
  ground(newId, place, accentAt(at)),
  shape(newId, 'rect', { ...place, height: 6 }, slot(accentAt(at))),
];

/** Short texts below each other, each on a bar as wide as the page. */
function bars(newId: NewId, entries: readonly Entry[]): SlideElement[] {
  const height = Math.min(150, (contentPlace.height - gap * (entries.length - 1)) / entries.length);
  const room = { left: contentPlace.left + 30, width: contentPlace.width - 50 };
  const size = fittingSize([28, 26, 24, 22, 20, 18, 17, 16, 15, 14], (each) =>
    entries.every((entry) => heightOf([lineOfEntry(entry)], each, room.width) <= height - 20),
  );
  return entries.flatMap((entry, at) => {
    const place = { ...contentPlace, top: contentPlace.top + at * (height + gap), height };
    return [
      ground(newId, place, accentAt(at)),
      shape(newId, 'rect', { ...place, width: 10 }, slot(accentAt(at))),
      words(newId, { ...place, ...room }, [runsOfEntry(entry, size)], { size, anchor: 'middle' }),
    ];
  });
}

/** A grid is for texts that fill so much of it. */
const leastOfCard = 0.34;

/** Things beside each other, each on a ground of its own. */
export function composeCards(newId: NewId, title: string, entries: readonly Entry[]) {
  const places = gridOf(entries.length);
  const { width, height } = inner(places[0] ?? contentPlace);
  const isGrid = entries.every(
    ({ label, text }) => label && heightOf([text], 20, width) >= height * leastOfCard,
  );
  if (!isGrid && isOfTerms(entries)) return titled(newId, title, termsIn(newId, contentPlace, entries));
  if (!isGrid) return titled(newId, title, bars(newId, entries));
  const labelSize = fittingSize([24, 22, 20, 18, 16], (size) =>
    entries.every(({ label = '' }) => heightOf([label], size, width) <= size * 2.7),
  );
  const needed = (size: number) =>
    Math.max(
      ...entries.map(
        ({ label = '', text }) => heightOf([label], labelSize, width) + 8 + heightOf([text], size, width),
      ),
    );
  // What is said of a name is no larger than it.
  const size = fittingSize(
    [24, 22, 20, 18, 17, 16, 15, 14, 13],
    (each) => each <= labelSize && needed(each) <= height,
  );
  const elements = entries.flatMap(({ label = '', text }, at): SlideElement[] => {
    const place = places[at] ?? contentPlace;
    const head = run(label, { size: labelSize, bold: true, color: slot('dark2'), isHeading: true });
    const lines = [[head], [run(text, { size })]];
    return [...card(newId, place, at), words(newId, inner(place), lines, { size, gap: 8 })];
  });
  return titled(newId, title, elements);
}

/** One number as large as the page bears it, with what it says beside it. */
function hero(newId: NewId, { label = '', text }: Entry, height: number): SlideElement[] {
  const place = { ...contentPlace, height };
  const big = fittingSize([96, 88, 80, 72, 64, 56, 48, 40, 32], (each) => widthOf(label) * each <= 290);
  const left = place.left + Math.min(310, widthOf(label) * big + 28);
  const width = place.left + place.width - left;
  const size = fittingSize(
    [26, 24, 22, 20, 18, 17, 16, 15, 14],
    (each) => heightOf([text], each, width) <= height,
  );
  const number = run(label, { size: big, bold: true, color: slot('dark2'), isHeading: true });
  return [
    words(newId, { ...place, width: left - place.left }, [[number]], { size: big, anchor: 'middle' }),
    shape(
      newId,
      'rect',
      { left: left - 14, top: place.top + 12, width: 4, height: height - 24 },
      slot('accent2'),
    ),
    words(newId, { ...place, left: left + 6, width: width - 6 }, [[run(text, { size })]], {
      size,
      anchor: 'middle',
    }),
  ];
}

const smallestText = 13;

/** How large numbers can be that leave room for the words below them. */
const largestNumber = (entries: readonly Entry[], width: number, height: number): number =>
  fittingSize([64, 56, 48, 44, 40, 36, 32, 28, 24, 20], (each) =>
    entries.every(
      ({ label = '', text }) =>
        widthOf(label) * each <= width &&
        each * 1.3 <= height * 0.5 &&
        each * 1.3 + 8 + heightOf([text], smallestText, width) <= height,
    ),
  );

/** Whether numbers and their words find room on cards beside each other that share this height. */
function fitsOnCards(entries: readonly Entry[], share: number): boolean {
  const { width, height } = inner(
    gridOf(entries.length, { ...contentPlace, height: share })[0] ?? contentPlace,
  );
  const big = largestNumber(entries, width, height);
  return entries.every(({ text }) => big * 1.3 + 8 + heightOf([text], smallestText, width) <= height);
}

/** Numbers as large as their place, with what they say below, and what else there is to say. */
export function composeNumbers(
  newId: NewId,
  title: string,
  entries: readonly Entry[],
  more: readonly Entry[],
) {
  const [only] = entries;
  // What does not fit above the other points gets more of their room.
  const shares =
    more.length === 0 ? [contentPlace.height] : [more.length > 2 ? 170 : 210, 230, 250, 270, 290];
  const share = fittingSize(shares, (each) => entries.length === 1 || fitsOnCards(entries, each));
  const rest = {
    ...contentPlace,
    top: contentPlace.top + share + 24,
    height: contentPlace.height - share - 24,
  };
  const below = more.length === 0 ? [] : pointsIn(newId, rest, more);
  if (entries.length === 1 && only)
    return titled(newId, title, [...hero(newId, only, more.length === 0 ? 220 : share - 20), ...below]);
  const places = gridOf(entries.length, { ...contentPlace, height: share });
  const { width, height } = inner(places[0] ?? contentPlace);
  const big = largestNumber(entries, width, height);
  const size = fittingSize([24, 22, 20, 18, 17, 16, 15, 14, 13], (each) =>
    entries.every(({ text }) => big * 1.3 + 8 + heightOf([text], each, width) <= height),
  );
  const elements = entries.flatMap(({ label = '', text }, at): SlideElement[] => {
    const place = places[at] ?? contentPlace;
    const number = run(label, { size: big, bold: true, color: slot('dark2'), isHeading: true });
    return [
      ...card(newId, place, at),
      words(newId, inner(place), [[number], [run(text, { size })]], { size, gap: 8 }),
    ];
  });
  return titled(newId, title, [...elements, ...below]);
}
