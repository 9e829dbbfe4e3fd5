import type { ChartSeries } from '../../../element.ts';
import { child, childrenOf, numberAt, type XmlNode } from '../../package/nodes.ts';
import type { Context } from '../context.ts';
import { isOn } from './chart-data.ts';
import { paintOf } from './chart-look.ts';
import { accent } from './chart-theme.ts';

type Points = NonNullable<ChartSeries['points']>;

/** More of them than a series has places are none. */
const isPlace = (at: number | undefined, length: number): at is number =>
  at !== undefined && Number.isInteger(at) && at >= 0 && at < length;

/** Columns and bars with a colour of their own: those that were painted by themselves, and all where each has another one. */
export function pointsOf(
  series: XmlNode,
  { isAlone, isVaried, length }: { isAlone: boolean; isVaried: boolean; length: number },
  context: Context,
): Points {
  const named = new Map(
    childrenOf(series, 'c:dPt').flatMap((point): [number, Points[number]['color']][] => {
      const at = numberAt(child(point, 'c:idx'), 'val');
      const color = paintOf(child(point, 'c:spPr'), false, context);
      return color !== undefined && isPlace(at, length) ? [[at, color]] : [];
    }),
  );
  const isPainted = child(series, 'c:spPr') !== undefined;
  if (isAlone && isVaried && !isPainted)
    for (let at = 0; at < length; at += 1) if (!named.has(at)) named.set(at, accent(at));
  return [...named].map(([at, color]) => ({ at, color }));
}

/** Whether each column of a plot has another colour. */
export const isVaried = (plot: XmlNode): boolean => isOn(plot, 'c:varyColors');
