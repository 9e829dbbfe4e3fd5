import { useEffect, useState } from 'react';
import { FindPanel } from './find-panel.tsx';

/** Opens on Ctrl+F, with Shift to replace; on a Mac with Cmd. */
export function Find() {
  const [open, setOpen] = useState<'find' | 'replace'>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229 || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      setOpen(event.shiftKey ? 'replace' : 'find');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return open ? <FindPanel replaces={open === 'replace'} onClose={() => setOpen(undefined)} /> : null;
}
