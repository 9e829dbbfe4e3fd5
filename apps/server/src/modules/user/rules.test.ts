import { describe, expect, test } from 'vitest';
import { ageOn, deviceOf, mailboxBehind, maskMailbox, renewedEnd } from './rules.ts';

const today = new Date('2026-03-01T00:00:00Z');

test.each([
  ['2013-03-01', 13],
  ['2013-03-02', 12],
  ['2013-02-28', 13],
  ['2012-02-29', 14],
  ['2026-03-02', -1],
])('somebody born on %s is %i', (birthday, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test('who was born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2012-02-29', new Date('2025-02-28T12:00:00Z'))).toBe(12);
  expect(ageOn('2012-02-29', new Date('2025-03-01T00:00:00Z'))).toBe(13);
});

test.each([
  ['ada@example.com', 'a***@example.com'],
  ['x@b.cn', 'x***@b.cn'],
])('%s is shown as %s', (mailbox, masked) => {
  expect(maskMailbox(mailbox)).toBe(masked);
});

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.6; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox · macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    'WeChat · Android',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
  ['<script>alert(1)</script>', ''],
])('%s is called "%s"', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+news@example.com', 'ada@example.com'],
  ['ada.love+a+b@example.com', 'ada.love@example.com'],
  ['A.d.a+x@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
])('%s is the mailbox %s', (written, mailbox) => {
  expect(mailboxBehind(written)).toBe(mailbox);
});

describe('the end of a sliding session', () => {
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(today.getTime() + days * day);
  const session = { lifetimeSeconds: (14 * day) / 1000, endsAt: inDays(90) };

  test('it moves when some of its time is over, and not with every call', () => {
    expect(renewedEnd({ ...session, expiresAt: inDays(13.9) }, today)).toBeUndefined();
    expect(renewedEnd({ ...session, expiresAt: inDays(13) }, today)).toEqual(inDays(14));
  });

  test('it never moves beyond the absolute end, and is not written again there', () => {
    const old = { ...session, endsAt: inDays(5) };
    expect(renewedEnd({ ...old, expiresAt: inDays(2) }, today)).toEqual(inDays(5));
    expect(renewedEnd({ ...old, expiresAt: inDays(5) }, today)).toBeUndefined();
  });
});
