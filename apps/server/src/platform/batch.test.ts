import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

test('who asks while a look-up is under way is in the next one, each key once', async () => {
  const asked: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const sizeOf = createBatch(async (keys: readonly string[]) => {
    asked.push(keys);
    await new Promise<void>((resolve) => ends.push(resolve));
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length]));
  });
  const first = sizeOf('a');
  await expect.poll(() => ends.length).toBe(1);
  const others = ['bb', 'ccc', 'bb', 'unknown'].map(sizeOf);
  ends[0]!();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  expect(await Promise.all(others)).toEqual([2, 3, 2, undefined]);
  expect(asked).toEqual([['a'], ['bb', 'ccc', 'unknown']]);
});

test('a look-up that fails fails for those who were in it, and the next one is tried', async () => {
  let tries = 0;
  const value = createBatch(async (keys: readonly string[]) => {
    if (++tries === 1) throw new Error('no');
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(value('a')).rejects.toThrow('no');
  expect(await value('a')).toBe('a');
});

test('a crowd is gathered: who comes a moment later is still in the same look-up', async () => {
  const asked: (readonly string[])[] = [];
  const value = createBatch(async (keys: readonly string[]) => {
    asked.push(keys);
    await Promise.resolve();
    return new Map(keys.map((key) => [key, key]));
  });
  const first = value('a');
  await Promise.resolve();
  await Promise.resolve();
  const second = value('b');
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([second, value('c')]);
  expect(asked).toEqual([['a'], ['b', 'c']]);
});
