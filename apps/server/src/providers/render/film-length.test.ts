import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFilm } from './film-length.ts';
import { anMp4, aWebm } from './testing.ts';

test.each([
  ['an MP4', anMp4(12_340), 'video/mp4'],
  ['an MP4 with long numbers', anMp4(12_340, true), 'video/mp4'],
  ['a WebM', aWebm(12_340), 'video/webm'],
  ['a WebM that does not know its own size', aWebm(12_340, true), 'video/webm'],
])('%s says how long it is', (_, film, type) => {
  expect(readFilm(film)).toEqual({ type, durationMs: 12_340 });
});

describe('nothing is read of', () => {
  const endless = Buffer.concat([anMp4(1000).subarray(0, 20), Buffer.alloc(4), Buffer.from('free')]);
  test.each([
    ['an empty answer', Buffer.alloc(0)],
    ['words', Buffer.from('<html>the service is being repaired</html>')],
    ['an MP4 that was cut off', anMp4(1000).subarray(0, 40)],
    ['a WebM that was cut off', aWebm(1000).subarray(0, 30)],
    ['a film without a length', anMp4(0)],
    ['a piece that says that it has no size', endless],
    [
      'noise behind a good beginning',
      Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(4096, 0x81)]),
    ],
  ])('%s', (_, film) => {
    expect(readFilm(film)).toBeUndefined();
  });
});

test('however a film is broken, reading it ends', () => {
  for (const film of [anMp4(1000, true), aWebm(1000)])
    for (let at = 0; at < film.length; at++)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(film);
        broken[at] = value;
        const read = readFilm(broken);
        expect(read === undefined || !Number.isNaN(read.durationMs)).toBe(true);
      }
});

test('a film that a browser recorded is as long as it plays', () => {
  const film = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/pictures/talk.webm'));
  const { type, durationMs } = readFilm(film)!;
  expect(type).toBe('video/webm');
  expect(durationMs / 1000).toBeCloseTo(22.26, 1);
});
