import { describe, expect, test } from 'vitest';
import {
  countPages,
  pageStatus,
  shownPageStatus,
  shownPageStatuses,
  statusAfterSaving,
} from './page-status.ts';

describe('the codes', () => {
  test.each([
    [1, 'confirmed'],
    [2, 'forbidden'],
    [3, 'confirming'],
    [4, 'error'],
    [6, 'unconfirmed'],
    [7, 'generation'],
  ] as const)('%i is %s, both ways', (code, name) => {
    expect(pageStatus.decode(code)).toBe(name);
    expect(pageStatus.encode(name)).toBe(code);
  });

  test('5 reads as confirming too', () => {
    expect(pageStatus.decode(5)).toBe('confirming');
  });

  test('0 and 8 are nothing', () => {
    expect(pageStatus.find(0)).toBeUndefined();
    expect(pageStatus.find(8)).toBeUndefined();
  });

  test('saving a script sets status 6', () => {
    expect(pageStatus.encode(statusAfterSaving)).toBe(6);
  });
});

test('all page status names of the spec can be shown', () => {
  const named = ['generation', 'confirming', 'generation-complete', 'confirmed', 'error', 'animation'];
  expect(shownPageStatuses).toEqual(expect.arrayContaining(named));
});

describe('what a page shows', () => {
  test.each([
    // code  script       AI text  shows
    [1, 'Hello.', true, 'confirmed'],
    [1, 'Hello.', false, 'confirmed'],
    [1, '', true, 'unconfirmed'],
    [2, 'Hello.', true, 'forbidden'],
    [3, 'Hello.', true, 'confirming'],
    [5, 'Hello.', false, 'confirming'],
    [4, 'Hello.', true, 'error'],
    [4, '', false, 'error'],
    [6, 'Hello.', true, 'generation-complete'],
    [6, 'Hello.', false, 'unconfirmed'],
    [6, '', true, 'unconfirmed'],
    [6, ' \n', true, 'unconfirmed'],
    [6, '', false, 'unconfirmed'],
    [7, 'Hello.', true, 'generation-complete'],
    [7, 'Hello.', false, 'generation'],
    [7, '', true, 'generation'],
  ] as const)('status %i with script %j (AI text: %s) shows %s', (code, content, aiText, shown) => {
    expect(shownPageStatus({ status: pageStatus.decode(code), content }, { aiText })).toBe(shown);
  });

  test('a confirmed page that is being played shows animation', () => {
    const page = { status: 'confirmed', content: 'Hello.' } as const;
    expect(shownPageStatus(page, { aiText: false, animating: true })).toBe('animation');
  });

  test('a page that is not confirmed cannot be played', () => {
    const page = { status: 'error', content: 'Hello.' } as const;
    expect(shownPageStatus(page, { aiText: false, animating: true })).toBe('error');
  });
});

test('pages are counted by what they show', () => {
  const pages = [
    [1, 'a'],
    [1, 'b'],
    [1, ''],
    [2, 'c'],
    [3, 'd'],
    [5, 'e'],
    [4, ''],
    [6, 'f'],
    [7, 'g'],
    [7, ''],
  ] as const;
  expect(countPages(pages.map(([code, content]) => ({ status: pageStatus.decode(code), content })))).toEqual({
    total: 10,
    confirmed: 2,
    generated: 2,
    generating: 1,
    confirming: 2,
    error: 2,
  });
});
