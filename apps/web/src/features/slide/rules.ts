import { fill, type Language } from '@app/contract/base/messages.ts';
import { documentMessages } from '@app/contract/document/messages.ts';
import { lostThings } from '@app/contract/document/states/lost.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import { chartSlot, formulaSlot } from './components/lazy-kinds.tsx';

type SlideSlots = Required<Pick<Slots, 'lost' | 'chart' | 'latex'>>;

/** What every slide of this product shows beside what needs nothing: charts, formulas, and words for what an import could not keep. */
export const slideSlots = (language: Language): SlideSlots => ({
  lost: (what) => fill(documentMessages.lostHere, language, { what: fill(lostThings[what], language) }),
  chart: (element) => chartSlot(element, language),
  latex: (element) => formulaSlot(element, language),
});

/** Whether a formula can be shown. */
export const isFormula = async (source: string): Promise<boolean> =>
  (await import('./components/formula.tsx')).formulaNodes(source) !== undefined;
