/** Does some work when the page has nothing better to do, after `latestMs` at the latest; the answer calls it off. */
export function whenIdle(work: () => void, latestMs: number): () => void {
  // Safari has no idle times.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, Math.min(latestMs, 1000));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
