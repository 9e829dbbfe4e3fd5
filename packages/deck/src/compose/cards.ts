import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Entry } from './content.ts';
import { fittingSize, heightOf, widthOf } from './measure.ts';
import { accentAt, contentPlace, pale, type Place, run, shape, slot, titled, words } from './pieces.ts';

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
function ground(newId: NewId, place: Place, at: number): SlideElement[] {
  return [
    shape(newId, 'rect', place, pale(accentAt(at))),
    shape(newId, 'rect', { ...place, height: 6 }, slot(accentAt(at))),
  ];
}

/** Things side by side, each on a ground of its own. */
export function composeCards(newId: NewId, title: string, entries: readonly Entry[]) {
  const places = gridOf(entries.length);
  const width = inner(places[0] ?? contentPlace).width;
  const height = inner(places[0] ?? contentPlace).height;
  const labelSize = fittingSize([22, 20, 18, 16], (size) =>
    entries.every(({ label = '' }) => heightOf([label], size, width) <= size * 2.7),
  );
  const size = fittingSize([20, 18, 17, 16, 15, 14, 13], (each) =>
    entries.every(
      ({ label = '', text }) =>
        heightOf([label], labelSize, width) + 8 + heightOf([text], each, width) <= height,
    ),
  );
  const elements = entries.flatMap((entry, at): SlideElement[] => {
    const place = places[at] ?? contentPlace;
    const head = run(entry.label ?? '', {
      size: labelSize,
      bold: true,
      color: slot('dark2'),
      isHeading: true,
    });
    const lines = entry.label ? [[head], [run(entry.text, { size })]] : [[run(entry.text, { size })]];
    return [...ground(newId, place, at), words(newId, inner(place), lines, { size, gap: 8 })];
  });
  return titled(newId, title, elements);
}

/** Numbers as large as their place, with what they say below. */
export function composeNumbers(newId: NewId, title: string, entries: readonly Entry[]) {
  const places = gridOf(entries.length);
  const { width, height } = inner(places[0] ?? contentPlace);
  const big = fittingSize([56, 48, 44, 40, 36, 32, 28, 24, 20], (each) =>
    entries.every(({ label = '' }) => widthOf(label) * each <= width && each * 1.3 <= height * 0.5),
  );
  const size = fittingSize([20, 18, 17, 16, 15, 14, 13], (each) =>
    entries.every(({ text }) => big * 1.3 + 8 + heightOf([text], each, width) <= height),
  );
  const elements = entries.flatMap(({ label = '', text }, at): SlideElement[] => {
    const place = places[at] ?? contentPlace;
    const number = run(label, { size: big, bold: true, color: slot(accentAt(at)), isHeading: true });
    return [
      ...ground(newId, place, at),
      words(newId, inner(place), [[number], [run(text, { size })]], { size, gap: 8 }),
    ];
  });
  return titled(newId, title, elements);
}
