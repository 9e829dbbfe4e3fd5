import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inviteMessages } from '../invite/messages.ts';
import { userMessages } from './messages.ts';
import {
  changePasswordSchema,
  loginSchema,
  mailboxSchema,
  nicknameSchema,
  putUserSchema,
  registerSchema,
} from './schema.ts';

const form = {
  mailbox: 'ada@example.com',
  nickname: '小艾',
  password: 'secret-1',
  verificationCode: '012345',
  inviteCode: 'WELCOME2',
  birthday: '1990-02-28',
};

const firstMessage = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test('a complete form is taken, and what was typed around the words is cut off', () => {
  const typed = { ...form, mailbox: ' ada@example.com ', nickname: ' 小艾 ', inviteCode: ' WELCOME2\n' };
  expect(z.parse(registerSchema, typed)).toEqual(form);
});

describe('each field of the sign-up form says what is wrong with it', () => {
  test.each([
    ['mailbox', undefined, userMessages.mailboxInvalid],
    ['mailbox', '', userMessages.mailboxInvalid],
    ['mailbox', 'ada', userMessages.mailboxInvalid],
    ['nickname', undefined, userMessages.nicknameEmpty],
    ['nickname', '   ', userMessages.nicknameEmpty],
    ['nickname', 'x'.repeat(21), userMessages.nicknameInvalid],
    ['password', undefined, userMessages.passwordEmpty],
    ['password', '', userMessages.passwordEmpty],
    ['password', '12345', userMessages.passwordLength],
    ['password', '12345678901234567', userMessages.passwordLength],
    ['verificationCode', undefined, userMessages.verificationCodeEmpty],
    ['verificationCode', ' ', userMessages.verificationCodeEmpty],
    ['verificationCode', '12345', userMessages.verificationCodeFormat],
    ['verificationCode', '１２３４５６', userMessages.verificationCodeFormat],
    ['inviteCode', undefined, inviteMessages.codeEmpty],
    ['inviteCode', '  ', inviteMessages.codeEmpty],
    ['birthday', undefined, userMessages.birthdayEmpty],
    ['birthday', '', userMessages.birthdayEmpty],
    ['birthday', '2001-02-30', userMessages.birthdayInvalid],
    ['birthday', '28.02.1990', userMessages.birthdayInvalid],
    ['birthday', '1899-12-31', userMessages.birthdayInvalid],
  ] as const)('%s as %j', (field, value, message) => {
    expect(firstMessage(registerSchema, { ...form, [field]: value })).toBe(message.key);
  });
});

describe('a mailbox', () => {
  test.each([
    'a@b.cn',
    "o'hara+talks@mail.example.co.uk",
    'UPPER.case@Example.COM',
    `${'x'.repeat(64)}@example.com`,
  ])('%s is taken', (mailbox) => {
    expect(z.parse(mailboxSchema, mailbox)).toBe(mailbox);
  });

  test.each([
    ['a letter that only looks like another', 'аda@example.com'],
    ['a letter that becomes another in lower case', '\u212Aate@example.com'],
    ['full-width signs', 'ada＠example.com'],
    ['a domain of other letters', 'ada@例子.测试'],
    ['quotes', '"ada lovelace"@example.com'],
    ['a second recipient', 'ada@example.com,bob@example.com'],
    ['a name around it', 'Ada <ada@example.com>'],
    ['a line break', 'ada@example.com\r\nbcc: bob@example.com'],
    ['a zero byte', 'ada\u0000@example.com'],
    ['an invisible character', 'ada\u200b@example.com'],
    ['more than 64 characters before the @', `${'x'.repeat(65)}@example.com`],
    ['more than 254 characters', `ada@${'x'.repeat(250)}.com`],
    ['a megabyte', `${'a'.repeat(1_000_000)}@example.com`],
    ['another type', ['ada@example.com']],
  ])('with %s is refused', (_what, mailbox) => {
    expect(firstMessage(mailboxSchema, mailbox)).toBe(userMessages.mailboxInvalid.key);
  });
});

test.each(['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2066b'])('the nickname %j is refused', (nickname) => {
  expect(firstMessage(nicknameSchema, nickname)).toBe(userMessages.nicknameInvalid.key);
});

test('a nickname may be a family of emoji', () => {
  expect(z.parse(nicknameSchema, '👩‍👩‍👧‍👦')).toBe('👩‍👩‍👧‍👦');
});

test('a password that is compared may have any length but none', () => {
  expect(firstMessage(loginSchema, { mailbox: 'a@b.cn', password: 'x' })).toBeUndefined();
  expect(firstMessage(loginSchema, { mailbox: 'a@b.cn', password: '' })).toBe(userMessages.passwordEmpty.key);
});

test('a password is changed by the link or by the old one, never by both or neither', () => {
  const password = 'secret-2';
  expect(firstMessage(changePasswordSchema, { token: 't', password })).toBeUndefined();
  expect(firstMessage(changePasswordSchema, { oldPassword: 'o', password })).toBeUndefined();
  for (const wrong of [{ password }, { token: 't', oldPassword: 'o', password }]) {
    expect(firstMessage(changePasswordSchema, wrong)).toBe(userMessages.tokenOrPassword.key);
  }
  expect(firstMessage(changePasswordSchema, { token: 't', password: '1' })).toBe(
    userMessages.passwordLength.key,
  );
});

test('the place of the assistant travels as JSON text in the profile', () => {
  const id = '0198a0c0-0000-7000-8000-000000000001';
  const place = { top: 1, left: 2, windowHeight: 3, windowWidth: 4 };
  expect(z.decode(putUserSchema, { id, assistantLocation: JSON.stringify(place) })).toEqual({
    id,
    assistantLocation: place,
  });
  expect(z.safeParse(putUserSchema, { id, isFirst: true }).success).toBe(false);
  expect(z.safeParse(putUserSchema, { id, type: 'administrator' }).success).toBe(false);
});
