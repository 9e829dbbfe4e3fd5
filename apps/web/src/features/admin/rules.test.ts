import type { AuditRow, DeskCode, DeskUser } from '@app/contract/admin/schema.ts';
import type { User } from '@app/contract/user/schema.ts';
import { describe, expect, test } from 'vitest';
import { somebody } from '../../testing/users.ts';
import {
  actionsFor,
  amountOf,
  balanceText,
  codeStateOf,
  countOf,
  detailTexts,
  engineName,
  providerName,
  mayChange,
  oneOf,
  openCountOf,
  removedTexts,
  subjectOf,
  taskName,
  userLook,
} from './rules.ts';

const administrator: User = { ...somebody, type: 'administrator', permissionLevel: 2 };
const reader: User = { ...administrator, permissionLevel: 1 };
const row: DeskUser = {
  id: '0198a0c0-0000-7000-8000-000000000002',
  mailbox: 'b@c.cn',
  nickname: 'B',
  type: 'ordinary',
  permissionLevel: 0,
  level: 'ordinary',
  disabled: false,
  invited: true,
  secondFactor: false,
  credits: 200,
  createdAt: new Date('2026-01-01'),
  lastSeenAt: null,
};

describe('who may change things', () => {
  test.each([
    [administrator, true],
    [reader, false],
    [{ ...somebody, permissionLevel: 2 }, false],
    [undefined, false],
  ])('%j: %s', (user, may) => expect(mayChange(user)).toBe(may));
});

describe('the menu of an account', () => {
  test('offers to reset a second factor only where there is one', () => {
    expect(actionsFor({ ...row, secondFactor: true }, administrator)).toContain('reset-factor');
    expect(actionsFor(row, administrator)).not.toContain('reset-factor');
  });

  test('offers everything, and to disable only what is not disabled', () => {
    expect(actionsFor(row, administrator)).toEqual(['level', 'grant', 'grade', 'reset', 'disable', 'delete']);
    expect(actionsFor({ ...row, disabled: true }, administrator)).toEqual([
      'level',
      'grant',
      'grade',
      'reset',
      'enable',
      'delete',
    ]);
  });

  test('lets nobody disable, delete or promote himself', () => {
    expect(actionsFor({ ...row, id: administrator.id }, administrator)).toEqual(['grant']);
  });

  test('offers nothing to who may only look', () => {
    expect(actionsFor(row, reader)).toEqual([]);
  });
});

test.each([
  [{ disabled: true, invited: false }, 'err'],
  [{ disabled: false, invited: false }, 'muted'],
  [{ disabled: false, invited: true }, 'ok'],
])('an account that is %j looks %s', (state, kind) => expect(userLook(state).kind).toBe(kind));

describe('a code', () => {
  const now = new Date('2026-06-01');
  const code: DeskCode = {
    code: 'ABCD',
    kind: 'personal',
    uses: 1,
    usesLeft: 1,
    redeemed: 0,
    expiresAt: null,
    createdAt: new Date('2026-01-01'),
    note: '',
  };
  test.each([
    [{}, 'open'],
    [{ uses: null, usesLeft: null }, 'open'],
    [{ expiresAt: new Date('2026-06-02') }, 'open'],
    [{ expiresAt: now }, 'expired'],
    [{ expiresAt: new Date('2026-05-01') }, 'expired'],
    [{ usesLeft: 0 }, 'used'],
    [{ usesLeft: 0, expiresAt: new Date('2026-05-01') }, 'used'],
  ])('with %j is %s', (changes, state) => expect(codeStateOf({ ...code, ...changes }, now)).toBe(state));
});

describe('what is booked', () => {
  test.each([
    ['credits', '100', 100],
    ['credits', ' -20 ', -20],
    ['credits', '+5', 5],
    ['credits', '0', undefined],
    ['credits', '', undefined],
    ['credits', '1.5', undefined],
    ['credits', '1e3', undefined],
    ['credits', 'abc', undefined],
    ['credits', '99999999999999999', undefined],
    ['storage', '2', 2 * 1024 ** 3],
    ['storage', '-1', -(1024 ** 3)],
  ] as const)('in %s for "%s" is %s', (ledger, typed, amount) => {
    expect(amountOf(ledger, typed)).toBe(amount);
  });

  test('storage is told as a size, the rest as a number', () => {
    expect(balanceText('storage', 2 * 1024 ** 3, 'en-US')).toBe('2 GB');
    expect(balanceText('credits', 1200, 'en-US')).toBe('1,200');
  });
});

describe('a number within its limits', () => {
  const limits = { min: 1, max: 100 };
  test.each([
    ['1', 1],
    [' 100 ', 100],
    ['0', undefined],
    ['101', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, count) => expect(countOf(typed, limits)).toBe(count));

  test('may be left open where there need be no limit', () => {
    expect(openCountOf(' ', limits)).toBeNull();
    expect(openCountOf('7', limits)).toBe(7);
    expect(openCountOf('x', limits)).toBeUndefined();
  });
});

test('a filter of the address that is not offered is none', () => {
  expect(oneOf(['open', 'used'], 'used')).toBe('used');
  expect(oneOf(['open', 'used'], '<script>')).toBeUndefined();
  expect(oneOf(['open', 'used'], undefined)).toBeUndefined();
});

describe('a row of the audit log', () => {
  const noted: AuditRow = {
    id: row.id,
    at: new Date('2026-01-01'),
    actorId: administrator.id,
    actorMailbox: administrator.mailbox,
    action: 'admin.user-updated',
    subject: row.id,
    detail: {},
    address: '127.0.0.1',
  };

  test('names the mailbox it was done to, else what people know by name', () => {
    expect(subjectOf({ ...noted, detail: { mailbox: 'b@c.cn' } })).toBe('b@c.cn');
    expect(subjectOf({ ...noted, subject: 'CODE-1' })).toBe('CODE-1');
    expect(subjectOf(noted)).toBe('');
  });

  test('tells the id of what has no name, but not the id of the actor', () => {
    expect(detailTexts(noted, 'en-US')).toEqual([['ID', row.id]]);
    expect(detailTexts({ ...noted, detail: { mailbox: 'b@c.cn' } }, 'en-US')).toEqual([]);
    expect(detailTexts({ ...noted, subject: administrator.id }, 'en-US')).toEqual([]);
  });

  test('tells its details in words', () => {
    const english = { mailbox: 'b@c.cn', level: 'vip2', disabled: true, amount: -1200, ledger: 'credits' };
    expect(detailTexts({ ...noted, detail: english }, 'en-US')).toEqual([
      ['Plan', 'VIP 2'],
      ['Disabled', 'yes'],
      ['Amount', '-1,200'],
      ['Balance', 'Credits'],
    ]);
    const chinese = { mailbox: 'b@c.cn', kind: 'student', disabled: false, note: '', gone: null };
    expect(detailTexts({ ...noted, detail: chinese }, 'zh-CN')).toEqual([
      ['类型', '机构学员'],
      ['已停用', '否'],
    ]);
  });

  test('tells a change from what it was to what it is', () => {
    const detail = { mailbox: 'b@c.cn', level: 'ordinary → vip1', disabled: 'false → true' };
    expect(detailTexts({ ...noted, detail }, 'zh-CN')).toEqual([
      ['等级', '普通 → VIP 1'],
      ['已停用', '否 → 是'],
    ]);
  });

  test('shows what has no words as it is', () => {
    const told = { ...noted, subject: '', detail: { somethingNew: 'x' } };
    expect(detailTexts(told, 'zh-CN')).toEqual([['somethingNew', 'x']]);
  });
});

test('a receipt counts in words', () => {
  const items = [
    { kind: 'files', count: 1200 },
    { kind: 'storage-bytes', count: 1024 ** 2 },
  ] as const;
  expect(removedTexts([...items], 'zh-CN')).toEqual([
    ['文件', '1,200'],
    ['占用空间', '1 MB'],
  ]);
});

test('work and engines that have no words yet are called by their name', () => {
  expect(taskName('mail.send-mail', 'zh-CN')).toBe('发送邮件');
  expect(taskName('deck.render', 'zh-CN')).toBe('deck.render');
  expect(engineName('database', 'en-US')).toBe('Database');
  expect(engineName('ears', 'en-US')).toBe('ears');
  expect(providerName('disk', 'zh-CN')).toBe('本机磁盘');
  expect(providerName('qwen3 · http://localhost:11434', 'zh-CN')).toBe('qwen3 · http://localhost:11434');
});
