import { expect, test } from 'vitest';
import { busyPace, isReadSo, leftOf, type OpenPage, paceOf, whereSaid } from './rules.ts';

const now = new Date('2026-05-04T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
/** A page that waits, of 10 seconds in 2 sentences. */
const page = (projectId: string, place: number, more: Partial<OpenPage> = {}): OpenPage => ({
  pageId: `${projectId} ${place}`,
  projectId,
  place,
  expectedMs: 10_000,
  sentences: 0,
  spoken: 0,
  updatedAt: now,
  ...more,
});
const sentences = (count: number, tookMs: number) =>
  Array.from({ length: count }, () => ({ durationMs: 5_000, tookMs }));

test('the pace is that of the last sentences', () => {
  expect(paceOf([], [], now)).toBe(2);
  expect(paceOf(sentences(8, 6_000), [], now)).toBeLessThan(busyPace);
  expect(paceOf(sentences(8, 100_000), [], now)).toBeGreaterThan(busyPace);
});

test('a sentence that does not come slows the pace with every minute, and one on its way does not', () => {
  const begun = (ms: number) => [page('a', 0, { sentences: 2, spoken: 1, updatedAt: ago(ms) })];
  const usual = paceOf(sentences(8, 6_000), [], now);
  expect(paceOf(sentences(8, 6_000), begun(3_000), now)).toBe(usual);
  const [minute, twenty] = [60_000, 20 * 60_000].map((ms) => paceOf(sentences(8, 6_000), begun(ms), now));
  expect(minute).toBeGreaterThan(usual);
  expect(twenty).toBeGreaterThan(busyPace);
});

test('a talk waits for its own pages, and for those of others whose turn comes before its last one', () => {
  const long = [0, 1, 2, 3, 4].map((place) => page('long', place));
  const begun = page('long', 5, { sentences: 2, spoken: 1 });
  const short = [page('short', 0), page('short', 1)];
  expect(leftOf([...long, begun, ...short])).toEqual([
    { projectId: 'long', speechMs: 75_000, isQueued: false },
    // Of the long talk two pages only: a short one is not stuck behind it.
    { projectId: 'short', speechMs: 40_000, isQueued: true },
  ]);
});

test('a sentence is found on its page in one piece or in clauses, and no other sentence is', () => {
  const clause = (text: string, srcStart: number, startMs: number) => ({
    text,
    srcStart,
    srcEnd: srcStart + text.length,
    startMs,
    endMs: startMs + 900,
  });
  const sentences = [
    clause('Good day,', 0, 0),
    clause('all of you.', 10, 1000),
    clause('Sit down.', 22, 2000),
  ];
  const said = (text: string, srcStart: number) =>
    whereSaid({ sentences }, { text, srcStart, srcEnd: srcStart + text.length });
  expect(said('Good day, all of you.', 0)).toMatchObject({ startMs: 0, endMs: 1900, srcEnd: 21 });
  expect(said('Sit down.', 22)).toMatchObject({ startMs: 2000, endMs: 2900 });
  expect(said('Good day, one of us.', 0)).toBeUndefined();
  expect(said('Get away.', 22)).toBeUndefined();
  expect(said('Sit', 22)).toBeUndefined();
});

test('a sentence of a page is heard again as long as its words are read as they were', () => {
  const spans = [{ kind: 'text', text: '我在银行里。', srcStart: 10 }] as const;
  const [bank, sun] = [
    { text: '银行', pronunciation: 'yin2 xing2' },
    { text: '太阳', pronunciation: 'tai4 yang2' },
  ];
  const planned = { hash: '', text: '', srcStart: 10, srcEnd: 16 };
  const elsewhere = { hash: '', text: '', srcStart: 16, srcEnd: 20, readings: [sun] };
  const sentence = (dictionary: (typeof bank)[]) => ({
    spans,
    dictionary,
    pauseAfterMs: 0,
    voice: 'tone',
    language: 'zh-CN' as const,
    manner: { pace: 1, intonation: 1, volume: 1, emotion: 'general' as const, pitch: 0 },
  });
  expect(isReadSo([], sentence([]))).toBe(true);
  expect(isReadSo([planned, elsewhere], sentence([]))).toBe(true);
  expect(isReadSo([planned, elsewhere], sentence([bank]))).toBe(false);
  expect(isReadSo([{ ...planned, readings: [bank] }], sentence([bank]))).toBe(true);
  expect(isReadSo([{ ...planned, readings: [bank] }], sentence([]))).toBe(false);
  const other = { text: '银行', pronunciation: 'yin2 hang2' };
  expect(isReadSo([{ ...planned, readings: [bank] }], sentence([other]))).toBe(false);
});
