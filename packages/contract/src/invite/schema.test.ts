import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inviteMessages } from './messages.ts';
import { inviteApplicationSchema, inviteCodeSchema } from './schema.ts';

const byEmail = {
  applicant: '李雷',
  company: '开讲科技',
  quantity: 20,
  type: 'email',
  applicantEmail: 'lilei@example.com',
};
const byBot = {
  applicant: 'Ada',
  company: 'Rostrum',
  quantity: 1,
  type: 'bot',
  botAddress: 'https://bot.example.com/hook',
};

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => issue.message);

test.each([[''], ['   '], [undefined]])('the invitation code %j cannot be empty', (code) => {
  expect(messagesOf(inviteCodeSchema, code)).toEqual([inviteMessages.codeEmpty.key]);
  expect(inviteMessages.codeEmpty.en).toBe('The invitation code cannot be empty');
});

describe('an application', () => {
  test('by email needs an email address', () => {
    expect(z.safeParse(inviteApplicationSchema, byEmail).success).toBe(true);
    const { applicantEmail: _email, ...without } = byEmail;
    expect(messagesOf(inviteApplicationSchema, without)).toEqual([inviteMessages.emailNeeded.key]);
    expect(messagesOf(inviteApplicationSchema, { ...byEmail, applicantEmail: 'lilei' })).toEqual([
      inviteMessages.emailNeeded.key,
    ]);
  });

  test('by bot needs the address of the bot, and no email address', () => {
    expect(z.safeParse(inviteApplicationSchema, byBot).success).toBe(true);
    const { botAddress: _address, ...without } = byBot;
    expect(messagesOf(inviteApplicationSchema, without)).toEqual([inviteMessages.botNeeded.key]);
  });

  test.each([['http://bot.example.com'], ['javascript:alert(1)'], ['bot']])(
    'refuses the bot at %s',
    (botAddress) => {
      expect(messagesOf(inviteApplicationSchema, { ...byBot, botAddress })).toEqual([
        inviteMessages.botNeeded.key,
      ]);
    },
  );

  test.each([
    ['applicant', ' ', 'applicantEmpty'],
    ['company', undefined, 'companyEmpty'],
    ['quantity', undefined, 'quantityWrong'],
    ['quantity', '20', 'quantityWrong'],
    ['quantity', 0, 'quantityWrong'],
    ['type', undefined, 'typeEmpty'],
    ['type', 'pigeon', 'typeEmpty'],
  ] as const)('with %s as %j is refused with its own sentence', (field, value, message) => {
    expect(messagesOf(inviteApplicationSchema, { ...byEmail, [field]: value })).toEqual([
      inviteMessages[message].key,
    ]);
  });
});
