import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coursewareLimits } from '../limits.ts';
import { deckVersion } from '../migrate/migrate.ts';
import { aText } from '../testing.ts';
import { listNumbers } from '../text/list-numbers.ts';
import { readSlide, storedBackground, storedElement, storedScript } from './stored.ts';

type Stored = { background: unknown; script: unknown; elements: unknown[] };
const firstVersion = JSON.parse(
  readFileSync(new URL('../../test-files/stored-1.json', import.meta.url), 'utf8'),
) as Stored[];

// What changed since: the second version counts the numbers of lists, the first had written them down.
const withoutNumbers = (elements: unknown) =>
  JSON.stringify(elements, (name, value: unknown) =>
    name === 'value' || name === 'startAt' ? undefined : value,
  );
const storedNumbers = (elements: unknown) =>
  [...JSON.stringify(elements).matchAll(/"value":(\d+)/g)].map(([, number]) => Number(number));

test('pages that the first version stored are read without losing anything', () => {
  for (const { background, script, elements } of firstVersion) {
    expect(storedBackground(background, 1)).toEqual(background);
    expect(storedScript(script, 1)).toEqual(script);
    const read = elements.map((element) => storedElement(element, 1));
    expect(JSON.parse(withoutNumbers(read))).toEqual(JSON.parse(withoutNumbers(elements)));
    const drawn = read.flatMap((element) =>
      element?.type === 'text' ? listNumbers(element.text.paragraphs) : [],
    );
    expect(drawn.filter((number) => number !== undefined)).toEqual(storedNumbers(elements));
  }
  const kinds = firstVersion.flatMap(({ elements }) =>
    elements.map((element) => storedElement(element, 1)?.type),
  );
  expect([...new Set(kinds)].sort()).toEqual(['avatar', 'image', 'shape', 'table', 'text']);
});

test('a chart that was stored when charts had no limit keeps its beginning', () => {
  const names = Array.from({ length: 60_000 }, (_, at) => String(at));
  const box = { left: 0, top: 0, width: 300, height: 160, rotate: 0 };
  const numbers = { categories: names, series: [{ name: 'a', values: [1, 2] }] };
  const chart = { ...box, id: 'c', type: 'chart', chart: 'line', ...numbers };
  const kept = { categories: names.slice(0, coursewareLimits.chart.cells), series: numbers.series };
  expect(storedElement(chart, deckVersion)).toEqual({ ...chart, ...kept });
});

test('what cannot be read takes nothing else away', () => {
  expect(storedElement({ ...aText('words'), onclick: 'alert(1)' }, 1)).toBeUndefined();
  expect(storedElement(null, 1)).toBeUndefined();
  expect(storedBackground({ kind: 'hologram' }, 1)).toEqual({ kind: 'solid', color: '#fff' });
  expect(storedScript({ type: 'doc' }, 1)).toBeNull();
  const { slide, unreadable } = readSlide({
    id: 's',
    background: null,
    elements: [aText('words'), { type: 'x' }],
  });
  expect(slide.elements).toEqual([aText('words')]);
  expect(unreadable).toBe(1);
});
