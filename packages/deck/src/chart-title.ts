import type { ChartElement } from './element.ts';

/** What other programs write above a chart of several series that has a place for a title, and no words in it. */
const automatic = { zh: '图表标题', en: 'Chart Title' };

/** See `automatic`, in the language of the chart. */
export const automaticTitle = ({
  categories,
  series,
}: Pick<ChartElement, 'categories' | 'series'>): string =>
  [...categories, ...series.map(({ name }) => name)].some((words) => /\p{Script=Han}/u.test(words))
    ? automatic.zh
    : automatic.en;

/** Whether somebody has named the chart: nobody says the words that stand where a name is missing. */
export const isNamed = (title: string | undefined): title is string =>
  title !== undefined && title !== '' && !Object.values(automatic).includes(title);
