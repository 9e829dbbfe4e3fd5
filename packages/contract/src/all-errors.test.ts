import { describe, expect, test } from 'vitest';
import { errorByCode, errorTables } from './all-errors.ts';
import type { ErrorDef } from './base/errors.ts';

// Not all that were ever made: other tests make some of their own. An area may show those of another one too.
const every: ErrorDef[] = [
  ...new Set(Object.values(errorTables).flatMap((table): ErrorDef[] => Object.values(table))),
];

const files = import.meta.glob<Record<string, unknown>>(
  ['./*/errors.ts', './base/common-errors.ts', '!./base/errors.ts'],
  {
    eager: true,
  },
);

test('the list holds the errors of every area', () => {
  const inFiles = Object.values(files).flatMap((file) =>
    Object.keys(file).filter((name) => name.endsWith('Errors')),
  );
  expect(Object.keys(errorTables).sort()).toEqual(inFiles.sort());
});

describe('the codes of the spec', () => {
  test.each([
    [1001, 'signOut'],
    [1005, 'askInviteCode'],
    [1001002050, 'openShareLogin'],
    [1001002051, 'openShareLogin'],
    [1001002052, 'openShareLogin'],
    [1001002083, 'offerHelperUses'],
    [1001002069, 'offerCredits'],
    [1001000400, 'notice'],
    [1001000403, 'notice'],
    [1001000404, 'notice'],
    [1001000409, 'notice'],
  ])('%i makes the web do %s', (code, reaction) => {
    expect(errorByCode(code)?.reaction).toBe(reaction);
  });

  test('no other code does anything but show a notice', () => {
    const special = every.filter((error) => error.reaction !== 'notice');
    expect(special.map((error) => error.code).sort((a, b) => a - b)).toEqual([
      1001, 1005, 1001002042, 1001002050, 1001002051, 1001002052, 1001002069, 1001002083,
    ]);
  });

  test('insufficient credits are told in the words of the spec', () => {
    expect(errorByCode(1001002069)?.message.en).toBe(
      'Insufficient credits. Please purchase a service package or credit package.',
    );
  });
});

test.each(every.map((error) => [error.code, error] as [number, ErrorDef]))(
  'error %i has a text in both languages and a code of our range',
  (code, error) => {
    expect(error.message.zh).toMatch(/\p{Script=Han}/u);
    expect(error.message.en).toMatch(/[a-z]/i);
    expect(String(code)).toMatch(/^(1001|1005|1001000\d{3}|1001002\d{3})$/);
  },
);
