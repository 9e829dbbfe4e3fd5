// @vitest-environment jsdom
import { type PushEvent, pushEvent } from '@app/contract/push/events.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { helperKeys } from '../../features/helper/api.ts';
import { setLanguage } from '../../lib/language.ts';
import { useNotices } from '../../lib/notices.ts';
import { queryClient } from '../../lib/query-client.ts';
import { show } from '../../testing/show.tsx';
import { LiveUpdates } from './live-updates.tsx';

const userId = '0198a0c0-0000-7000-8000-000000000001';

/** A server that says one thing to whoever listens, and then keeps the stream open. */
function serverThatSays(data: unknown, name: PushEvent = 'little-assistant-consumes-num'): void {
  const event = { event: pushEvent.encode(name), userId, data };
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`)),
    });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body(), { headers: { 'content-type': 'text/event-stream' } })),
  );
}
const isOld = () => queryClient.getQueryState(helperKeys.count)?.isInvalidated;

beforeEach(() => queryClient.setQueryData(helperKeys.count, { count: 100 }));
afterEach(() => {
  useNotices.setState({ notices: [] });
  setLanguage('zh-CN');
});

test('uses of the assistant are said for 3 seconds in the language of the page, and the count is asked anew', async () => {
  setLanguage('en-US');
  serverThatSays({ message: { zh: '已使用 1 次', en: '1 use was spent' }, count: 99 });
  show(<LiveUpdates userId={userId} />);
  await waitFor(() => expect(useNotices.getState().notices).toHaveLength(1));
  expect(useNotices.getState().notices[0]).toMatchObject({
    kind: 'success',
    text: '1 use was spent',
    ms: 3_000,
  });
  expect(isOld()).toBe(true);
});

test('without a message only the count is asked anew', async () => {
  serverThatSays({ count: 100 });
  show(<LiveUpdates userId={userId} />);
  await waitFor(() => expect(isOld()).toBe(true));
  expect(useNotices.getState().notices).toEqual([]);
});

test('who was away too long for a replay has everything asked anew that is shown', async () => {
  queryClient.setQueryData(['record', 'board'], { viewers: 3 });
  serverThatSays({ since: new Date(0).toISOString() }, 'check');
  show(<LiveUpdates userId={userId} />);
  await waitFor(() => expect(isOld()).toBe(true));
  expect(queryClient.getQueryState(['record', 'board'])?.isInvalidated).toBe(true);
});
