import { type RefObject, useEffect, useState } from 'react';

/** When what covered the page is gone, what had the focus before has it again. */
export function useReturnedFocus(cover: RefObject<HTMLElement | null>): void {
  // Read before a field of the cover takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const own = cover.current;
    return () => {
      const now = document.activeElement;
      // What closed it may have led somewhere else already, and the focus stays there.
      if (now !== null && now !== document.body && !own?.contains(now)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [cover, before]);
}
