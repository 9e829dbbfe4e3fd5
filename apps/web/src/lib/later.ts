import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { askServer, useServer } from './server-settings.ts';

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

// A style sheet that did not arrive is never asked for again by the code that wanted it.
const lostSheets = new Set<HTMLLinkElement>();
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostSheets.add(target);
  },
  { capture: true },
);

function loadSheetAgain(lost: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = lost.href;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(lost.href)));
    lost.replaceWith(again);
    lostSheets.delete(lost);
  });
}

/** A server that answers without the code has moved on to a newer one: only a page that is loaded anew works with it. */
async function noticeGone(): Promise<void> {
  await askServer();
  const { away, settings, newer } = useServer.getState();
  // It may have said which version it has now.
  if (!away && settings) useServer.setState({ newer: newer ?? settings.version });
}

/** Asks until the code is there, less and less often. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, longestWaitMs)) {
    try {
      await Promise.all([...lostSheets].map(loadSheetAgain));
      return await load();
    } catch {
      if (wait > firstWaitMs) void noticeGone();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/**
 * A part of a screen whose code comes when it is needed. A server that is away for a moment must not take the screen
 * along, so the part comes when the server is back.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
