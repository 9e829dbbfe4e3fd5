import { type Axes, axesOf, AxesView } from './axes.tsx';
import { type Chart, colorAt, inkOn, lengthOf, mostLabels, n, type PlotProps, valueAt } from './chart.ts';
import { discs, wayThrough } from './curve.ts';
import { formatNumber } from './number-format.ts';
import { isLine, isOnSecond, isStacked } from './scale.ts';

type Bar = { at: number; value: number; from: number; to: number; start: number; thickness: number };

/** Where each bar begins and ends, series by series. */
function barsOf(chart: Chart, { value, category, band }: Axes): Bar[][] {
  const stacked = isStacked(chart);
  const columns = chart.series.flatMap((_, which) => (isLine(chart, which) ? [] : [which]));
  const abreast = stacked ? 1 : Math.max(1, columns.length);
  const usual = stacked ? 0.6 : 0.72;
  // Each column after the first adds as much as the one before does not cover of it.
  const step = 1 - (stacked ? 0 : (chart.overlap ?? 0));
  const wide = 1 + (abreast - 1) * step;
  const all = band * (chart.gap === undefined ? usual : wide / (wide + chart.gap));
  const thickness = all / wide;
  const sums = { above: new Map<number, number>(), below: new Map<number, number>() };
  return chart.series.map((_, which) =>
    Array.from({ length: lengthOf(chart) }, (_each, at) => at).flatMap((at) => {
      const found = valueAt(chart, which, at);
      if (found === undefined || isLine(chart, which)) return [];
      const side = found < 0 ? sums.below : sums.above;
      const base = stacked ? (side.get(at) ?? 0) : 0;
      side.set(at, base + found);
      const start = category(at) - all / 2 + (stacked ? 0 : columns.indexOf(which) * thickness * step);
      return [{ at, value: found, from: value(base), to: value(base + found), start, thickness }];
    }),
  );
}

const colorOf = (chart: Chart, which: number, at: number): string =>
  chart.series[which]?.points?.find((point) => point.at === at)?.color ?? colorAt(chart, which);

/** The bars of a series by their colours: few have one of their own. */
function inColors(chart: Chart, which: number, bars: readonly Bar[]): [string, Bar[]][] {
  const groups = new Map<string, Bar[]>();
  for (const bar of bars) {
    const color = colorOf(chart, which, bar.at);
    const alike = groups.get(color);
    if (alike) alike.push(bar);
    else groups.set(color, [bar]);
  }
  return [...groups];
}

/** Columns, or bars that lie: one path for each series, however many there are. */
export function Bars({ chart, room, size }: PlotProps) {
  const axes = axesOf(chart, room, size);
  const bars = barsOf(chart, axes);
  const pathOf = (list: Bar[]) =>
    list
      .map(({ from, to, start, thickness }) => {
        const [near, far] = [Math.min(from, to), Math.abs(to - from)];
        return axes.isLying
          ? `M${n(near)} ${n(start)}h${n(far)}v${n(thickness)}h${n(-far)}z`
          : `M${n(start)} ${n(near)}h${n(thickness)}v${n(far)}h${n(-thickness)}z`;
      })
      .join('');
  return (
    <>
      <AxesView chart={chart} axes={axes} room={room} size={size} />
      {bars.map((list, which) => (
        // oxlint-disable-next-line react/no-array-index-key
        <g key={which}>
          {inColors(chart, which, list).map(([color, alike]) => (
            <path key={color} d={pathOf(alike)} fill={color} />
          ))}
        </g>
      ))}
      <LinesAmong chart={chart} axes={axes} size={size} />
      {chart.labels && bars.flat().length <= mostLabels ? (
        <Labels chart={chart} axes={axes} bars={bars} size={size} />
      ) : null}
    </>
  );
}

/** The series that are lines among the columns. */
function LinesAmong({ chart, axes, size }: { chart: Chart; axes: Axes; size: number }) {
  return chart.series.map(({ name, width = size * 0.18, dash, plain }, which) => {
    if (!isLine(chart, which)) return null;
    const onAxis = isOnSecond(chart, which) ? axes.onSecond : axes.value;
    const points = Array.from({ length: lengthOf(chart) }, (_, at) => at).flatMap((at) => {
      const found = valueAt(chart, which, at);
      return found === undefined ? [] : [{ x: axes.category(at), y: onAxis(found) }];
    });
    const [first] = points;
    if (!first) return null;
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <g key={`${which} ${name}`}>
        <path
          d={`M${n(first.x)} ${n(first.y)}${wayThrough(points, chart.smooth === true)}`}
          fill="none"
          stroke={colorAt(chart, which)}
          strokeWidth={width}
          strokeDasharray={dash?.map((each) => each * width).join(' ')}
          strokeLinejoin="round"
        />
        {plain ? null : <path d={discs(points, size * 0.26)} fill={colorAt(chart, which)} />}
      </g>
    );
  });
}

function Labels({ chart, axes, bars, size }: { chart: Chart; axes: Axes; bars: Bar[][]; size: number }) {
  const small = size * 0.9;
  const stacked = isStacked(chart);
  return bars.map((list, which) =>
    list.map(({ at, value, from, to, start, thickness }) => {
      const away = stacked ? 0 : small * 0.7 * (value < 0 ? -1 : 1);
      const end = stacked ? (from + to) / 2 : to;
      const [x, y] = axes.isLying
        ? [end + away * 0.5, start + thickness / 2]
        : [start + thickness / 2, end - away];
      const side = !axes.isLying || stacked ? 'middle' : value < 0 ? 'end' : 'start';
      return (
        <text
          key={`${which} ${at}`}
          x={n(x)}
          y={n(y)}
          fontSize={small}
          fill={stacked ? inkOn(colorOf(chart, which, at)) : chart.color}
          textAnchor={side}
          dominantBaseline="central"
        >
          {formatNumber(value, chart.numberFormat)}
        </text>
      );
    }),
  );
}
