import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('who comes while work is under way shares one turn that begins afterwards, and nothing is left behind', async () => {
  const turn = createTurns<number>();
  let begun = 0;
  const ends: (() => void)[] = [];
  const work = () => {
    const mine = ++begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(mine)));
  };
  const first = turn('a', work);
  const others = [turn('a', work), turn('a', work)];
  const elsewhere = turn('b', work);
  expect(begun).toBe(2);
  ends[0]!();
  expect(await first).toBe(1);
  await expect.poll(() => begun).toBe(3);
  for (const end of ends) end();
  expect(await Promise.all(others)).toEqual([3, 3]);
  expect(await elsewhere).toBe(2);
  const later = turn('a', work);
  ends.at(-1)!();
  expect(await later).toBe(4);
});

test('work that fails fails for those who shared it, and the next turn is tried', async () => {
  const turn = createTurns<string>();
  const failed = turn('a', async () => {
    throw new Error('no');
  });
  const next = turn('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
