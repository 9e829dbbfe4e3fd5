import { expect, test } from 'vitest';
import { acceptOf, fittedSize, kindOfType } from './media-rules.ts';

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
