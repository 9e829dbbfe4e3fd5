import type { ReactNode } from 'react';
import { type Chart, lengthOf, n, type Room } from './chart.ts';
import { formatNumber } from './number-format.ts';
import { acrossOf, secondTicks, valueTicks } from './scale.ts';
import { niceTicks, type Ticks } from './ticks.ts';
import { shortened, widthOf } from './words.ts';

/** Where numbers and categories lie in the plot. `value` and `category` give the place along their own axis. */
export type Axes = {
  plot: Room;
  /** The values run from left to right. */
  isLying: boolean;
  ticks: Ticks;
  value: (value: number) => number;
  /** The axis on the right, and the place along it. */
  second: Ticks | undefined;
  onSecond: (value: number) => number;
  /** The middle of a category, and the room that each has. */
  category: (at: number) => number;
  band: number;
  /** What lies across of a scatter chart, in numbers. */
  across: Ticks | undefined;
};

const gap = 0.5;
const line = 1.4;

/** The plot and its scales in the room that there is. */
export function axesOf(chart: Chart, room: Room, size: number): Axes {
  const isLying = chart.chart === 'bar';
  const { category: categoryTitle, value: valueTitle } = chart.axisTitles ?? {};
  const [below, beside] = isLying ? [valueTitle, categoryTitle] : [categoryTitle, valueTitle];
  const length = isLying ? room.width : room.height;
  const most = Math.max(2, Math.min(8, Math.floor(length / (size * (isLying ? 5 : 2.6)))));
  const ticks = valueTicks(chart, most);
  const second = secondTicks(chart, most);
  const right = second
    ? Math.max(0, ...second.values.map((value) => widthOf(formatNumber(value), size))) + size * gap
    : 0;
  const names = isLying
    ? chart.categories
    : ticks.values.map((value) => formatNumber(value, chart.numberFormat));
  const widest = Math.min(room.width * 0.35, Math.max(0, ...names.map((name) => widthOf(name, size))));
  const left = widest + size * gap + (beside ? size * line : 0);
  const bottom = size * (line + gap * 0.5) + (below ? size * line : 0);
  const plot = {
    left: room.left + left,
    top: room.top + size * gap,
    width: Math.max(1, room.width - left - right - size * gap),
    height: Math.max(1, room.height - bottom - size * gap),
  };
  const across = chart.chart === 'scatter' ? acrossTicks(chart, plot, size) : undefined;
  const share = (value: number, { min, max }: Ticks) => (value - min) / (max - min || 1);
  const count = Math.max(1, lengthOf(chart));
  const band = (isLying ? plot.height : plot.width) / count;
  const upwards = (value: number, ticksOf: Ticks) =>
    plot.top + plot.height - share(value, ticksOf) * plot.height;
  return {
    plot,
    isLying,
    ticks,
    across,
    band,
    value: (value) => (isLying ? plot.left + share(value, ticks) * plot.width : upwards(value, ticks)),
    second,
    onSecond: (value) => upwards(value, second ?? ticks),
    category: (at) =>
      across
        ? plot.left + share(acrossOf(chart)[at] ?? 0, across) * plot.width
        : (isLying ? plot.top : plot.left) + (at + 0.5) * band,
  };
}

function acrossTicks(chart: Chart, plot: Room, size: number): Ticks {
  const numbers = acrossOf(chart);
  const [min, max] = [Math.min(...numbers, Number.MAX_VALUE), Math.max(...numbers, -Number.MAX_VALUE)];
  return min > max
    ? niceTicks(0, 1, 2)
    : niceTicks(min, max, Math.max(2, Math.floor(plot.width / (size * 5))));
}

const Word = (props: { x: number; y: number; anchor?: 'start' | 'middle' | 'end'; children: ReactNode }) => (
  <text x={n(props.x)} y={n(props.y)} textAnchor={props.anchor ?? 'middle'} dominantBaseline="central">
    {props.children}
  </text>
);

/** Lines at every step, numbers and names beside them, and what the axes are called. */
export function AxesView({
  chart,
  axes,
  room,
  size,
}: {
  chart: Chart;
  axes: Axes;
  room: Room;
  size: number;
}) {
  const { plot, isLying, ticks, value, across, second, onSecond } = axes;
  const below = plot.top + plot.height + size * (gap * 0.5 + line / 2);
  const beside = plot.left - size * gap;
  const grid = ticks.values
    .map((tick) =>
      isLying
        ? `M${n(value(tick))} ${n(plot.top)}v${n(plot.height)}`
        : `M${n(plot.left)} ${n(value(tick))}h${n(plot.width)}`,
    )
    .join('');
  const zero = Math.max(ticks.min, Math.min(ticks.max, 0));
  const ground = isLying
    ? `M${n(value(zero))} ${n(plot.top)}v${n(plot.height)}`
    : `M${n(plot.left)} ${n(value(zero))}h${n(plot.width)}`;
  return (
    <g fill={chart.color}>
      <path d={grid} stroke={chart.color} strokeOpacity={0.15} />
      <path d={ground} stroke={chart.color} strokeOpacity={0.6} />
      <g fillOpacity={0.8}>
        {ticks.values.map((tick) => {
          const text = formatNumber(tick, chart.numberFormat);
          return isLying ? (
            <Word key={tick} x={value(tick)} y={below}>
              {text}
            </Word>
          ) : (
            <Word key={tick} x={beside} y={value(tick)} anchor="end">
              {text}
            </Word>
          );
        })}
        {second?.values.map((tick) => (
          <Word key={tick} x={plot.left + plot.width + size * gap} y={onSecond(tick)} anchor="start">
            {formatNumber(tick)}
          </Word>
        ))}
        {across?.values.map((tick) => (
          <Word
            key={tick}
            x={plot.left + ((tick - across.min) / (across.max - across.min || 1)) * plot.width}
            y={below}
          >
            {formatNumber(tick)}
          </Word>
        ))}
        {across ? null : <Names chart={chart} axes={axes} size={size} />}
      </g>
      <Titles chart={chart} axes={axes} room={room} size={size} />
    </g>
  );
}

/** The categories; where there is not room for all, every second, third … of them. */
function Names({ chart, axes, size }: { chart: Chart; axes: Axes; size: number }) {
  const { plot, isLying, band, category } = axes;
  const widest = Math.max(0, ...chart.categories.map((name) => widthOf(name, size)));
  const room = isLying ? plot.left : Math.max(band - size * gap, size * 5);
  const needed = isLying ? size * 1.2 : Math.min(widest, room) + size * gap;
  const every = Math.max(1, Math.ceil(needed / band));
  return chart.categories.map((name, at) => {
    if (at % every > 0) return null;
    const text = shortened(name, size, isLying ? Math.max(size * 2, plot.left - size * gap) : room);
    return isLying ? (
      // oxlint-disable-next-line react/no-array-index-key
      <Word key={at} x={plot.left - size * gap} y={category(at)} anchor="end">
        {text}
      </Word>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Word key={at} x={category(at)} y={plot.top + plot.height + size * (gap * 0.5 + line / 2)}>
        {text}
      </Word>
    );
  });
}

function Titles({ chart, axes, room, size }: { chart: Chart; axes: Axes; room: Room; size: number }) {
  const { plot, isLying } = axes;
  const { category, value } = chart.axisTitles ?? {};
  const [below, beside] = isLying ? [value, category] : [category, value];
  const [x, y] = [room.left + size * 0.6, plot.top + plot.height / 2];
  return (
    <>
      {below ? (
        <Word x={plot.left + plot.width / 2} y={room.top + room.height - size * 0.7}>
          {shortened(below, size, plot.width)}
        </Word>
      ) : null}
      {beside ? (
        <g transform={`rotate(-90 ${n(x)} ${n(y)})`}>
          <Word x={x} y={y}>
            {shortened(beside, size, plot.height)}
          </Word>
        </g>
      ) : null}
    </>
  );
}
