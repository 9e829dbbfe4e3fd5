/** Work that must be safe before the page goes; each saver keeps what was typed. */
const savers = new Set<() => Promise<void> | void>();

/** Registers what saves the unsaved; returns how to stop. */
export function onBeforeRestriction(save: () => Promise<void> | void): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/**
 * Whether a key press asks for the developer tools (spec section 2): F12, Ctrl+Shift+I/J/C, Ctrl+U, and their like on
 * a Mac. By `code`, so that keyboard layouts and input methods do not matter.
 */
export function isToolsKey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, shiftKey, metaKey, altKey } = event;
  if (code === 'F12') return true;
  const isTool = code === 'KeyI' || code === 'KeyJ' || code === 'KeyC';
  if (ctrlKey && shiftKey && !altKey && isTool) return true;
  if (metaKey && altKey && (isTool || code === 'KeyU')) return true;
  // In a rich-text box Ctrl+U underlines.
  return ctrlKey && !shiftKey && !altKey && code === 'KeyU' && !isRichText(event.target);
}

const isRichText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable;

/** Watches for the keys; `restrict` replaces the page once everything typed is saved. */
export function guardDevice(restrict: () => void): () => void {
  const end = new AbortController();
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isToolsKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // A saver that fails or hangs must not keep the page open.
      const saved = Promise.allSettled([...savers].map(async (save) => save()));
      void Promise.race([saved, new Promise((resolve) => setTimeout(resolve, 1000))]).then(restrict);
    },
    { capture: true, signal: end.signal },
  );
  return () => end.abort();
}
