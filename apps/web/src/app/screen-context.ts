import { createContext, use } from 'react';
import type { Screen } from './routes.ts';

/** The row of the screen table that is being shown. */
export const ScreenContext = createContext<Screen | undefined>(undefined);

export function useScreenRow(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error('useScreenRow is for screens of the router');
  return screen;
}
