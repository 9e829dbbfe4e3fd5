import { type Axes, axesOf, AxesView } from './axes.tsx';
import { type Chart, colorAt, lengthOf, mostLabels, n, type PlotProps, valueAt } from './chart.ts';
import { discs, type Point, wayThrough } from './curve.ts';
import { formatNumber } from './number-format.ts';
import { isStacked } from './scale.ts';

type Mark = Point & { value: number; base: number };

/** The points of each series in stretches: a number that is missing breaks its line. */
function stretchesOf(chart: Chart, { value, category }: Axes): Mark[][][] {
  const stacked = isStacked(chart);
  const sums = new Map<number, number>();
  return chart.series.map((_, which) => {
    const stretches: Mark[][] = [[]];
    for (let at = 0; at < lengthOf(chart); at += 1) {
      const found = valueAt(chart, which, at) ?? (stacked ? 0 : undefined);
      if (found === undefined) stretches.push([]);
      else {
        const base = stacked ? (sums.get(at) ?? 0) : 0;
        sums.set(at, base + found);
        stretches.at(-1)?.push({ x: category(at), y: value(base + found), base: value(base), value: found });
      }
    }
    return stretches.filter(({ length }) => length > 0);
  });
}

const begin = ({ x, y }: Point) => `M${n(x)} ${n(y)}`;

/** The area between a line and what it stands on. */
function areaOf(marks: readonly Mark[], isSmooth: boolean): string {
  const floor = marks.map(({ x, base }) => ({ x, y: base })).toReversed();
  const [first, [last]] = [marks[0], floor];
  if (!first || !last) return '';
  return `${begin(first)}${wayThrough(marks, isSmooth)}L${n(last.x)} ${n(last.y)}${wayThrough(floor, isSmooth)}z`;
}

const mostDots = 40;

/** Lines, areas, or points that lie by themselves. */
export function Lines({ chart, room, size }: PlotProps) {
  const axes = axesOf(chart, room, size);
  const all = stretchesOf(chart, axes);
  const isSmooth = chart.smooth === true;
  const [isScatter, isArea] = [chart.chart === 'scatter', chart.chart === 'area'];
  const hasRoom = isScatter || (!isArea && lengthOf(chart) <= mostDots);
  return (
    <>
      <AxesView chart={chart} axes={axes} room={room} size={size} />
      {all.map((stretches, which) => {
        const color = colorAt(chart, which);
        const { width, dash, plain } = chart.series[which] ?? {};
        const line = width ?? (isScatter ? 0 : size * 0.18);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={which}>
            {isArea ? (
              <path
                d={stretches.map((marks) => areaOf(marks, isSmooth)).join('')}
                fill={color}
                fillOpacity={isStacked(chart) ? 0.75 : 0.35}
              />
            ) : null}
            {line === 0 ? null : (
              <path
                d={stretches
                  .map((marks) => (marks[0] ? begin(marks[0]) : '') + wayThrough(marks, isSmooth))
                  .join('')}
                fill="none"
                stroke={color}
                strokeWidth={line}
                strokeDasharray={dash?.map((each) => each * line).join(' ')}
                strokeLinejoin="round"
                strokeLinecap={dash ? 'butt' : 'round'}
              />
            )}
            {hasRoom && !plain ? (
              <path
                d={discs(stretches.flat(), size * (isScatter ? 0.34 : 0.26))}
                fill={color}
                fillOpacity={isScatter ? 0.8 : 1}
              />
            ) : null}
          </g>
        );
      })}
      {chart.labels && all.flat(2).length <= mostLabels
        ? all.flat(2).map(({ x, y, value }) => (
            <text
              key={`${x} ${y}`}
              x={n(x)}
              y={n(y - size * 0.8)}
              fontSize={size * 0.9}
              fill={chart.color}
              textAnchor="middle"
            >
              {formatNumber(value, chart.numberFormat)}
            </text>
          ))
        : null}
    </>
  );
}
