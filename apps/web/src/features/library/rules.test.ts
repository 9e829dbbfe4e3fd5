import { describe, expect, test } from 'vitest';
import { canPreview, isMixed, kindOf, materialsToChoose, refusalOf } from './rules.ts';

const max = 50 * 1024 * 1024;

describe('a file to upload', () => {
  test.each([['课件.pptx'], ['NOTES.TXT'], ['photo.jpeg'], ['a.b.pdf']])('%s may go', (name) => {
    expect(refusalOf({ name, size: 1 }, max, 'zh-CN')).toBeUndefined();
  });

  test.each([['program.exe'], ['noending'], ['.pdf.zip']])('%s is refused by its kind', (name) => {
    expect(refusalOf({ name, size: 1 }, max, 'en-US')).toMatch(/not supported.*pdf/);
  });

  test.each(['slides.ppt', 'OLD.DOC'])('%s is told what it is and how to save it', (name) => {
    expect(refusalOf({ name, size: 1 }, max, 'en-US')).toMatch(/old Office file.*save it as \.pptx/);
    expect(refusalOf({ name, size: 1 }, max, 'zh-CN')).toMatch(/旧版 Office 文件.*另存为 \.pptx/);
  });

  test.each(['show.ppsx', 'macros.pptm', 'form.potx'])('%s is a deck too', (name) => {
    expect(refusalOf({ name, size: 1 }, max, 'zh-CN')).toBeUndefined();
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

describe('an upload of several files', () => {
  test.each([
    [['a.png', 'b.JPEG'], false],
    [['a.png', 'notes.txt'], false],
    [['a.png', 'b.mp4'], true],
    [['a.mp3', 'b.mp4'], true],
    [[], false],
  ])('of %o: kinds are mixed: %s', (names, mixed) => {
    expect(isMixed(names.map((name) => ({ name })))).toBe(mixed);
  });

  test('a text that nobody could read is refused before it leaves', () => {
    const size = 5 * 1024 * 1024;
    expect(refusalOf({ name: 'a.txt', size }, max, 'en-US')).toBeUndefined();
    expect(refusalOf({ name: 'a.txt', size: size + 1 }, max, 'en-US')).toMatch(/text file.*5 MB/);
    expect(refusalOf({ name: 'a.pdf', size: size + 1 }, max, 'en-US')).toBeUndefined();
  });

  test('only files of one kind are offered where one is wanted', () => {
    expect(materialsToChoose('picture')).toBe('.png,.jpg,.webp,.gif,.jpeg');
    expect(materialsToChoose('video')).toBe('.mp4,.webm');
  });
});
