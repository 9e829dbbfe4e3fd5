import { type Chart, colorAt, isRound, lengthOf, n, type Room } from './chart.ts';
import { shortened, widthOf } from './words.ts';

type Item = { at: number; name: string; width: number };

const lineHeight = 1.5;
const mark = 1.3;
const apart = 1;

function itemsOf(chart: Chart, size: number, room: number): Item[] {
  const names = isRound(chart)
    ? Array.from({ length: lengthOf(chart) }, (_, at) => chart.categories[at] ?? String(at + 1))
    : chart.series.map(({ name }) => name);
  return names.map((full, at) => {
    const name = shortened(full, size, Math.max(size * 2, room - size * (mark + apart)));
    return { at, name, width: widthOf(name, size) + size * (mark + apart) };
  });
}

/** The items in lines that fit; what has no room in them is left out. */
function inLines(items: readonly Item[], room: number, most: number): Item[][] {
  const lines: Item[][] = [[]];
  let taken = 0;
  for (const item of items) {
    if (taken > 0 && taken + item.width > room) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)?.push(item);
    taken += item.width;
  }
  return lines.slice(0, Math.max(1, most));
}

/** What the legend shows, where, and the room that it leaves. */
export function legendOf(chart: Chart, box: Room, size: number) {
  const isNeeded = isRound(chart) || chart.series.length > 1;
  const place = chart.legend ?? (isNeeded ? 'bottom' : 'none');
  if (place === 'none' || chart.series.length === 0) return { lines: [], box, left: box };
  const isBeside = place === 'left' || place === 'right';
  const items = itemsOf(chart, size, isBeside ? box.width * 0.35 : box.width);
  const height = box.height * (isBeside ? 1 : 0.3);
  // Two lines have room in any chart: a colour without its name says nothing.
  const most = Math.max(2, Math.floor(height / (size * lineHeight)));
  const lines = isBeside
    ? items.slice(0, Math.max(1, most)).map((item) => [item])
    : inLines(items, box.width, most);
  const high = lines.length * size * lineHeight;
  const wide = isBeside ? Math.max(0, ...items.map(({ width }) => width)) : box.width;
  const taken: Room = {
    left: place === 'right' ? box.left + box.width - wide : box.left,
    top:
      place === 'bottom'
        ? box.top + box.height - high
        : place === 'top'
          ? box.top
          : box.top + (box.height - high) / 2,
    width: wide,
    height: high,
  };
  const left: Room = isBeside
    ? { ...box, left: place === 'left' ? box.left + wide : box.left, width: Math.max(1, box.width - wide) }
    : { ...box, top: place === 'top' ? box.top + high : box.top, height: Math.max(1, box.height - high) };
  return { lines, box: taken, left, isBeside };
}

/** What each colour stands for. */
export function Legend({
  chart,
  size,
  legend,
}: {
  chart: Chart;
  size: number;
  legend: ReturnType<typeof legendOf>;
}) {
  const { lines, box, isBeside } = legend;
  return lines.map((items, line) => {
    const width = items.reduce((sum, item) => sum + item.width, 0) - size * apart;
    let x = box.left + (isBeside ? size * apart * 0.5 : Math.max(0, (box.width - width) / 2));
    const y = box.top + (line + 0.5) * size * lineHeight;
    return items.map(({ at, name, width: wide }) => {
      const from = x;
      x += wide;
      return (
        <g key={at}>
          <Sign chart={chart} at={at} x={from} y={y} size={size} />
          <text x={n(from + size * mark)} y={n(y)} fill={chart.color} dominantBaseline="central">
            {name}
          </text>
        </g>
      );
    });
  });
}

/** A square in the colour; for what is a line alone a piece of it, so that broken ones are told apart. */
function Sign({ chart, at, x, y, size }: { chart: Chart; at: number; x: number; y: number; size: number }) {
  const { width = size * 0.18, dash, plain, line } = chart.series[at] ?? {};
  const color = colorAt(chart, at);
  if (plain && width > 0 && (chart.chart === 'line' || chart.chart === 'scatter' || line))
    return (
      <path
        d={`M${n(x - size * 0.2)} ${n(y)}h${n(size * 1.2)}`}
        stroke={color}
        strokeWidth={Math.min(width, size * 0.4)}
        strokeDasharray={dash ? `${n(size * 0.3)} ${n(size * 0.15)}` : undefined}
      />
    );
  return (
    <rect
      x={n(x)}
      y={n(y - size * 0.4)}
      width={n(size * 0.8)}
      height={n(size * 0.8)}
      rx={n(size * 0.15)}
      fill={color}
    />
  );
}
