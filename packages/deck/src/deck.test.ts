import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Drawn } from './drawn.ts';
import type { SlideElement, TableElement } from './element.ts';
import { elementTypes } from './element-type.ts';
import { bodyOf, elementOf } from './elements/body.ts';
import { elementDefs, mapSlideAddresses } from './elements/registry.ts';
import { deckVersion } from './migrate/migrate.ts';
import { elementBodySchema } from './schema/body.ts';
import { elementSchemas, slideElementSchema } from './schema/element.ts';
import { deckSchema } from './schema/slide.ts';
import { aDeck, aSlide, aText } from './testing.ts';

const box = { id: 'x', left: 0, top: 0, width: 100, height: 50, rotate: 0 };
const cell = { text: aText('cell').text };
const table: Drawn<TableElement> = {
  ...box,
  type: 'table',
  columns: [50, 50],
  rows: [50],
  cells: [[cell, null]],
};

describe('kinds of elements', () => {
  test('each has a definition and a schema', () => {
    expect(Object.keys(elementDefs).sort()).toEqual([...elementTypes].sort());
    expect(Object.keys(elementSchemas).sort()).toEqual([...elementTypes].sort());
  });

  const examples: SlideElement[] = [
    aText('words'),
    { ...box, type: 'image', url: '/files/1', crop: { left: 0.1, top: 0, right: 0, bottom: 0 } },
    { ...box, type: 'avatar' },
    {
      ...box,
      type: 'shape',
      geometry: { kind: 'preset', name: 'star5', adjust: { adj: 2 } },
      stroke: { width: 1, color: '#000' },
    },
    { ...box, type: 'chart', chart: 'pie', categories: ['a'], series: [{ name: 's', values: [1, null] }] },
    table,
    { ...box, type: 'video', url: '/files/2' },
    { ...box, type: 'audio', url: '/files/3' },
    { ...box, type: 'latex', source: 'x^2' },
  ];

  test.each(examples.map((element) => [element.type, element] as const))(
    '%s survives being sent and read',
    (_, element) => {
      const body = z.parse(elementBodySchema, JSON.parse(JSON.stringify(bodyOf(element))));
      expect(elementOf(element.id, body)).toEqual(element);
    },
  );

  test.each([
    ['a field that nobody knows', { ...aText('x'), onclick: 'alert(1)' }],
    ['a link that runs code', aText('x', { link: { kind: 'web', address: 'javascript:alert(1)' } })],
    ['a picture that is code', { ...box, type: 'image', url: ' javascript:alert(1)' }],
    [
      'a path with more than letters of a path',
      {
        ...box,
        type: 'shape',
        geometry: {
          kind: 'custom',
          width: 1,
          height: 1,
          paths: [{ d: '"><script>', fill: 'norm', stroke: true }],
        },
      },
    ],
    [
      'a colour that is more than a colour',
      aText('x', { fill: { kind: 'solid', color: 'red;background:url(x)' } }),
    ],
    ['a row with too few cells', { ...table, cells: [[cell]] }],
    ['a width that is no number', { ...aText('x'), width: Number.NaN }],
  ])('%s is refused', (_what, element) => {
    const { id: _id, ...body } = element;
    expect(z.safeParse(elementBodySchema, body).success).toBe(false);
    expect(z.safeParse(slideElementSchema, element).success).toBe(false);
  });

  test('a text that comes as plain words gets one run per line', () => {
    const place = { left: 0, top: 0, width: 9, height: 9 };
    const body = z.parse(elementBodySchema, { type: 'text', ...place, content: 'one\ntwo' });
    expect(elementOf('a', body)).toMatchObject({
      text: { paragraphs: [{ runs: [{ text: 'one' }] }, { runs: [{ text: 'two' }] }] },
    });
  });

  test('a body says its plain words and whether they stand upright', () => {
    const upright = aText('直排', { text: { ...aText('直排').text, direction: 'vertical-rl' } });
    expect(bodyOf(upright)).toMatchObject({ content: '直排', vertical: true });
    expect(bodyOf(upright)).not.toHaveProperty('id');
  });
});

test('every address of a file is replaced, in fills, bullets and cells too', () => {
  const picture = { kind: 'picture', url: 'old', fit: 'stretch' } as const;
  const listed = aText('x', { fill: picture });
  listed.text.paragraphs[0]!.bullet = { kind: 'picture', url: 'old' };
  const slide = aSlide({
    background: picture,
    elements: [
      listed,
      { ...box, type: 'image', url: 'old' },
      { ...box, type: 'shape', geometry: { kind: 'preset', name: 'rect' }, fill: picture, text: listed.text },
      { ...table, cells: [[{ ...cell, fill: picture }, null]] },
      { ...box, type: 'video', url: 'old', poster: 'old' },
    ],
  });
  const mapped = JSON.stringify(mapSlideAddresses(slide, (url) => `${url}er`));
  expect(mapped.match(/"old"/g)).toBeNull();
  expect(mapped.match(/"older"/g)).toHaveLength(9);
});

test('a deck has one to a hundred slides', () => {
  const slides = (count: number) => Array.from({ length: count }, () => aSlide());
  expect(z.safeParse(deckSchema, aDeck({ slides: slides(100) })).success).toBe(true);
  expect(z.safeParse(deckSchema, aDeck({ slides: slides(101) })).success).toBe(false);
  expect(z.safeParse(deckSchema, aDeck({ slides: [] })).success).toBe(false);
  expect(aDeck().version).toBe(deckVersion);
});
