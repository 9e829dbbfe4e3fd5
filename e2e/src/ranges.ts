import type { Route } from '@playwright/test';

/** Answers with a piece of a film or a sound: what does not come in ranges cannot be taken up in its middle. */
export function fulfillRange(route: Route, contentType: string, bytes: Buffer): Promise<void> {
  const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
  const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
  return route.fulfill({
    status: 206,
    contentType,
    headers: { 'accept-ranges': 'bytes', 'content-range': range },
    body: bytes.subarray(from),
  });
}
