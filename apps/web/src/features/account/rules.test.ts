import { inviteApplicationSchema } from '@app/contract/invite/schema.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  applicationOf,
  isOldEnough,
  maskMailbox,
  passwordStrength,
  pictureRefusal,
  secondsLeft,
  squareOf,
  webmailOf,
} from './rules.ts';

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 99_000, 0],
])('until %i, at %i, there are %i seconds left', (until, now, left) => {
  expect(secondsLeft(until, now)).toBe(left);
});

describe('the age that an account needs', () => {
  const today = new Date(2026, 10, 15);
  test.each([
    ['2013-11-15', true],
    ['2013-11-16', false],
    ['2013-11-14', true],
    ['2026-11-15', false],
    ['1950-01-01', true],
  ])('born on %s: %s', (birthday, enough) => expect(isOldEnough(birthday, today)).toBe(enough));

  test('who was born on 29 February is older on 1 March', () => {
    expect(isOldEnough('2012-02-29', new Date(2025, 1, 28))).toBe(false);
    expect(isOldEnough('2012-02-29', new Date(2025, 2, 1))).toBe(true);
  });
});

test.each([
  ['alice@example.com', 'a•••e@example.com'],
  ['al@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['nobody', 'nobody'],
])('%s is shown as %s', (mailbox, shown) => expect(maskMailbox(mailbox)).toBe(shown));

test.each([
  ['a@qq.com', 'https://mail.qq.com/'],
  ['a@GMAIL.com', 'https://mail.google.com/'],
  ['a@example.com', undefined],
])('the mails of %s are read at %s', (mailbox, place) => expect(webmailOf(mailbox)).toBe(place));

describe('the strength of a password', () => {
  test.each([
    // too short, whatever it is made of
    ['aB3$x', 'weak', 'longer'],
    ['Tk7&mq', 'weak', 'longer'],
    // one kind of characters
    ['hvkrtwpz', 'weak', 'mix'],
    ['83920571', 'weak', 'mix'],
    // what everybody tries first
    ['123456', 'weak', 'guessable'],
    ['password1', 'weak', 'guessable'],
    ['P@ssw0rd', 'weak', 'guessable'],
    ['Qwerty123', 'weak', 'guessable'],
    ['aaaaaaaaa', 'weak', 'guessable'],
    ['abcd1234', 'weak', 'guessable'],
    ['1qaz2wsx', 'weak', 'guessable'],
    ['19990101', 'weak', 'guessable'],
    ['woaini520', 'weak', 'guessable'],
    // better and better
    ['hvkrtw42', 'fair', 'mix'],
    ['Hvkr4tw2', 'fair', 'longer'],
    ['hvkrtwpzqnbd', 'fair', 'mix'],
    ['hvkr8tw2pz', 'good', 'mix'],
    ['Hvkr8tw2pz', 'good', 'longer'],
    ['Hvkr8-tw2pzq', 'strong', 'fine'],
    ['讲台上的灯-2亮了xk9', 'strong', 'fine'],
  ] as const)('%s is %s, advice: %s', (password, strength, advice) => {
    expect(passwordStrength(password, 'alice@example.com')).toEqual({ strength, advice });
  });

  test.each([
    '123456',
    '5201314',
    'woaini',
    'woaini1314',
    '7758521',
    'WoDeMiMa',
    'a1b2c3',
    'abc123',
    '147258369',
  ])('the favourite %s is called easy to guess', (password) => {
    expect(passwordStrength(password)).toEqual({ strength: 'weak', advice: 'guessable' });
  });

  test('a password with the name of the mailbox in it is weak, however long', () => {
    expect(passwordStrength('Xq7-Alice-9zkW', 'alice@example.com').advice).toBe('personal');
    expect(passwordStrength('Xq7-Alice-9zkW', '').strength).toBe('strong');
    // Two letters are in many words by chance.
    expect(passwordStrength('Xq7-Alice-9zkW', 'al@example.com').strength).toBe('strong');
  });
});

test.each([
  ['image/png', 5 * 1024 ** 2, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * 1024 ** 2 + 1, 'user.pictureTooLarge'],
  ['image/gif', 1, 'user.pictureType'],
  ['', 1, 'user.pictureType'],
])('a picture of type %s with %i bytes: %s', (type, size, key) => {
  expect(pictureRefusal({ type, size })?.key).toBe(key);
});

describe('the square of a picture', () => {
  const wide = { width: 400, height: 200 };
  test.each([
    ['the middle', { x: 200, y: 100 }, 1, { x: 100, y: 0, side: 200 }],
    ['beyond the left edge', { x: -50, y: 100 }, 1, { x: 0, y: 0, side: 200 }],
    ['beyond the right edge', { x: 900, y: 100 }, 1, { x: 200, y: 0, side: 200 }],
    ['twice as near', { x: 200, y: 100 }, 2, { x: 150, y: 50, side: 100 }],
    ['near, in the corner', { x: 0, y: 0 }, 2, { x: 0, y: 0, side: 100 }],
  ])('around %s', (_what, center, zoom, square) => expect(squareOf(wide, center, zoom)).toEqual(square));
});

describe('an application for invitation codes', () => {
  const typed = {
    type: 'email',
    applicantEmail: ' a@b.cn ',
    botAddress: 'https://bot.example.com/',
    applicant: ' Li Lei ',
    company: 'Rostrum',
    contactPerson: '',
    endUser: ' ',
    quantity: '3',
    remark: 'for a school',
  } as const;

  test('takes along the address of the chosen way alone, and nothing that was left empty', () => {
    const rest = { applicant: 'Li Lei', company: 'Rostrum', quantity: 3, remark: 'for a school' };
    expect(applicationOf(typed)).toEqual({ ...rest, type: 'email', applicantEmail: 'a@b.cn' });
    expect(applicationOf({ ...typed, type: 'bot' })).toEqual({
      ...rest,
      type: 'bot',
      botAddress: 'https://bot.example.com/',
    });
  });

  test.each(['', 'x', '1.5', '0', '-1', '10001'])('for %j codes is not accepted', (quantity) => {
    const application = applicationOf({ ...typed, quantity });
    expect(z.safeParse(inviteApplicationSchema, application).success).toBe(false);
  });
});
