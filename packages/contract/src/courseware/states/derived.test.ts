import { describe, expect, test } from 'vitest';
import { coursewareLabels, coursewareStatuses, deriveCourseware } from './derived.ts';
import type { PageFacts } from './page-status.ts';

const confirmed: PageFacts = { status: 'confirmed', content: 'Hello.' };
const written: PageFacts = { status: 'unconfirmed', content: 'Hello.' };
const empty: PageFacts = { status: 'unconfirmed', content: '' };
const writing: PageFacts = { status: 'generation', content: '' };
const confirming: PageFacts = { status: 'confirming', content: 'Hello.' };
const failed: PageFacts = { status: 'error', content: 'Hello.' };
const forbidden: PageFacts = { status: 'forbidden', content: 'Hello.' };

test('the statuses are those of the spec', () => {
  expect([...coursewareStatuses].sort()).toEqual([
    'ppt-again',
    'ppt-confirming',
    'ppt-confirming-complete',
    'ppt-confirming-error',
    'ppt-generation',
    'ppt-generation-complete',
    'ppt-generation-error',
    'ppt-ready',
  ]);
});

describe('what a courseware shows', () => {
  test.each([
    // project state                  pages                             shows
    ['text-generation', [writing, writing], 'ppt-generation'],
    ['text-generation', [written, writing], 'ppt-generation'],
    ['text-generation', [written, written], 'ppt-generation-complete'],
    ['text-generation', [written, confirmed], 'ppt-generation-complete'],
    ['text-generation', [confirmed, confirmed], 'ppt-confirming-complete'],
    ['text-generation', [written, failed], 'ppt-generation-error'],
    ['text-generation', [written, forbidden], 'ppt-generation-error'],
    ['generated-text-complete', [written, written], 'ppt-generation-complete'],
    ['generated-text-complete', [written, confirming], 'ppt-confirming'],
    ['generated-text-error', [written, failed], 'ppt-generation-error'],
    ['generated-text-error', [written, written], 'ppt-generation-complete'],
    ['broadcast-generation', [confirmed, confirming], 'ppt-confirming'],
    ['broadcast-generation', [confirmed, confirmed], 'ppt-confirming-complete'],
    ['broadcast-generation', [confirmed, failed], 'ppt-confirming-error'],
    ['broadcast-generation-complete', [confirmed, confirmed], 'ppt-confirming-complete'],
    ['broadcast-generation-error', [confirmed, failed], 'ppt-confirming-error'],
    ['ppt-no-tip', [confirmed, confirmed], 'ppt-ready'],
    ['ppt-no-tip', [confirmed, failed], 'ppt-confirming-error'],
    ['ppt-no-tip', [confirmed, confirming], 'ppt-confirming'],
    ['ppt-no-tip', [confirmed, writing], 'ppt-generation'],
    ['ppt-no-tip', [confirmed, written], 'ppt-generation-complete'],
    ['ppt-no-tip', [confirmed, empty], null],
    ['ppt-no-tip', [], null],
    ['text-generation', [], null],
  ] as const)('%s with %j shows %s', (state, pages, shows) => {
    expect(deriveCourseware(state, pages).status).toBe(shows);
  });

  test('the again state turns a ready courseware into ppt-again', () => {
    expect(deriveCourseware('generate-multicast-data-again', [confirmed, confirmed]).status).toBe(
      'ppt-again',
    );
  });

  test('the again state also covers the page whose change led to it', () => {
    expect(deriveCourseware('generate-multicast-data-again', [confirmed, written]).status).toBe('ppt-again');
  });

  test('the again state hides neither work nor failure', () => {
    expect(deriveCourseware('generate-multicast-data-again', [confirmed, confirming]).status).toBe(
      'ppt-confirming',
    );
    expect(deriveCourseware('generate-multicast-data-again', [confirmed, failed]).status).toBe(
      'ppt-confirming-error',
    );
  });
});

describe('progress', () => {
  test.each([
    // finished total percent, rounded up
    [0, 3, 0],
    [1, 3, 34],
    [2, 3, 67],
    [1, 100, 1],
    [7, 25, 28],
    [57, 100, 57],
    [1, 8, 13],
    [99, 100, 99],
  ])('%i of %i pages is %i %%, for scripts and for broadcasts', (finished, total, percent) => {
    const deck = (done: PageFacts, open: PageFacts) =>
      Array.from({ length: total }, (_, index) => (index < finished ? done : open));
    expect(deriveCourseware('text-generation', deck(written, writing))).toEqual({
      status: 'ppt-generation',
      progress: percent,
    });
    expect(deriveCourseware('broadcast-generation', deck(confirmed, confirming))).toEqual({
      status: 'ppt-confirming',
      progress: percent,
    });
  });

  test('a confirmed page counts as written', () => {
    expect(deriveCourseware('text-generation', [confirmed, writing]).progress).toBe(50);
  });

  test('there is none when no work is going on', () => {
    expect(deriveCourseware('ppt-no-tip', [confirmed]).progress).toBeNull();
  });
});

test.each([
  ['ppt-ready', 'ready'],
  ['ppt-confirming-complete', 'ready'],
  ['ppt-generation-error', 'error'],
  ['ppt-confirming-error', 'error'],
  ['ppt-generation-complete', 'altitude'],
  ['ppt-again', 'altitude'],
  ['ppt-generation', 'moderate'],
  ['ppt-confirming', 'moderate'],
] as const)('%s is labelled %s', (status, label) => {
  expect(coursewareLabels[status]).toBe(label);
});
