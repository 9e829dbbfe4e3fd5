import { expect, test } from 'vitest';
import { formatSize } from './size.ts';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;
const TB = 1024 * GB;

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [KB, '1 KB'],
  [1536, '1.50 KB'],
  [1100, '1.07 KB'],
  [50 * MB, '50 MB'],
  [150 * MB, '150 MB'],
  [2.25 * GB, '2.25 GB'],
  [500 * GB, '500 GB'],
  [TB, '1 TB'],
  [3000 * TB, '3000 TB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatSize(bytes, 'zh-CN')).toBe(text);
  expect(formatSize(bytes, 'en-US')).toBe(text);
});

test('a size that rounds up to a full step moves on to the next unit', () => {
  expect(formatSize(MB - 1, 'en-US')).toBe('1.00 MB');
  expect(formatSize(GB - 1, 'en-US')).toBe('1.00 GB');
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [-1], [null], [undefined]])(
  '%s is no size, and the text says so in the language of the reader',
  (value) => {
    expect(formatSize(value, 'zh-CN')).toBe('大小未知');
    expect(formatSize(value, 'en-US')).toBe('Invalid size');
  },
);
