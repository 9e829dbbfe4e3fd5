import { orderLimits } from '@app/contract/order/limits.ts';
import { expect, test } from 'vitest';
import { moneyText, ownPath, payPlace, returnPath } from './rules.ts';

test.each(['/project', '/project?new=1', '/edit-project?id=1#page'])(
  '%s is a place to come back to',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'project',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a b',
  `/${'a'.repeat(orderLimits.backPath.max)}`,
])('%j is no place of ours', (path) => {
  expect(ownPath(path)).toBeUndefined();
});

test('the sandbox is a screen of ours, whatever name this machine goes by; other sites are opened by https alone', () => {
  expect(payPlace('http://127.0.0.1:3000/pay-sandbox?token=a.b')).toEqual({
    screen: '/pay-sandbox?token=a.b',
  });
  expect(payPlace('https://checkout.example/1')).toEqual({ site: 'https://checkout.example/1' });
  for (const url of ['http://checkout.example/1', 'javascript:alert(1)', 'checkout'])
    expect(payPlace(url)).toBeUndefined();
});

test('a checkout leads back to a screen of ours', () => {
  expect(returnPath('https://talks.example/pay-result?order=1')).toBe('/pay-result?order=1');
  expect(returnPath('https://talks.example//evil.example')).toBe('/billing');
});

test('fen and cents are written as yuan and dollars', () => {
  expect([moneyText(1200, 'CNY', 'zh-CN'), moneyText(250, 'USD', 'en-US')]).toEqual(['¥12', '$2.50']);
});
