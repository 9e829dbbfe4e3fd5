import { expect, test } from 'vitest';
import { cutLines } from './watched-child.ts';

test('lines come whole, however they were cut, and one without an end does not come', () => {
  const lines: string[] = [];
  const take = cutLines((line) => lines.push(line));
  for (const piece of ['on', 'e\ntwo\n', '\nthr', 'e', 'e', '\nrest']) take(piece);
  expect(lines).toEqual(['one', 'two', '', 'three']);
});

test('a line of very many pieces comes whole, and not before its end', () => {
  let joined = '';
  const take = cutLines((line) => (joined = line));
  for (let piece = 0; piece < 20_000; piece++) take('x'.repeat(100));
  expect(joined).toBe('');
  take('\n');
  expect(joined).toHaveLength(2_000_000);
});
