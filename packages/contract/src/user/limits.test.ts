import { expect, test } from 'vitest';
import { userLimits } from './limits.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const days = 24 * 60 * minutes;

test('a password has 6 to 16 characters', () => {
  expect(userLimits.password).toMatchObject({ min: 6, max: 16 });
});

test('users under 13 are not served', () => {
  expect(userLimits.minimumAge).toBe(13);
});

test('a verification code has 6 digits, lasts 10 minutes, takes 5 tries and can be sent again after 60 s', () => {
  expect(userLimits.verificationCode).toEqual({
    digits: 6,
    validMs: 10 * minutes,
    tries: 5,
    againAfterMs: 60 * seconds,
  });
});

test('a session lasts 14 days when remembered and one day otherwise; a one-time token lasts 5 minutes', () => {
  expect(userLimits.token).toMatchObject({
    rememberedMs: 14 * days,
    sessionMs: 1 * days,
    oneTimeMs: 5 * minutes,
  });
});

test('tokens hold 256 random bits', () => {
  expect(userLimits.token.randomBytes * 8).toBe(256);
});

test('the trial runs one month and its text speaks of 14 days', () => {
  expect(userLimits.trial).toEqual({ months: 1, textDays: 14 });
});

test('guessing gets slower from try to try, and never slower than 15 minutes', () => {
  expect(userLimits.wrongPassword.longestDelayMs).toBe(15 * minutes);
  expect(userLimits.wrongFromAddress.longestDelayMs).toBe(15 * minutes);
});
