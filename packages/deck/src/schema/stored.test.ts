import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aText } from '../testing.ts';
import { readSlide, storedBackground, storedElement, storedScript } from './stored.ts';

type Stored = { background: unknown; script: unknown; elements: unknown[] };
const firstVersion = JSON.parse(
  readFileSync(new URL('../../test-files/stored-1.json', import.meta.url), 'utf8'),
) as Stored[];

test('pages that the first version stored are read without losing anything', () => {
  for (const { background, script, elements } of firstVersion) {
    expect(storedBackground(background, 1)).toEqual(background);
    expect(storedScript(script, 1)).toEqual(script);
    expect(elements.map((element) => storedElement(element, 1))).toEqual(elements);
  }
  const kinds = firstVersion.flatMap(({ elements }) =>
    elements.map((element) => storedElement(element, 1)?.type),
  );
  expect([...new Set(kinds)].sort()).toEqual(['avatar', 'image', 'shape', 'table', 'text']);
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
