import { expect, test } from 'vitest';
import { acceptOf, boxAt, fittedSize, kindOfType } from './media-rules.ts';

test.each([
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['text/plain', undefined],
  ['', undefined],
])('%s is shown as %s', (type, kind) => expect(kindOfType(type)).toBe(kind));

test('a file chooser offers the files that are taken', () => {
  expect(acceptOf('image')).toBe('image/png,.png,image/jpeg,.jpg,image/webp,.webp,image/gif,.gif');
});

const viewport = { width: 1000, height: 500 };
test.each([
  [
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ],
  [
    { width: 4000, height: 1000 },
    { width: 800, height: 200 },
  ],
  [
    { width: 1000, height: 4000 },
    { width: 100, height: 400 },
  ],
])('%j fits the slide as %j', (natural, fitted) => expect(fittedSize(natural, viewport)).toEqual(fitted));

test.each([
  [{ x: 500, y: 250 }, 450, 200],
  [{ x: 20, y: 490 }, 0, 400],
  [{ x: -300, y: 900 }, 0, 400],
  [{ x: 1400, y: -5 }, 900, 0],
])('what is dropped at %j lies around that point, and always on the slide', (at, left, top) => {
  expect(boxAt(at, { width: 100, height: 100 }, viewport)).toEqual({ left, top, width: 100, height: 100 });
});
