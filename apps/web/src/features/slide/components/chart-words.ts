import { fill, type Language } from '@app/contract/base/messages.ts';
import type { ChartElement } from '@app/deck/element.ts';
import { formatNumber } from '@app/slide-view/kinds/chart/number-format.ts';
import { slideTexts as texts } from './messages.ts';

// As much as somebody listens to.
const mostSeries = 4;
const mostValues = 12;

type Told = Pick<ChartElement, 'chart' | 'title' | 'categories' | 'series' | 'numberFormat' | 'alt'>;

/** What a screen reader says of a chart: what its author wrote, or its numbers. */
export function chartWords(chart: Told, language: Language): string {
  if (chart.alt) return chart.alt;
  const kind = fill(texts[chart.chart], language);
  const head = chart.title
    ? fill(texts.titled, language, { kind, title: chart.title })
    : fill(texts.untitled, language, { kind });
  const [between, after] = language === 'zh-CN' ? ['，', ''] : [', ', ' '];
  const lines = chart.series.slice(0, mostSeries).flatMap(({ name, values }) => {
    const told = values.flatMap((value, at) =>
      value === null ? [] : [`${chart.categories[at] ?? at + 1} ${formatNumber(value, chart.numberFormat)}`],
    );
    if (told.length === 0) return [];
    const rest = told.length > mostValues ? fill(texts.more, language, { count: told.length }) : '';
    const said = told.slice(0, mostValues).join(between) + rest;
    return [name === '' ? said : fill(texts.series, language, { name, values: said })];
  });
  const words = lines.length > 0 ? lines : [fill(texts.noNumbers, language)];
  return [head, ...words].join(after);
}
