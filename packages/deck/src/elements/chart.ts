import type { ChartElement } from '../element.ts';
import { type ElementDef, noAddresses } from './define.ts';

/** Charts. */
export const chartDef: ElementDef<ChartElement> = {
  defaultSize: { width: 480, height: 300 },
  textOf: ({ title }) => title ?? '',
  mapAddresses: noAddresses,
};
