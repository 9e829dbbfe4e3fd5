import { useEffect, useState } from 'react';

/** Turns true when something has lasted for a while: what is quick shows no sign of waiting. */
export function useDelay(lasts: boolean, ms = 200): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!lasts) return undefined;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [lasts, ms]);
  return lasts && isOver;
}
