import type { LatexElement } from '../element.ts';
import { type ElementDef, noAddresses, noText } from './define.ts';

/** Formulas. */
export const latexDef: ElementDef<LatexElement> = {
  defaultSize: { width: 300, height: 80 },
  textOf: noText,
  mapAddresses: noAddresses,
};
