import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Entry } from './content.ts';
import { runsOfEntry, lineOfEntry } from './lists.ts';
import { fittingSize, heightOf, widthOf } from './measure.ts';
import { accentAt, contentPlace, disc, run, shape, slot, titled, words } from './pieces.ts';

const { left, top, width, height } = contentPlace;

/** Steps below each other on one line, each with its number. */
export function composeSteps(newId: NewId, title: string, entries: readonly Entry[]) {
  const steps = entries.slice(0, 6);
  const row = Math.min(110, height / Math.max(1, steps.length));
  const side = Math.min(44, row - 12);
  const room = width - side - 24;
  const size = fittingSize([26, 24, 22, 20, 18, 17, 16, 15, 14], (each) =>
    steps.every((step) => heightOf([lineOfEntry(step)], each, room) <= row - 10),
  );
  const line = shape(
    newId,
    'rect',
    { left: left + side / 2 - 2, top: top + row / 2, width: 4, height: row * Math.max(0, steps.length - 1) },
    slot('accent1'),
    undefined,
    0.35,
  );
  const marks = steps.flatMap((step, at): SlideElement[] => {
    const middle = top + at * row + (row - side) / 2;
    const place = { left, top: middle, width: side, height: side };
    return [
      ...disc(newId, String(at + 1), place),
      words(
        newId,
        { left: left + side + 24, top: top + at * row, width: room, height: row },
        [runsOfEntry(step, size)],
        {
          size,
          anchor: 'middle',
        },
      ),
    ];
  });
  return titled(newId, title, [line, ...marks]);
}

/** What happened when, from above to below; the dates stand before the line. */
export function composeTimeline(newId: NewId, title: string, entries: readonly Entry[]) {
  const events = entries.slice(0, 6);
  const row = Math.min(120, height / Math.max(1, events.length));
  const dateSize = 20;
  const dates = Math.min(
    150,
    Math.max(64, ...events.map(({ label = '' }) => widthOf(label) * dateSize + 10)),
  );
  const axis = left + dates + 16;
  const room = width - dates - 48;
  const size = fittingSize([24, 22, 20, 18, 17, 16, 15, 14], (each) =>
    events.every(({ text }) => heightOf([text], each, room) <= row - 8),
  );
  const line = shape(
    newId,
    'rect',
    { left: axis - 2, top: top + row / 2, width: 4, height: row * Math.max(0, events.length - 1) },
    slot('accent1'),
    undefined,
    0.35,
  );
  const marks = events.flatMap(({ label = '', text }, at): SlideElement[] => {
    const place = { left, top: top + at * row, width: dates, height: row };
    return [
      shape(
        newId,
        'ellipse',
        { left: axis - 8, top: place.top + row / 2 - 8, width: 16, height: 16 },
        slot(accentAt(at % 2)),
      ),
      words(
        newId,
        place,
        [[run(label, { size: dateSize, bold: true, color: slot('dark2'), isHeading: true })]],
        {
          size: dateSize,
          align: 'right',
          anchor: 'middle',
        },
      ),
      words(newId, { left: axis + 24, top: place.top, width: room, height: row }, [[run(text, { size })]], {
        size,
        anchor: 'middle',
      }),
    ];
  });
  return titled(newId, title, [line, ...marks]);
}
