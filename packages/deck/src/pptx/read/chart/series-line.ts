import type { ChartSeries } from '../../../element.ts';
import { coursewareLimits } from '../../../limits.ts';
import { child, childAt, numberAt, type XmlNode } from '../../package/nodes.ts';
import { type Context, toUnits } from '../context.ts';
import { isUsual } from '../own-marks.ts';
import { dashOf, readStroke } from '../stroke.ts';
import { isOn, valueOf } from './chart-data.ts';

const usualWidth = 28_575;
const within = (width: number): number => Math.max(0, Math.min(coursewareLimits.chart.lineWidth, width));

/** How the line of a series is drawn, and whether its numbers have dots: a plot says it for all that say nothing. */
export function seriesLine(
  series: XmlNode,
  plot: XmlNode,
  space: XmlNode,
  context: Context,
): Pick<ChartSeries, 'width' | 'dash' | 'plain'> {
  const isScatter = plot.name === 'c:scatterChart';
  if (!isScatter && plot.name !== 'c:lineChart') return {};
  const marker = child(series, 'c:marker');
  const isPlain = marker ? valueOf(marker, 'c:symbol') === 'none' : !isScatter && !isOn(plot, 'c:marker');
  const line = childAt(series, 'c:spPr', 'a:ln');
  const stroke = readStroke([{ line, reference: undefined }], context);
  const dash = line && dashOf([{ node: line }]);
  const said = numberAt(line, 'w');
  const width = stroke?.width ?? (said === undefined ? undefined : toUnits(context, said));
  // The points of a cloud are joined by a line, unless somebody took it away.
  const isJoined = isScatter && width !== 0 && valueOf(plot, 'c:scatterStyle') !== 'marker';
  const own = isScatter
    ? isJoined
      ? (width ?? toUnits(context, usualWidth))
      : undefined
    : isUsual(space, 'lines') && width !== 0
      ? undefined
      : width;
  return {
    ...(own !== undefined && { width: within(own) }),
    ...(dash && own !== 0 && { dash }),
    ...(isPlain && { plain: true }),
  };
}
