import { expect, test } from 'vitest';
import { createBoundedWork } from './bounded-work.ts';
import { ProtocolError } from './http/errors.ts';

/** Work that ends when it is told to. */
function aWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('so much is done at once, the rest waits in its order, and more than that is refused', async () => {
  const bounded = createBoundedWork<string>({ atOnce: 1, waiting: 2 });
  const { begun, work, end } = aWork();
  const [one, two, three] = ['one', 'two', 'three'].map((name) => bounded(name, work(name)));
  const refused: unknown = await bounded('four', work('four')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProtocolError);
  expect(refused).toMatchObject({ status: 429 });
  expect(begun).toEqual(['one']);
  end('one');
  expect(await one).toBe('one');
  await expect.poll(() => begun).toEqual(['one', 'two']);
  end('two');
  await two;
  await expect.poll(() => begun).toEqual(['one', 'two', 'three']);
  end('three');
  expect(await three).toBe('three');
});

test('the same work is done once for all who ask meanwhile, and anew for who asks later', async () => {
  const bounded = createBoundedWork<string>({ atOnce: 1, waiting: 0 });
  const { begun, work, end } = aWork();
  const both = Promise.all([bounded('one', work('first')), bounded('one', work('second'))]);
  end('first');
  expect(await both).toEqual(['first', 'first']);
  expect(begun).toEqual(['first']);
  const later = bounded('one', work('third'));
  end('third');
  expect(await later).toBe('third');
});

test('work that fails gives its turn on', async () => {
  const bounded = createBoundedWork<string>({ atOnce: 1, waiting: 1 });
  const failing = bounded('one', () => Promise.reject(new Error('broken')));
  const next = bounded('two', async () => 'two');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('two');
});
