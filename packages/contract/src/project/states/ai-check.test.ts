import { describe, expect, test } from 'vitest';
import type { PageCounts } from '../../courseware/states/page-status.ts';
import {
  aiCheck,
  aiCheckAfterChange,
  aiCheckWithoutTip,
  hasAiText,
  settleAiCheck,
  showsTip,
} from './ai-check.ts';

const pages = (counts: Partial<PageCounts>): PageCounts => ({
  total: 0,
  confirmed: 0,
  generated: 0,
  generating: 0,
  confirming: 0,
  error: 0,
  ...counts,
});

describe('the nine codes', () => {
  test.each([
    [1, 'text-generation'],
    [2, 'ppt-no-tip'],
    [3, 'broadcast-generation'],
    [5, 'generate-multicast-data-again'],
    [6, 'broadcast-generation-complete'],
    [7, 'generated-text-complete'],
    [8, 'generated-text-error'],
    [9, 'broadcast-generation-error'],
  ] as const)('%i is %s, both ways', (code, name) => {
    expect(aiCheck.decode(code)).toBe(name);
    expect(aiCheck.encode(name)).toBe(code);
  });

  test('4 reads as ppt-no-tip too, which is written as 2', () => {
    expect(aiCheck.decode(4)).toBe('ppt-no-tip');
    expect(aiCheck.encode('ppt-no-tip')).toBe(2);
  });

  test('there are eight names and no code 0 or 10', () => {
    expect(aiCheck.names).toHaveLength(8);
    expect(aiCheck.find(0)).toBeUndefined();
    expect(aiCheck.find(10)).toBeUndefined();
  });
});

describe('a project follows its pages', () => {
  test.each([
    // now                           total confirmed generated error  next
    ['text-generation', 3, 0, 3, 0, 'generated-text-complete'],
    ['text-generation', 3, 1, 2, 0, 'generated-text-complete'],
    ['text-generation', 3, 3, 0, 0, 'broadcast-generation-complete'],
    ['text-generation', 3, 1, 1, 1, 'generated-text-error'],
    ['text-generation', 3, 0, 0, 1, 'generated-text-error'],
    ['text-generation', 3, 1, 1, 0, 'text-generation'],
    ['text-generation', 0, 0, 0, 0, 'text-generation'],
    ['broadcast-generation', 3, 3, 0, 0, 'broadcast-generation-complete'],
    ['broadcast-generation', 3, 2, 0, 1, 'broadcast-generation-error'],
    ['broadcast-generation', 3, 2, 1, 0, 'broadcast-generation'],
    ['broadcast-generation', 3, 0, 3, 0, 'broadcast-generation'],
    ['broadcast-generation', 0, 0, 0, 0, 'broadcast-generation'],
    ['ppt-no-tip', 3, 3, 0, 0, 'ppt-no-tip'],
    ['ppt-no-tip', 3, 0, 0, 3, 'ppt-no-tip'],
    ['generate-multicast-data-again', 3, 3, 0, 0, 'generate-multicast-data-again'],
    ['generated-text-complete', 3, 0, 2, 1, 'generated-text-complete'],
    ['generated-text-error', 3, 0, 3, 0, 'generated-text-error'],
    ['broadcast-generation-complete', 3, 0, 0, 3, 'broadcast-generation-complete'],
    ['broadcast-generation-error', 3, 3, 0, 0, 'broadcast-generation-error'],
  ] as const)(
    '%s with %i pages (%i confirmed, %i generated, %i failed) becomes %s',
    (now, total, confirmed, generated, error, next) => {
      expect(settleAiCheck(now, pages({ total, confirmed, generated, error }))).toBe(next);
    },
  );
});

describe('a change of something that is spoken', () => {
  const finished = pages({ total: 4, confirmed: 4 });
  const unfinished = pages({ total: 4, confirmed: 3, generated: 1 });

  test('turns a finished deck into one that must be generated again', () => {
    for (const now of ['broadcast-generation-complete', 'ppt-no-tip'] as const)
      expect(aiCheckAfterChange(now, finished, unfinished)).toBe('generate-multicast-data-again');
  });

  test('leaves an unfinished deck where it is', () => {
    const now = 'generated-text-complete';
    expect(aiCheckAfterChange(now, unfinished, unfinished)).toBe(now);
  });

  test('that leaves only pages with speech leaves a finished deck finished, and finishes others', () => {
    const left = pages({ total: 3, confirmed: 3 });
    const complete = 'broadcast-generation-complete';
    expect(aiCheckAfterChange(complete, finished, left)).toBe(complete);
    for (const now of [
      'generated-text-complete',
      'generate-multicast-data-again',
      'broadcast-generation-error',
    ] as const)
      expect(settleAiCheck(aiCheckAfterChange(now, unfinished, left), left)).toBe(complete);
  });
});

test.each([
  ['text-generation', true],
  ['ppt-no-tip', false],
  ['broadcast-generation', true],
  ['generate-multicast-data-again', false],
  ['broadcast-generation-complete', true],
  ['generated-text-complete', true],
  ['generated-text-error', true],
  ['broadcast-generation-error', true],
] as const)('%s shows a tip: %s', (state, shown) => {
  expect(showsTip(state)).toBe(shown);
});

test.each([
  ['text-generation', 'text-generation'],
  ['broadcast-generation', 'broadcast-generation'],
  ['generate-multicast-data-again', 'generate-multicast-data-again'],
  ['broadcast-generation-complete', 'ppt-no-tip'],
  ['generated-text-complete', 'ppt-no-tip'],
  ['generated-text-error', 'ppt-no-tip'],
  ['broadcast-generation-error', 'ppt-no-tip'],
  ['ppt-no-tip', 'ppt-no-tip'],
] as const)('the tip of %s, put away, leaves %s', (now, next) => {
  expect(aiCheckWithoutTip(now)).toBe(next);
});

test('the scripts are the work of AI from the start of text generation until the broadcast begins', () => {
  expect(aiCheck.names.filter(hasAiText)).toEqual([
    'text-generation',
    'generated-text-complete',
    'generated-text-error',
  ]);
});
