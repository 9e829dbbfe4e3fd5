import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type PushMessage, pushEvent, pushPayloads, readPush, writePush } from './events.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const reason = { zh: '没有成功，请重试', en: 'It did not work. Try again.' };
const since = new Date('2026-11-15T08:00:00.000Z');
const pages = { projectId: id, coursewarePageId: id, progress: 42 };

/** One example of each event, in the order of the codes 0 to 27. */
const examples: readonly PushMessage[] = [
  { event: 'connection', userId: id, data: { serverVersion: '0.1.0' } },
  { event: 'check', userId: id, data: { since } },
  { event: 'style-completed', userId: id, data: { avatarsId: id, styleImageList: ['1.png'] } },
  { event: 'style-failed', userId: id, data: { avatarsId: id, reason } },
  { event: 'model-completed', userId: id, data: { avatarsId: id } },
  { event: 'model-failed', userId: id, data: { avatarsId: id, reason } },
  { event: 'test-bank-completed', userId: id, data: { avatarsId: id, projectId: null, questions: 8 } },
  { event: 'test-bank-failed', userId: id, data: { avatarsId: null, projectId: id, reason } },
  { event: 'broadcast-progress', userId: id, data: pages },
  { event: 'broadcast-completed', userId: id, data: { projectId: id } },
  { event: 'broadcast-failed', userId: id, data: { projectId: id, coursewarePageId: null, reason } },
  { event: 'payment-completed', userId: id, data: { orderId: id } },
  {
    event: 'outline-pushed',
    userId: id,
    data: { projectId: id, nodes: [{ id: '1.2', parentId: '1', title: '行星' }] },
  },
  { event: 'outline-completed', userId: id, data: { projectId: id } },
  { event: 'outline-failed', userId: id, data: { projectId: id, reason } },
  { event: 'knowledge-graph-completed', userId: id, data: { projectId: id } },
  { event: 'knowledge-graph-failed', userId: id, data: { projectId: id, reason } },
  { event: 'text-generation-progress', userId: id, data: pages },
  { event: 'text-generation-completed', userId: id, data: { projectId: id } },
  { event: 'text-generation-failed', userId: id, data: { projectId: id, coursewarePageId: id, reason } },
  { event: 'document-parsed', userId: id, data: { documentId: id } },
  { event: 'document-failed', userId: id, data: { documentId: id, fault: '20250001e4', reason } },
  { event: 'sound-cloning-completed', userId: id, data: { avatarsId: id, ttsId: 'v1' } },
  { event: 'sound-cloning-failed', userId: id, data: { avatarsId: null, reason } },
  { event: 'export-progress', userId: id, data: { taskId: id, progress: 7 } },
  { event: 'export-completed', userId: id, data: { taskId: id, url: '/file' } },
  { event: 'export-failed', userId: id, data: { taskId: id, reason } },
  { event: 'little-assistant-consumes-num', userId: id, data: { message: reason, count: 99 } },
];

describe('the codes 0 to 27', () => {
  test.each(examples.map(({ event }, code) => [code, event] as const))(
    '%i is %s, both ways',
    (code, event) => {
      expect(pushEvent.decode(code)).toBe(event);
      expect(pushEvent.encode(event)).toBe(code);
    },
  );

  test('there are 28 of them, each with a payload', () => {
    expect(examples).toHaveLength(28);
    expect(pushEvent.find(28)).toBeUndefined();
    expect(Object.keys(pushPayloads)).toEqual([...pushEvent.names]);
  });
});

test.each(examples.map((example, code) => [example.event, code, example] as const))(
  '%s comes back from the wire as it was sent',
  (_event, code, example) => {
    const frame = JSON.parse(JSON.stringify(writePush(example))) as { event: number };
    expect(frame.event).toBe(code);
    expect(readPush(frame)).toEqual(example);
  },
);

test('the message and the count of the assistant event are optional', () => {
  expect(readPush({ event: 27, userId: id, data: {} }).data).toEqual({});
});

test.each([
  ['an unknown code', { event: 28, userId: id, data: {} }],
  ['the data of another event', { event: 0, userId: id, data: { projectId: id } }],
  ['no user', { event: 9, data: { projectId: id } }],
  ['progress above 100', { event: 24, userId: id, data: { taskId: id, progress: 101 } }],
  ['progress below 0', { event: 24, userId: id, data: { taskId: id, progress: -1 } }],
])('a frame with %s is refused', (_what, frame) => {
  expect(() => readPush(frame)).toThrow(z.core.$ZodError);
});
