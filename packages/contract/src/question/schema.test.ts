import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questionLimits } from './limits.ts';
import { questionMessages } from './messages.ts';
import { questionFields, questionItemSchema } from './schema.ts';

const item = { question: '太阳有多大？', reply: '直径约 139 万公里。' };

test('there are at most 5 intro questions', () => {
  expect(questionLimits.introQuestions).toBe(5);
  const at = (introIndex: number | null) =>
    z.safeParse(questionItemSchema, { id: '01890a5d-ac96-774b-bcce-b302099a8057', ...item, introIndex })
      .success;
  expect([null, 0, 4].every(at)).toBe(true);
  expect(at(5)).toBe(false);
});

test.each([
  ['question', '', 'questionEmpty'],
  ['question', undefined, 'questionEmpty'],
  ['reply', '  ', 'replyEmpty'],
  ['reply', undefined, 'replyEmpty'],
] as const)('the %s is required, %j is not enough', (field, value, message) => {
  const issues = z.safeParse(z.strictObject(questionFields), { ...item, [field]: value }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([questionMessages[message].key]);
});
