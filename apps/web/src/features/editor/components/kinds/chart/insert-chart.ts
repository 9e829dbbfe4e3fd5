import { middleBox } from '@app/deck/commands/make-element.ts';
import type { ChartElement } from '@app/deck/element.ts';
import { elementDefs } from '@app/deck/elements/registry.ts';
import { newId } from '../../../../../lib/new-id.ts';
import { say } from '../../../../../lib/texts.ts';
import type { InsertAt } from '../insert-at.ts';
import { chartTexts as texts } from './messages.ts';

/** Numbers that show what this kind of chart is good for, in the language of who makes it. */
export function sampleChart(
  kind: ChartElement['chart'],
): Pick<ChartElement, 'categories' | 'series' | 'title'> {
  if (kind === 'scatter')
    return {
      title: say(texts.sampleTitle),
      categories: ['1', '2', '3', '4', '5', '6'],
      series: [{ name: say(texts.sampleFirst), values: [2.1, 3.4, 3.9, 5.2, 5.8, 7.1] }],
    };
  const categories = [texts.sampleQ1, texts.sampleQ2, texts.sampleQ3, texts.sampleQ4].map((text) =>
    say(text),
  );
  const first = { name: say(texts.sampleFirst), values: [32, 41, 38, 54] };
  const second = { name: say(texts.sampleSecond), values: [24, 29, 35, 40] };
  const isOne = kind === 'pie' || kind === 'ring';
  return { title: say(texts.sampleTitle), categories, series: isOne ? [first] : [first, second] };
}

/** Puts a chart with sample numbers on the slide. */
export const insertChart = ({ insert, viewport }: InsertAt, kind: ChartElement['chart'] = 'column'): void =>
  void insert([
    {
      id: newId(),
      type: 'chart',
      ...middleBox(elementDefs.chart.defaultSize, viewport),
      rotate: 0,
      chart: kind,
      ...sampleChart(kind),
    },
  ]);
