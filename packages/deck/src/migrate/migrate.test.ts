import { expect, test } from 'vitest';
import { deckVersion, migrate } from './migrate.ts';

const point = (value: number, more: object = {}) => ({
  runs: [{ text: 'words', size: 20 }],
  ...more,
  bullet: { kind: 'number', style: 'arabicPeriod', value, color: '#123456' },
});
const bulletsOf = (element: unknown) =>
  (element as { text: { paragraphs: { bullet: unknown }[] } }).text.paragraphs.map(({ bullet }) => bullet);
const look = { kind: 'number', style: 'arabicPeriod', color: '#123456' };

test('from 1 to 2, numbers that follow each other become a list that says where it starts', () => {
  const paragraphs = [point(1), point(2), point(5, { level: 1 }), point(6, { level: 1 }), point(3)];
  const element = { id: 'a', type: 'text', text: { paragraphs, wrap: true } };
  expect(bulletsOf(migrate('element', element, 1))).toEqual([
    look,
    look,
    { ...look, startAt: 5 },
    { ...look, startAt: 5 },
    look,
  ]);
  const cell = { type: 'table', cells: [[{ text: { paragraphs: [point(9)] } }, null]] };
  expect(JSON.stringify(migrate('element', cell, 1))).toContain('"startAt":9');
});

test('what the newest version wrote, or what no step knows, stays as it is', () => {
  const odd = { type: 'text', text: { paragraphs: [point(1), 'nothing', { bullet: 3 }] } };
  expect(migrate('element', odd, deckVersion)).toBe(odd);
  expect(migrate('background', { kind: 'solid' }, 1)).toEqual({ kind: 'solid' });
  expect(migrate('element', null, 1)).toBeNull();
});
