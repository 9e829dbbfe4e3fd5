import { describe, expect, test } from 'vitest';
import {
  playwrightFailures,
  playwrightSecondTries,
  testsIn,
  vitestFailures,
  vitestSecondTries,
} from './test-reports.mjs';

describe('a failure is told with its place and its reason', () => {
  test('of a unit test; one that needed a second try is named apart', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'it waits', failureMessages: ['expected 2 to be 1'] },
          ],
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'it runs', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'it stops',
              failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'],
            },
          ],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual(['✗ b.test.ts › it stops\nexpected 1 to be 2']);
    expect(vitestSecondTries(report)).toEqual(['! a.test.ts › it waits\nexpected 2 to be 1']);
  });

  test('of a file that could not be loaded', () => {
    const report = {
      testResults: [{ name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    };
    expect(vitestFailures(report)).toEqual(['✗ c.test.ts\nno such module']);
  });

  test('of a story, however deep its describe; one that needed a second try is named apart', () => {
    const story = (title, status, errors) => ({
      file: 'talk.story.ts',
      line: 7,
      title,
      tests: [{ status, results: [{ errors }] }],
    });
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [story('plays', 'expected', [])],
          suites: [
            {
              specs: [
                story('stops', 'unexpected', [{ message: 'Timeout' }]),
                story('goes on', 'flaky', [{ message: 'too late' }]),
              ],
            },
          ],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual([
      '✗ outside the stories\nno browser',
      '✗ talk.story.ts:7 › stops\nTimeout',
    ]);
    expect(playwrightSecondTries(report)).toEqual(['! talk.story.ts:7 › goes on\ntoo late']);
  });
});

test('tests that cannot run are counted by the files they are in', () => {
  const report = {
    testResults: [
      { name: '/here/apps/a.test.ts', assertionResults: [{}, {}] },
      { name: '/here/apps/b.test.ts', assertionResults: [{}] },
    ],
  };
  expect(testsIn(report, ['apps/a.test.ts'])).toBe(2);
  expect(testsIn(report, [])).toBe(3);
  expect(testsIn(undefined, [])).toBe(0);
});
