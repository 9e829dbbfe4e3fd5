import { describe, expect, test } from 'vitest';
import { canPreview, kindOf, refusalOf } from './rules.ts';

const max = 50 * 1024 * 1024;

describe('a file to upload', () => {
  test.each([['课件.pptx'], ['NOTES.TXT'], ['photo.jpeg'], ['a.b.pdf']])('%s may go', (name) => {
    expect(refusalOf({ name, size: 1 }, max, 'zh-CN')).toBeUndefined();
  });

  test.each([['program.exe'], ['noending'], ['.pdf.zip']])('%s is refused by its kind', (name) => {
    expect(refusalOf({ name, size: 1 }, max, 'en-US')).toMatch(/not supported.*pdf/);
  });

  test('one byte more than the level allows is too large', () => {
    expect(refusalOf({ name: 'a.pdf', size: max }, max, 'en-US')).toBeUndefined();
    expect(refusalOf({ name: 'a.pdf', size: max + 1 }, max, 'en-US')).toMatch(/at most 50 MB/);
  });

  test('an empty file has nothing to upload', () => {
    expect(refusalOf({ name: 'a.txt', size: 0 }, max, 'zh-CN')).toMatch(/文件是空的/);
  });
});

test.each([
  ['application/pdf', 'document', false],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'slides', false],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document', false],
  ['text/plain', 'text', false],
  ['image/png', 'picture', true],
  ['audio/mpeg', 'audio', true],
  ['video/mp4', 'video', true],
])('%s is %s', (mediaType, kind, shown) => {
  expect(kindOf(mediaType)).toBe(kind);
  expect(canPreview(mediaType)).toBe(shown);
});
