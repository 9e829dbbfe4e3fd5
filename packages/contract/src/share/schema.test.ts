import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shareLimits } from './limits.ts';
import { shareMessages } from './messages.ts';
import { extractionCodeSchema, shareRequestSchema } from './schema.ts';

const auto = { id: '01890a5d-ac96-774b-bcce-b302099a8057', validityDays: 7, people: 10, codeKind: 'auto' };

const firstMessage = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test('a share is valid for 1, 7, 168 or 365 days', () => {
  expect(shareLimits.validityDays).toEqual([1, 7, 168, 365]);
  const good = (validityDays: number) => z.safeParse(shareRequestSchema, { ...auto, validityDays }).success;
  expect([1, 7, 168, 365].every(good)).toBe(true);
  expect([0, 2, 30, 366].some(good)).toBe(false);
});

describe('the extraction code', () => {
  test.each([['abcd'], ['A1b2'], ['0123456789']])('%s is good', (code) => {
    expect(z.parse(extractionCodeSchema, code)).toBe(code);
  });

  test.each([['abc'], ['01234567890'], ['ab-cd'], ['提取码码'], ['ab cd']])('%s is refused', (code) => {
    expect(firstMessage(extractionCodeSchema, code)).toBe(shareMessages.codeFormat.key);
  });

  test('an own one is required', () => {
    expect(firstMessage(extractionCodeSchema, '')).toBe(shareMessages.codeEmpty.key);
    const custom = { ...auto, codeKind: 'custom' };
    expect(firstMessage(shareRequestSchema, custom)).toBe(shareMessages.codeEmpty.key);
    expect(z.safeParse(shareRequestSchema, { ...custom, extractionCode: 'ab12' }).success).toBe(true);
  });

  test('the server makes one when the owner brings none', () => {
    expect(z.safeParse(shareRequestSchema, auto).success).toBe(true);
  });
});

test.each([[undefined], [null], [''], [0], [1.5]])('%j is no number of people', (people) => {
  expect(firstMessage(shareRequestSchema, { ...auto, people })).toBe(shareMessages.peopleEmpty.key);
});
