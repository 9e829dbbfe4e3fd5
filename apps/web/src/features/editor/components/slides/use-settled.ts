import { startTransition, useEffect, useState } from 'react';

/** So long nothing changes before it is drawn anew: between two keys of who writes there is no time for it. */
const pauseMs = 150;

/** A value once it stays, for what may be drawn a moment later. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
