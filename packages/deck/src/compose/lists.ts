import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Run } from '../text.ts';
import type { Entry } from './content.ts';
import { fittingSize, heightOf } from './measure.ts';
import { accentAt, contentPlace, pale, type Place, run, shape, slot, titled, words } from './pieces.ts';

export const lineOfEntry = ({ label, text }: Entry): string =>
  label === undefined || label === ''
    ? text
    : `${label}${/\p{Script=Han}/u.test(label + text) ? '：' : ': '}${text}`;

/** The label stands out from what is said of it. */
export function runsOfEntry(entry: Entry, size: number): Run[] {
  const { label, text } = entry;
  if (!label) return [run(text, { size })];
  const whole = lineOfEntry(entry);
  const head = whole.slice(0, whole.length - text.length);
  return [run(head, { size, bold: true, color: slot('dark2') }), run(text, { size })];
}

const sizes = [26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12];

/** Points with room between them, as large as fits. */
export function pointsIn(newId: NewId, place: Place, entries: readonly Entry[]): SlideElement[] {
  const lines = entries.map(lineOfEntry);
  const fits = (size: number) => heightOf(lines, size, place.width - 24, size * 0.55) <= place.height;
  const size = fittingSize(sizes, fits);
  const bullet = { kind: 'character', character: '•', color: slot('accent1') } as const;
  return [
    words(
      newId,
      place,
      entries.map((entry) => runsOfEntry(entry, size)),
      { size, bullet, gap: size * 0.55 },
    ),
  ];
}

export const composePoints = (newId: NewId, title: string, entries: readonly Entry[]) =>
  titled(newId, title, pointsIn(newId, contentPlace, entries));

const rowGap = 12;
const badge = 40;

/** One row for each: a numbered disc and its words. What a talk contains, and what is left of it, look alike. */
export function composeRows(newId: NewId, title: string, entries: readonly Entry[]) {
  const rows = entries.slice(0, 7);
  const height = Math.min(84, (contentPlace.height - rowGap * (rows.length - 1)) / Math.max(1, rows.length));
  const width = contentPlace.width - badge - 40;
  const size = fittingSize([24, 22, 20, 18, 16, 15, 14], (each) =>
    rows.every((entry) => heightOf([lineOfEntry(entry)], each, width) <= height - 10),
  );
  const elements = rows.flatMap((entry, at): SlideElement[] => {
    const top = contentPlace.top + at * (height + rowGap);
    const disc = Math.min(badge, height - 8);
    const middle = top + (height - disc) / 2;
    return [
      shape(newId, 'roundRect', { ...contentPlace, top, height }, pale(accentAt(0)), { adj: 12_000 }),
      shape(
        newId,
        'ellipse',
        { left: contentPlace.left + 14, top: middle, width: disc, height: disc },
        slot('accent1'),
      ),
      words(
        newId,
        { left: contentPlace.left + 14, top: middle, width: disc, height: disc },
        [[run(String(at + 1), { size: disc * 0.5, bold: true, color: slot('light1') })]],
        { size: disc * 0.5, align: 'center', anchor: 'middle' },
      ),
      words(newId, { left: contentPlace.left + badge + 30, top, width, height }, [runsOfEntry(entry, size)], {
        size,
        anchor: 'middle',
      }),
    ];
  });
  return titled(newId, title, elements);
}
