import { conversationErrors } from '@app/contract/conversation/errors.ts';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import {
  captionLines,
  clockText,
  grownSegments,
  helpsToRetry,
  isBetweenSentences,
  isPreparing,
  keptPlace,
  keyWish,
  lengthOf,
  nextRate,
  nextToLoad,
  pageSeen,
  placeOf,
  placeToKeep,
  sentencePieces,
  silentPageMs,
  type TalkPage,
  timeOf,
  waitingText,
} from './rules.ts';

const aPage = (id: string, more: Partial<TalkPage> = {}): TalkPage => ({
  id,
  index: 0,
  title: '',
  background: { kind: 'solid', color: '#fff' },
  elements: [],
  script: '',
  presenterLayout: null,
  transition: null,
  builds: [],
  avatar: null,
  broadcast: null,
  ...more,
});
const aTrack = {
  durationMs: 0,
  words: [],
  visemes: [],
  cues: [],
  complete: true,
  sentences: [],
  segments: [],
};

test('a cue turns to the next page while the last words of this one are said; behind the last page is none', () => {
  const cues = [{ id: 'c', action: 'turn-page' as const, startMs: 500 }];
  const pages = [aPage('a'), aPage('b')];
  const tracks = [
    { ...aTrack, cues },
    { ...aTrack, cues },
  ];
  const seen = (page: number, pageMs: number) => pageSeen({ page, pageMs, pages, tracks });
  expect([seen(0, 499), seen(0, 500), seen(1, 0), seen(1, 500)]).toEqual([0, 1, 1, 1]);
  expect(pageSeen({ page: 0, pageMs: 9, pages, tracks: [undefined, undefined] })).toBe(0);
});

describe('the line of time', () => {
  const lengths = [1000, 2000, 500];
  test.each([
    [-5, { page: 0, ms: 0 }],
    [999, { page: 0, ms: 999 }],
    [1000, { page: 1, ms: 0 }],
    [3200, { page: 2, ms: 200 }],
    [9999, { page: 2, ms: 500 }],
  ])('%i ms is the place %j', (time, place) => expect(placeOf(lengths, time)).toEqual(place));

  test('a place has its time, and a page without speech takes a moment', () => {
    expect(timeOf(lengths, { page: 2, ms: 200 })).toBe(3200);
    expect(lengthOf(aPage('a'), undefined)).toBe(silentPageMs);
    expect(lengthOf(aPage('a'), { ...aTrack, durationMs: 700 })).toBe(700);
  });

  test('a page that is still being spoken is as long as its script will be, not as what is there of it', () => {
    const script = '一'.repeat(43);
    const growing = { ...aTrack, durationMs: 700, complete: false };
    expect(lengthOf(aPage('a', { script }), undefined)).toBe(10_000);
    expect(lengthOf(aPage('a', { script }), growing)).toBe(10_000);
    expect(lengthOf(aPage('a', { script }), { ...growing, durationMs: 11_000 })).toBe(11_000);
    expect(lengthOf(aPage('a', { script }), { ...growing, complete: true })).toBe(700);
  });

  test.each([
    [0, '0:00'],
    [80_999, '1:20'],
    [3_725_000, '1:02:05'],
  ])('%i ms reads %s', (ms, words) => expect(clockText(ms)).toBe(words));
});

describe('a talk is being prepared', () => {
  const spoken = (complete: boolean) => ({
    broadcast: { trackUrl: '/track', durationMs: 900, sentences: 3, spoken: 1, complete },
  });
  const unspoken = { script: '讲稿' };
  test.each([
    ['without pages', [], true],
    ['whose first page is being spoken', [spoken(false), unspoken], true],
    ['of which nothing was spoken', [{}, unspoken], true],
    ['with a page that can be heard', [spoken(true), unspoken], false],
    ['in which nothing is said', [{}, {}], false],
  ])('%s', (_, pages, expected) =>
    expect(isPreparing(pages.map((more, index) => aPage(String(index), more)))).toBe(expected),
  );
});

test.each([
  [new CallError('network', 0, ''), true],
  [new CallError('refused', conversationErrors.askTooOften.code, ''), true],
  [new CallError('refused', conversationErrors.askEnoughToday.code, ''), false],
  [new CallError('refused', conversationErrors.askShareEnough.code, ''), false],
])('after %o another try helps: %s', (error, expected) => expect(helpsToRetry(error)).toBe(expected));

describe('keys', () => {
  const press = (key: string, on = '', more = {}) =>
    keyWish(
      { key, ctrlKey: false, metaKey: false, altKey: false, ...more },
      { closest: (selector: string) => (on !== '' && selector.split(', ').includes(on) ? {} : null) },
    );
  test.each([
    [' ', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    ['ArrowLeft', { do: 'seek', byMs: -5000 }],
    ['l', { do: 'seek', byMs: 10_000 }],
    ['PageDown', { do: 'page', by: 1 }],
    ['ArrowUp', { do: 'volume', by: 0.1 }],
    ['<', { do: 'rate', by: -1 }],
    ['q', { do: 'ask' }],
  ])('%j does %j', (key, wish) => expect(press(key)).toEqual(wish));

  test('nothing is taken from a field, a dialog, a shortcut, a focused button or tabs', () => {
    expect(press('k', 'textarea')).toBeUndefined();
    expect(press('k', '[aria-modal="true"]')).toBeUndefined();
    expect(press('k', '', { ctrlKey: true })).toBeUndefined();
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('ArrowLeft', '[role="tab"]')).toBeUndefined();
    expect(press('k', 'button')).toEqual({ do: 'toggle' });
  });
});

test('a page that is not there yet says when it will be, as far as that is known', () => {
  const page = aPage('d', { script: '还没有讲。' });
  const told = (waiting: { id: string; seconds: number }[]) =>
    waitingText(page, { pages: 9, ready: 3, first: 3, waiting }, 'zh-CN');
  expect(told([{ id: page.id, seconds: 20 }])).toBe('本页生成中，还需不到 1 分钟，完成后自动继续');
  expect(told([])).toBe('本页还没有生成讲解');
  expect(waitingText(page, undefined, 'en-US')).toBe('This page is not generated yet');
});

test('speeds go step by step and stop at the ends', () => {
  expect(nextRate(1, 1)).toBe(1.25);
  expect(nextRate(1, -1)).toBe(0.75);
  expect(nextRate(2, 1)).toBe(2);
  expect(nextRate(0.5, -1)).toBe(0.5);
});

test('what is on stage is fetched first, then what follows, then what was before', () => {
  expect(nextToLoad([true, true, true], 1)).toBe(1);
  expect(nextToLoad([true, false, true], 1)).toBe(2);
  expect(nextToLoad([true, false, false], 1)).toBe(0);
  expect(nextToLoad([false, false], 0)).toBeUndefined();
});

test('pieces of a growing page keep the address that is playing; new ones are added', () => {
  const piece = (url: string | null, startMs: number) => ({ url, startMs, durationMs: 100 });
  const before = { ...aTrack, complete: false, segments: [piece('/a?sign=1', 0)] };
  const after = { ...aTrack, segments: [piece('/a?sign=2', 0), piece(null, 100), piece('/b?sign=2', 200)] };
  expect(grownSegments(before, after).map(({ url }) => url)).toEqual(['/a?sign=1', null, '/b?sign=2']);
  const whole = { ...aTrack, segments: [{ url: '/page.mp3', startMs: 0, durationMs: 300 }] };
  expect(grownSegments(before, whole)[0]?.url).toBe('/page.mp3');
});

test('the sound of a page is exchanged only where nothing is said', () => {
  const sentence = (startMs: number, endMs: number) => ({ text: '', startMs, endMs, srcStart: 0, srcEnd: 0 });
  const track = { ...aTrack, sentences: [sentence(0, 100), sentence(250, 400)] };
  expect([50, 100, 200, 250, 400].map((ms) => isBetweenSentences(track, ms))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('the lines of a caption know which words they hold', () => {
  const words = ['Zero', 'one', 'two,', 'two', 'end.'].map((text) => ({ text }));
  const caption = { lines: ['one two,', 'two end.'], from: 1, to: 5 };
  const places = captionLines(caption, words).map((line) => line.flatMap(({ word }) => word ?? []));
  expect(places).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(captionLines(caption, words).map((line) => line.map(({ text }) => text).join(''))).toEqual(
    caption.lines,
  );
});

test('a sentence of the transcript is the author’s text, cut at its words', () => {
  const script = '你好，世界。再见。';
  const words = [
    { srcStart: 0, srcEnd: 2 },
    { srcStart: 3, srcEnd: 5 },
    { srcStart: 6, srcEnd: 8 },
  ];
  const pieces = sentencePieces(script, { srcStart: 0, srcEnd: 6 }, words);
  expect(pieces.map(({ text }) => text).join('')).toBe('你好，世界。');
  expect(pieces.flatMap(({ word }) => word ?? [])).toEqual([0, 1]);
});

describe('the place of the last visit', () => {
  const pages = [aPage('a'), aPage('b')];
  test('is found again, also when its page has moved', () => {
    const kept = placeToKeep(pages, { page: 1, ms: 1234.5 });
    expect(keptPlace(pages, kept)).toEqual({ page: 1, ms: 1235 });
    expect(keptPlace(pages.toReversed(), kept)).toEqual({ page: 0, ms: 1235 });
  });

  test.each([[null], ['x'], ['{}'], ['null'], ['{"page":"gone","ms":3}'], ['{"page":"a","ms":-1}']])(
    '%j is the beginning',
    (kept) => expect(keptPlace(pages, kept)).toEqual({ page: 0, ms: 0 }),
  );
});
