// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './later.ts';
import { useServer } from './server-settings.ts';

afterEach(() => vi.useRealTimers());

test('code that does not arrive is asked for again until it does', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const part = untilLoaded(() => {
    asked += 1;
    return asked < 4 ? Promise.reject(new Error('away')) : Promise.resolve('part');
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  await expect(part).resolves.toBe('part');
  expect(asked).toBe(4);
});

test('code that a server no longer has is told as a newer version, not waited for in silence', async () => {
  vi.useFakeTimers();
  useServer.setState({ settings: undefined, away: false, newer: undefined });
  const data = {
    version: '1.0.0',
    deviceGuard: false,
    showcase: false,
    mailReachesPeople: false,
    samples: [],
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data }));
  void untilLoaded(() => Promise.reject(new Error('404')));
  await vi.advanceTimersByTimeAsync(999);
  // It may have been only a moment.
  expect(useServer.getState().newer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect(useServer.getState().newer).toBe('1.0.0');
  // The version that it has now is not hidden by the one of this page.
  useServer.setState({ newer: '1.1.0' });
  await vi.advanceTimersByTimeAsync(8000);
  expect(useServer.getState().newer).toBe('1.1.0');
});

test('somebody who waits long is asked for twice a minute', async () => {
  vi.useFakeTimers();
  let asked = 0;
  void untilLoaded(() => {
    asked += 1;
    return Promise.reject(new Error('away'));
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = asked;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked - before).toBe(20);
});

test('a style sheet that did not arrive is asked for again with the code', async () => {
  vi.useFakeTimers();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/part.css';
  document.head.append(sheet);
  const part = untilLoaded(() =>
    sheet.isConnected ? Promise.reject(new Error('no sheet')) : Promise.resolve('part'),
  );
  sheet.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
  const again = document.head.querySelector<HTMLLinkElement>('link[href$="part.css"]');
  expect(again).not.toBe(sheet);
  again?.dispatchEvent(new Event('load'));
  await expect(part).resolves.toBe('part');
});
