import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Run } from '../text.ts';
import type { Entry } from './content.ts';
import { fittingSize, heightOf, widthOf } from './measure.ts';
import {
  accentAt,
  contentPlace,
  disc,
  ground,
  hairline,
  type Place,
  run,
  shape,
  slot,
  titled,
  words,
} from './pieces.ts';

export const lineOfEntry = ({ label, text }: Entry): string =>
  label === undefined || label === ''
    ? text
    : `${label}${/\p{Script=Han}/u.test(label + text) ? '：' : ': '}${text}`;

/** Amounts with what they count, and money: what the eye looks for first. */
const amount =
  /((?:US)?[$€£¥￥]\s?\d(?:[\d,.]*\d)?(?:\s?(?:million|billion|trillion)\b|\s?[万亿]+元?)?|(?<!\d)\d(?:[\d,.]*\d)?(?:\s?[~～–-]\s?\d(?:[\d,.]*\d)?)?\s?(?:%|％|‰|°C|℃|(?:percent|million|billion|trillion)\b|[万亿]+[元人吨]?|倍))/giu;
/** What stands out everywhere stands out nowhere. */
const mostOut = 2;

/** A text with its first amounts set off. */
function runsOfText(text: string, size: number): Run[] {
  let out = 0;
  return text.split(amount).flatMap((part, at) => {
    if (part === '') return [];
    const isOut = at % 2 === 1 && ++out <= mostOut;
    return [run(part, { size, ...(isOut && { bold: true, color: slot('dark2') }) })];
  });
}

/** The label stands out from what is said of it. */
export function runsOfEntry(entry: Entry, size: number): Run[] {
  const { label, text } = entry;
  if (!label) return runsOfText(text, size);
  const whole = lineOfEntry(entry);
  const head = whole.slice(0, whole.length - text.length);
  return [run(head, { size, bold: true, color: slot('dark2') }), ...runsOfText(text, size)];
}

const sizes = [28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13];
const mark = { side: 9, room: 26 };
/** Points stand this far apart at the least and at the most. */
const [leastGap, mostGap] = [14, 40];

/** Points with a fine line between them, as large as fits, over as much of the height as they can fill. */
export function pointsIn(newId: NewId, place: Place, entries: readonly Entry[]): SlideElement[] {
  const width = place.width - mark.room;
  const heights = (size: number) => entries.map((entry) => heightOf([lineOfEntry(entry)], size, width));
  const whole = (size: number) => heights(size).reduce((sum, each) => sum + each, 0);
  const gaps = Math.max(1, entries.length - 1);
  const size = fittingSize(sizes, (each) => whole(each) + gaps * leastGap <= place.height);
  const gap = Math.min(mostGap, Math.max(leastGap, (place.height - whole(size)) / gaps));
  let { top } = place;
  return entries.flatMap((entry, at): SlideElement[] => {
    const height = heights(size)[at] ?? size;
    const own = { left: place.left + mark.room, top, width, height };
    const bullet = {
      left: place.left,
      top: top + size * 0.65 - mark.side / 2,
      width: mark.side,
      height: mark.side,
    };
    top += height + gap;
    return [
      ...(at > 0 ? [hairline(newId, { ...place, top: own.top - gap / 2 })] : []),
      shape(newId, 'rect', bullet, slot('accent1')),
      words(newId, own, [runsOfEntry(entry, size)], { size }),
    ];
  });
}

/** So many things that have a name find room one below the other, each with its name above what is said of it. */
const mostTerms = 5;
/** A name that is longer is no heading. */
const longestName = 26;

/** What things are: the name of each large, what is said of it below, and a bar of its colour before both. */
export function termsIn(newId: NewId, place: Place, entries: readonly Entry[]): SlideElement[] {
  const room = 26;
  const width = place.width - room;
  const share = (place.height - leastGap * (entries.length - 1)) / entries.length;
  const nameSize = (size: number) => Math.round(size * 1.15);
  const heightIn = ({ label = '', text }: Entry, size: number) =>
    heightOf([label], nameSize(size), width) + 4 + heightOf([text], size, width);
  const size = fittingSize([24, 22, 20, 18, 17, 16, 15, 14, 13], (each) =>
    entries.every((entry) => heightIn(entry, each) <= share),
  );
  const whole = entries.reduce((sum, entry) => sum + heightIn(entry, size), 0);
  const gap = Math.min(mostGap, (place.height - whole) / Math.max(1, entries.length - 1));
  let { top } = place;
  return entries.flatMap((entry, at): SlideElement[] => {
    const own = { ...place, left: place.left + room, top, width, height: heightIn(entry, size) };
    top += own.height + gap;
    const head = { size: nameSize(size), bold: true, color: slot('dark2'), isHeading: true };
    return [
      shape(newId, 'rect', { ...own, left: place.left, width: 6 }, slot(accentAt(at))),
      words(newId, own, [[run(entry.label ?? '', head)], runsOfText(entry.text, size)], { size, gap: 4 }),
    ];
  });
}

const isTerm = ({ label = '', text }: Entry): boolean =>
  label !== '' && widthOf(label) <= longestName && text !== '';

/** Whether these are a few things, each with a name. */
export const isOfTerms = (entries: readonly Entry[]): boolean =>
  entries.length > 1 && entries.length <= mostTerms && entries.every(isTerm);

export const composePoints = (newId: NewId, title: string, entries: readonly Entry[]) =>
  titled(newId, title, (isOfTerms(entries) ? termsIn : pointsIn)(newId, contentPlace, entries));

const leadPadding = 20;

/** One thing that is seen before all others, and what goes with it. */
export function composeLead(newId: NewId, title: string, lead: Entry, entries: readonly Entry[]) {
  const width = contentPlace.width - leadPadding * 2 - 8;
  const most = entries.length === 0 ? 300 : entries.length > 3 ? 120 : 160;
  const size = fittingSize([36, 32, 30, 28, 26, 24, 22, 20, 18, 16], (each) => {
    return heightOf([lineOfEntry(lead)], each, width) <= most - leadPadding * 2;
  });
  const height = heightOf([lineOfEntry(lead)], size, width) + leadPadding * 2;
  const place = { ...contentPlace, height };
  const inner = { left: place.left + leadPadding + 8, top: place.top, width, height };
  const rest = {
    ...contentPlace,
    top: contentPlace.top + height + 28,
    height: contentPlace.height - height - 28,
  };
  return titled(newId, title, [
    shape(newId, 'rect', place, slot('dark2')),
    shape(newId, 'rect', { ...place, width: 8 }, slot('accent2')),
    words(
      newId,
      inner,
      [[run(lineOfEntry(lead), { size, bold: true, color: slot('light1'), isHeading: true })]],
      {
        size,
        anchor: 'middle',
      },
    ),
    ...pointsIn(newId, rest, entries),
  ]);
}

const rowGap = 12;
const badge = 40;

/** What a talk contains: a row for each part. */
export function composeAgenda(newId: NewId, title: string, entries: readonly Entry[]) {
  const rows = entries.slice(0, 7);
  const height = Math.min(84, (contentPlace.height - rowGap * (rows.length - 1)) / Math.max(1, rows.length));
  const width = contentPlace.width - badge - 40;
  const size = fittingSize([24, 22, 20, 18, 16, 15, 14], (each) =>
    rows.every((entry) => heightOf([lineOfEntry(entry)], each, width) <= height - 10),
  );
  const elements = rows.flatMap((entry, at): SlideElement[] => {
    const top = contentPlace.top + at * (height + rowGap);
    const side = Math.min(badge, height - 8);
    const middle = top + (height - side) / 2;
    return [
      ground(newId, { ...contentPlace, top, height }, 'accent1', 'roundRect'),
      ...disc(newId, String(at + 1), {
        left: contentPlace.left + 14,
        top: middle,
        width: side,
        height: side,
      }),
      words(newId, { left: contentPlace.left + badge + 30, top, width, height }, [runsOfEntry(entry, size)], {
        size,
        anchor: 'middle',
      }),
    ];
  });
  return titled(newId, title, elements);
}

/** What is left of a talk: large numbers, and a line between what each stands for. */
export function composeSummary(newId: NewId, title: string, entries: readonly Entry[]) {
  const rows = entries.slice(0, 6);
  // A few points may fill what many would.
  const height = Math.min(rows.length < 4 ? 170 : 110, contentPlace.height / Math.max(1, rows.length));
  const room = 62;
  const width = contentPlace.width - room;
  const size = fittingSize([24, 22, 20, 18, 17, 16, 15, 14], (each) =>
    rows.every((entry) => heightOf([lineOfEntry(entry)], each, width) <= height - 14),
  );
  const elements = rows.flatMap((entry, at): SlideElement[] => {
    const place = { ...contentPlace, top: contentPlace.top + at * height, height };
    const number = run(String(at + 1), { size: 34, bold: true, color: slot('dark2'), isHeading: true });
    return [
      ...(at > 0 ? [hairline(newId, place)] : []),
      words(newId, { ...place, width: room }, [[number]], { size: 34, anchor: 'middle' }),
      words(newId, { ...place, left: place.left + room, width }, [runsOfEntry(entry, size)], {
        size,
        anchor: 'middle',
      }),
    ];
  });
  return titled(newId, title, elements);
}
