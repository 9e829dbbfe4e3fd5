import { pushEvent } from '@app/contract/push/events.ts';
import { expect, test } from 'vitest';
import { noticeOf } from './push-notices.ts';
import { refreshedBy } from './push-refresh.ts';

const keysOf = (event: string) =>
  refreshedBy({ event } as Parameters<typeof refreshedBy>[0]).map(([key]) => key);

test('every event of the spec has its row', () => {
  expect(pushEvent.names.filter((event) => !Array.isArray(keysOf(event)))).toEqual([]);
});

test('opening the stream makes nothing old, and a gap in it makes everything old', () => {
  expect(keysOf('connection')).toEqual([]);
  expect(refreshedBy({ event: 'check', userId: 'u1', data: { since: new Date(0) } })).toEqual([[]]);
});

test.each([
  ['style-completed', ['avatar']],
  ['broadcast-progress', ['project']],
  ['payment-completed', ['order', 'account']],
  ['document-parsed', ['document', 'task', 'project', 'account']],
  ['little-assistant-consumes-num', ['helper', 'account']],
])('%s refreshes %j', (event, keys) => expect(keysOf(event)).toEqual(keys));

test.each([
  ['style-completed', { styleImageList: [] }, 'success', '风格图已生成'],
  ['style-failed', { reason: { zh: '没有成功', en: 'failed' } }, 'error', '没有成功'],
  ['model-completed', {}, 'success', '数字人可以用了'],
  ['model-failed', { reason: { zh: '没有成功', en: 'failed' } }, 'error', '没有成功'],
] as const)('%s is told, with the way to the avatar', (event, data, kind, zh) => {
  const message = { event, userId: 'u1', data: { avatarsId: 'a1', ...data } } as Parameters<
    typeof noticeOf
  >[0];
  expect(noticeOf(message)).toMatchObject({
    kind,
    text: { zh },
    to: { address: '/avatars/sub/style?id=a1' },
  });
});

test('the assistant’s event says something, but only with a message; most others say nothing', () => {
  const message = { zh: '已使用 1 次', en: '1 use was spent' };
  const event = 'little-assistant-consumes-num';
  expect(noticeOf({ event, userId: 'u1', data: { message, count: 9 } })).toEqual({
    kind: 'success',
    text: message,
  });
  expect(noticeOf({ event, userId: 'u1', data: { count: 9 } })).toBeUndefined();
  expect(noticeOf({ event: 'payment-completed', userId: 'u1', data: { orderId: 'o1' } })).toBeUndefined();
});
