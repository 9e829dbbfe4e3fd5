import { describe, expect, test } from 'vitest';
import { joinSentences } from '../speech/track.ts';
import { momentAt, placeAt, type ShowPage, showPage, startOf, totalMs } from './timeline.ts';

/** A page on which words of half a second are spoken, with a mouth of `aa`. */
function page(id: string, words: string[], complete = true): ShowPage {
  const durationMs = words.length * 500;
  const track = joinSentences([
    {
      durationMs,
      words: words.map((text, i) => ({
        text,
        startMs: i * 500,
        endMs: i * 500 + 450,
        srcStart: 0,
        srcEnd: 0,
      })),
      visemes: words.map((_, i) => ({ id: 'aa', startMs: i * 500, endMs: i * 500 + 450, weight: 1 })),
    },
  ]);
  return showPage({ id, track, segments: [{ url: `${id}.mp3`, startMs: 0, durationMs }], complete });
}

const pages = [page('a', ['Good', 'day.']), page('b', ['This', 'is', 'two.']), page('c', ['End.'])];

describe('what is on stage', () => {
  test.each([
    [-100, { pageId: 'a', pageMs: 0, word: 0, ended: false }],
    [0, { pageId: 'a', pageMs: 0, word: 0, ended: false }],
    [620, { pageId: 'a', pageMs: 620, word: 1, ended: false }],
    [999, { pageId: 'a', pageMs: 999, word: 1, ended: false }],
    [1000, { pageId: 'b', pageMs: 0, word: 0, ended: false }],
    [1120, { pageId: 'b', pageMs: 120, word: 0, ended: false }],
    [2499, { pageId: 'b', pageMs: 1499, word: 2, ended: false }],
    [2500, { pageId: 'c', pageMs: 0, word: 0, ended: false }],
    [3000, { pageId: 'c', pageMs: 500, word: 0, ended: true }],
    [99_999, { pageId: 'c', pageMs: 500, word: 0, ended: true }],
  ])('at %d ms is %j', (time, expected) => {
    expect(momentAt(pages, time)).toMatchObject(expected);
  });

  test('is the same for the same time, with the mouth and the caption of that moment', () => {
    expect(momentAt(pages, 1120)).toEqual(momentAt(pages, 1120));
    expect(momentAt(pages, 1200).mouth.aa).toBe(1);
    expect(momentAt(pages, 1200).caption?.lines).toEqual(['This is two.']);
    expect(momentAt(pages, 1200).waiting).toBe(false);
  });

  test('knows the last cue whose time has come', () => {
    const mark = (id: string, startMs: number) => ({ id, action: 'enter' as const, startMs });
    const cued = [{ ...page('a', ['Good', 'day.']), cues: [mark('x', 0), mark('y', 500), mark('z', 500)] }];
    expect([0, 499, 500, 9999].map((time) => momentAt(cued, time).cue)).toEqual([0, 0, 2, 2]);
    expect(momentAt(pages, 999).cue).toBe(-1);
  });

  test('waits at the end of a page that is still being spoken, however late it is', () => {
    const growing = [page('a', ['Good', 'day.'], false), page('b', ['Two.'])];
    expect(momentAt(growing, 700)).toMatchObject({ pageId: 'a', waiting: false });
    for (const time of [1000, 60_000])
      expect(momentAt(growing, time)).toMatchObject({
        pageId: 'a',
        pageMs: 1000,
        waiting: true,
        ended: false,
      });
  });

  test('a show without pages is over', () => {
    expect(momentAt([], 0)).toMatchObject({ word: -1, ended: true });
  });

  test('pages begin where the ones before them end', () => {
    expect([startOf(pages, 0), startOf(pages, 1), startOf(pages, 2), totalMs(pages)]).toEqual([
      0, 1000, 2500, 3000,
    ]);
    expect(placeAt(pages, 2600)).toEqual({ page: 2, ms: 100 });
  });
});
