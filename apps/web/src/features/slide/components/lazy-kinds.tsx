import type { Language } from '@app/contract/base/messages.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { ChartElement, LatexElement } from '@app/deck/element.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Shown<E> = { element: E; language: Language };

/** Most slides have neither charts nor formulas: what draws them is fetched where there is one. A fetch that fails leaves the place empty. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

const Chart = late<Shown<Drawn<ChartElement>>>(async () => (await import('./chart.tsx')).Chart);
const Formula = late<Shown<Drawn<LatexElement>>>(async () => (await import('./formula.tsx')).FormulaElement);

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
