// @vitest-environment jsdom
import { inviteMessages } from '@app/contract/invite/messages.ts';
import { inviteApplicationSchema } from '@app/contract/invite/schema.ts';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from './language.ts';
import { schemaErrors } from './schema-errors.ts';

const right = {
  applicant: 'Ada',
  company: 'Rostrum',
  quantity: 1,
  type: 'email',
  applicantEmail: 'ada@example.com',
};
afterEach(() => setLanguage('zh-CN'));

test('what fits the schema has no errors', () => {
  expect(schemaErrors(inviteApplicationSchema, right)).toEqual({});
});

test('each field gets the sentence of the contract, in the current language', () => {
  const wrong = { ...right, applicant: ' ', applicantEmail: 'ada' };
  expect(schemaErrors(inviteApplicationSchema, wrong)).toEqual({
    applicant: inviteMessages.applicantEmpty.zh,
    applicantEmail: inviteMessages.emailNeeded.zh,
  });
  setLanguage('en-US');
  expect(schemaErrors(inviteApplicationSchema, wrong)['applicant']).toBe(inviteMessages.applicantEmpty.en);
});

test('a rule without a sentence of its own names the field', () => {
  setLanguage('en-US');
  const wrong = { ...right, remark: 'x'.repeat(501) };
  expect(schemaErrors(inviteApplicationSchema, wrong)['remark']).toBe(
    'Please check what you entered: remark',
  );
});
