import { useEffect, useRef } from 'react';

/** Runs something on a key, wherever nothing is being typed and no dialog is open. */
export function useKey(key: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isBusy =
        (target instanceof HTMLElement &&
          target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null) ||
        document.querySelector('[aria-modal="true"]') !== null;
      if (
        event.key.toLowerCase() !== key.toLowerCase() ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isBusy
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [key]);
}
