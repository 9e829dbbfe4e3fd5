import type { Language } from '@app/contract/base/messages.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import { chartSlot, formulaSlot, lostSlot } from './components/lazy-kinds.tsx';

type SlideSlots = Required<Pick<Slots, 'lost' | 'chart' | 'latex'>>;

/** What every slide of this product shows beside what needs nothing: charts, formulas, and words for what an import could not keep. */
export const slideSlots = (language: Language): SlideSlots => ({
  lost: (what) => lostSlot(what, language),
  chart: (element) => chartSlot(element, language),
  latex: (element) => formulaSlot(element, language),
});

/** Whether a formula can be shown. */
export const isFormula = async (source: string): Promise<boolean> =>
  (await import('./components/formula.tsx')).formulaNodes(source) !== undefined;
