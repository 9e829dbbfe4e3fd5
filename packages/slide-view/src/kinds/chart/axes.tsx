import type { ReactNode } from 'react';
import { type Chart, lengthOf, n, type Room } from './chart.ts';
import { formatNumber } from './number-format.ts';
import { acrossOf, secondTicks, valueTicks } from './scale.ts';
import { layNames, type Names as NamesBelow } from './names.ts';
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
  /** The names below standing columns. */
  names: NamesBelow | undefined;
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
  const isShown = (axis: 'category' | 'value') => !chart.hiddenAxes?.includes(axis);
  const beyond = isShown(isLying ? 'category' : 'value');
  const beneath = isShown(isLying ? 'value' : 'category');
  const words = isLying
    ? chart.categories
    : ticks.values.map((value) => formatNumber(value, chart.numberFormat));
  const widest = beyond
    ? Math.min(room.width * 0.35, Math.max(0, ...words.map((name) => widthOf(name, size))))
    : 0;
  const left = widest + size * gap + (beside ? size * line : 0);
  const across = chart.chart === 'scatter' ? acrossTicks(chart, room.width - left - right, size) : undefined;
  const count = Math.max(1, lengthOf(chart));
  const wide = Math.max(1, room.width - left - right - size * gap);
  const names =
    isLying || across || !beneath
      ? undefined
      : layNames(chart, { size, band: wide / count, most: room.height * 0.5 });
  const height = names?.height ?? (beneath ? size * line : 0);
  const bottom = height + size * gap * 0.5 + (below ? size * line : 0);
  const plot = {
    left: room.left + left,
    top: room.top + size * gap,
    width: wide,
    height: Math.max(1, room.height - bottom - size * gap),
  };
  // What lies beyond an axis that was told where to end is cut off there.
  const share = (value: number, { min, max }: Ticks) =>
    (Math.min(max, Math.max(min, value)) - min) / (max - min || 1);
  const band = (isLying ? plot.height : plot.width) / count;
  const upwards = (value: number, ticksOf: Ticks) =>
    plot.top + plot.height - share(value, ticksOf) * plot.height;
  return {
    plot,
    isLying,
    ticks,
    across,
    band,
    names,
    value: (value) => (isLying ? plot.left + share(value, ticks) * plot.width : upwards(value, ticks)),
    second,
    onSecond: (value) => upwards(value, second ?? ticks),
    category: (at) =>
      across
        ? plot.left + share(acrossOf(chart)[at] ?? 0, across) * plot.width
        : (isLying ? plot.top : plot.left) + (at + 0.5) * band,
  };
}

function acrossTicks(chart: Chart, width: number, size: number): Ticks {
  const numbers = acrossOf(chart);
  const [min, max] = [Math.min(...numbers, Number.MAX_VALUE), Math.max(...numbers, -Number.MAX_VALUE)];
  return min > max ? niceTicks(0, 1, 2) : niceTicks(min, max, Math.max(2, Math.floor(width / (size * 5))));
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
  const { min: from, max: to } = across ?? { min: 0, max: 1 };
  const acrossAt = (tick: number) => plot.left + ((tick - from) / (to - from || 1)) * plot.width;
  const zero = Math.max(ticks.min, Math.min(ticks.max, 0));
  const ground = isLying
    ? `M${n(value(zero))} ${n(plot.top)}v${n(plot.height)}`
    : `M${n(plot.left)} ${n(value(zero))}h${n(plot.width)}`;
  return (
    <g fill={chart.color}>
      {chart.noGrid ? null : <path d={grid} stroke={chart.color} strokeOpacity={0.15} />}
      <path d={ground} stroke={chart.color} strokeOpacity={0.6} />
      <g fillOpacity={0.8}>
        {(chart.hiddenAxes?.includes('value') ? [] : ticks.values).map((tick) => {
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
        {(across && !chart.hiddenAxes?.includes('category') ? across.values : []).map((tick) => (
          <Word key={tick} x={acrossAt(tick)} y={below}>
            {formatNumber(tick)}
          </Word>
        ))}
        {isLying ? <NamesBeside chart={chart} axes={axes} size={size} /> : <Below axes={axes} size={size} />}
      </g>
      <Titles chart={chart} axes={axes} room={room} size={size} />
    </g>
  );
}

/** The categories beside lying bars; where there is not room for all, every second, third … of them. */
function NamesBeside({ chart, axes, size }: { chart: Chart; axes: Axes; size: number }) {
  const { plot, band, category } = axes;
  if (chart.hiddenAxes?.includes('category')) return null;
  const every = Math.max(1, Math.ceil((size * 1.2) / band));
  return chart.categories.map((name, at) =>
    at % every > 0 ? null : (
      // oxlint-disable-next-line react/no-array-index-key
      <Word key={at} x={plot.left - size * gap} y={category(at)} anchor="end">
        {shortened(name, size, Math.max(size * 2, plot.left - size * gap))}
      </Word>
    ),
  );
}

/** The categories below what stands on them. */
function Below({ axes, size }: { axes: Axes; size: number }) {
  const { plot, category, names } = axes;
  const top = plot.top + plot.height + size * gap * 0.5;
  return names?.lines.map((lines, at) => {
    const x = category(at);
    return names.isSlanted ? (
      // oxlint-disable-next-line react/no-array-index-key
      <g key={at} transform={`rotate(-45 ${n(x)} ${n(top + size * 0.4)})`}>
        {lines?.map((line) => (
          <Word key={line} x={x} y={top + size * 0.4} anchor="end">
            {line}
          </Word>
        ))}
      </g>
    ) : (
      lines?.map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Word key={`${at} ${row}`} x={x} y={top + size * (0.6 + row * 1.2)}>
          {line}
        </Word>
      ))
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
