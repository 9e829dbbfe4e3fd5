import { expect, test } from 'vitest';
import { fitted, opened } from './camera.ts';
import { nodeSize } from './layout.ts';

const desk = { width: 900, height: 576 };
const phone = { width: 358, height: 540 };
const large = { width: 1000, height: 4000 };
const root = { y: 2100 };

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('a large map opens on %s with words of at least 12 px and its root in view', (_what, room) => {
  const { x, y, scale } = opened(large, room, root);
  expect(13 * scale).toBeGreaterThanOrEqual(12);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + nodeSize.width * scale).toBeLessThanOrEqual(room.width);
  const top = y + root.y * scale;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top + nodeSize.height * scale).toBeLessThanOrEqual(room.height);
});

test('a map that can be read as a whole opens as a whole', () => {
  const small = { width: 500, height: 300 };
  expect(opened(small, desk, { y: 120 })).toEqual(fitted(small, desk));
});

test('a map that is wide and low opens at its left, all of its height in view', () => {
  const { x, y, scale } = opened({ width: 1000, height: 300 }, phone, { y: 20 });
  expect(x).toBeLessThan(phone.width / 2);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + 300 * scale).toBeLessThanOrEqual(phone.height);
});

test('the whole map is shown when it is asked for', () => {
  expect(fitted(large, desk).scale).toBeLessThan(0.5);
});
