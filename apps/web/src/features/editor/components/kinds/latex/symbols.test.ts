// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isFormula } from '../../../../slide/rules.ts';
import { readyFormulas, symbolGroups } from './symbols.ts';

test('there are over a hundred symbols and each is written once in its group', () => {
  const all = symbolGroups.flatMap(([, symbols]) => symbols);
  expect(all.length).toBeGreaterThanOrEqual(120);
  for (const [, symbols] of symbolGroups)
    expect(new Set(symbols.map(([source]) => source)).size).toBe(symbols.length);
  expect(all.every(([source, face]) => source !== '' && face !== '')).toBe(true);
});

test('every symbol and every ready formula can be shown', async () => {
  expect(readyFormulas.length).toBeGreaterThanOrEqual(18);
  const sources = [
    ...symbolGroups.flatMap(([, symbols]) =>
      symbols.map(([source]) => (/^[_^]/.test(source) ? `x${source}` : source)),
    ),
    ...readyFormulas.map(([, source]) => source),
  ];
  const wrong: string[] = [];
  for (const source of sources) if (!(await isFormula(source))) wrong.push(source);
  expect(wrong).toEqual([]);
});
