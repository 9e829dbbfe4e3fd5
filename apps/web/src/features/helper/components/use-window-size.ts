import { useEffect, useState } from 'react';
import type { Size } from '../rules.ts';
import { onNextFrame } from './frames.ts';

const read = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** The size of the window, also while it changes. */
export function useWindowSize(): Size {
  const [size, setSize] = useState(read);
  useEffect(() => onNextFrame(['resize'], () => setSize(read())), []);
  return size;
}
