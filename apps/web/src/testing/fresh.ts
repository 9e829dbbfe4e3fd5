// Test files share a worker, because a process and a page of its own for each would take longer than its tests. Each
// file still gets our modules new, and the page as empty as the first file found it.
import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { attributes } of [document.documentElement, document.body])
    for (const { name } of [...attributes]) attributes.removeNamedItem(name);
});
