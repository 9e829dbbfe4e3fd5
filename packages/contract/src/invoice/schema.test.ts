import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoiceMessages } from './messages.ts';
import { invoiceRequestSchema } from './schema.ts';

const request = {
  orderId: '01890a5d-ac96-774b-bcce-b302099a8057',
  type: 'ordinary',
  option: 'enterprise',
  title: '开讲科技有限公司',
  taxNumber: '91310000MA1K4GXX0X',
  content: 'service',
  email: 'finance@example.com',
};

test('a complete request is accepted', () => {
  expect(z.safeParse(invoiceRequestSchema, request).success).toBe(true);
});

test.each([
  ['option', undefined, 'optionEmpty'],
  ['option', 'nobody', 'optionEmpty'],
  ['title', undefined, 'titleEmpty'],
  ['title', ' ', 'titleEmpty'],
  ['taxNumber', undefined, 'taxNumberEmpty'],
  ['taxNumber', '', 'taxNumberEmpty'],
  ['taxNumber', '9131-0000', 'taxNumberWrong'],
  ['email', 'finance', 'emailWrong'],
] as const)('%s as %j is refused with its own sentence', (field, value, message) => {
  const issues = z.safeParse(invoiceRequestSchema, { ...request, [field]: value }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([invoiceMessages[message].key]);
});

test('the amount is fixed by the order and cannot be sent', () => {
  expect(z.safeParse(invoiceRequestSchema, { ...request, amount: 1 }).success).toBe(false);
});
