import type { Language } from '@app/contract/base/messages.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { ChartElement } from '@app/deck/element.ts';
import { ChartView } from '@app/slide-view/kinds/chart/chart-view.tsx';
import { memo } from 'react';
import { chartWords } from './chart-words.ts';

/** A chart of a slide. */
export const Chart = memo(function Chart(props: { element: Drawn<ChartElement>; language: Language }) {
  const { element, language } = props;
  return <ChartView chart={element} label={chartWords(element, language)} />;
});
