import { expect, test } from 'vitest';
import { createWeightedCache } from './weighted-cache.ts';

test('what was not asked for the longest goes first, and the newest stays whatever it weighs', () => {
  const cache = createWeightedCache<string>({ most: 10, weigh: (text) => text.length });
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.get('a');
  cache.set('c', 'xxxx');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['xxxx', undefined, 'xxxx']);
  cache.set('c', 'y');
  cache.set('d', 'zz');
  expect(cache.size()).toBe(3);
  cache.set('e', 'x'.repeat(50));
  expect([cache.size(), cache.get('e')?.length]).toEqual([1, 50]);
});
