import { expect, test } from 'vitest';
import { pictureName, pictureSize } from './picture-rules.ts';

test('pictures have the ratio of their deck', () => {
  expect(pictureSize({ width: 1000, height: 562.5 })).toEqual({ width: 1280, height: 720 });
  expect(pictureSize({ width: 1000, height: 750 })).toEqual({ width: 1280, height: 960 });
});

test('names sort as pages do, and hold nothing that a disk does not take', () => {
  expect(pictureName('a/b: c', 3, 12, 'jpeg')).toBe('a b c-03.jpg');
  expect(pictureName('', 1, 1, 'png')).toBe('Rostrum-1.png');
});
