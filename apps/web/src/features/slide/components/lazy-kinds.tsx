import type { Language } from '@app/contract/base/messages.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { ChartElement, LatexElement, lostKinds } from '@app/deck/element.ts';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { LostWords as LostWordsView } from './lost-words.tsx';

type Shown<E> = { element: E; language: Language };

/** Most slides have neither charts nor formulas, and miss nothing: what draws them is fetched where there is one. A fetch that fails leaves the place empty. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

const Chart = late<Shown<Drawn<ChartElement>>>(async () => (await import('./chart.tsx')).Chart);
const Formula = late<Shown<Drawn<LatexElement>>>(async () => (await import('./formula.tsx')).FormulaElement);

const LostWords = late<ComponentProps<typeof LostWordsView>>(
  async () => (await import('./lost-words.tsx')).LostWords,
);

/** Says in its frame what is missing there. */
export const lostSlot = (what: (typeof lostKinds)[number], language: Language): ReactNode => (
  <Suspense fallback={null}>
    <LostWords what={what} language={language} />
  </Suspense>
);

/** Draws a chart in its box. */
export const chartSlot = (element: Drawn<ChartElement>, language: Language): ReactNode => (
  <Suspense fallback={null}>
    <Chart element={element} language={language} />
  </Suspense>
);

/** Draws a formula in its box. */
export const formulaSlot = (element: Drawn<LatexElement>, language: Language): ReactNode => (
  <Suspense fallback={null}>
    <Formula element={element} language={language} />
  </Suspense>
);
