import type { ChartElement } from '../../element.ts';
import type { Command } from '../command.ts';
import { elementPlace, set } from '../place.ts';
import type { ChartData } from './sheet.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What gives a chart other numbers: the series that changed alone, where there are as many as before. */
export function chartDataCommands(
  slideId: string,
  { id, categories, series }: ChartElement,
  after: ChartData,
): Command[] {
  const place = elementPlace(slideId, id);
  const names = isSame(categories, after.categories) ? [] : [set(place.to('categories'), after.categories)];
  if (series.length !== after.series.length) return [...names, set(place.to('series'), after.series)];
  const changed = after.series.flatMap((each, at) =>
    isSame(each, series[at]) ? [] : [set(place.to('series').item(at), each)],
  );
  return [...names, ...changed];
}
