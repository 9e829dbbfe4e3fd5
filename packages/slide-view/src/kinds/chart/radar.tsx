import { type Chart, colorAt, lengthOf, mostLabels, n, type PlotProps, valueAt } from './chart.ts';
import { discs, type Point } from './curve.ts';
import { formatNumber } from './number-format.ts';
import { valueTicks } from './scale.ts';
import { shortened } from './words.ts';

// Fewer than three have no area between them.
const fewest = 3;

const closed = (points: readonly Point[]): string =>
  `${points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}z`;

/** A web: each category a ray, each series a shape around the middle. */
export function Radar({ chart, room, size }: PlotProps) {
  const count = Math.max(fewest, lengthOf(chart));
  const radius = Math.max(1, Math.min(room.width / 2 - size * 3, room.height / 2 - size * 1.6));
  const middle = { x: room.left + room.width / 2, y: room.top + room.height / 2 };
  const ticks = valueTicks(chart, Math.max(2, Math.min(5, Math.floor(radius / (size * 1.6)))));
  const at = (place: number, far: number): Point => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
  };
  const far = (value: number) => ((value - ticks.min) / (ticks.max - ticks.min || 1)) * radius;
  const places = Array.from({ length: count }, (_, place) => place);
  const web = ticks.values.map((tick) => closed(places.map((place) => at(place, far(tick))))).join('');
  const rays = places.map(
    (place) => `M${n(middle.x)} ${n(middle.y)}L${n(at(place, radius).x)} ${n(at(place, radius).y)}`,
  );
  return (
    <>
      <path d={web + rays.join('')} fill="none" stroke={chart.color} strokeOpacity={0.2} />
      {chart.series.map((_, which) => {
        const points = places.map((place) =>
          at(place, far(valueAt(chart, which, place) ?? Math.max(0, ticks.min))),
        );
        const color = colorAt(chart, which);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={which} fill={color}>
            <path
              d={closed(points)}
              fillOpacity={chart.hollow ? 0 : 0.2}
              stroke={color}
              strokeWidth={size * 0.16}
              strokeLinejoin="round"
            />
            <path d={discs(points, size * 0.22)} />
          </g>
        );
      })}
      <Words chart={chart} at={at} radius={radius} size={size} middle={middle.x} />
      <g fill={chart.color} fillOpacity={0.7} fontSize={size * 0.8}>
        {ticks.values.slice(1).map((tick) => (
          <text
            key={tick}
            x={n(middle.x + size * 0.25)}
            y={n(middle.y - far(tick))}
            dominantBaseline="central"
          >
            {formatNumber(tick, chart.numberFormat)}
          </text>
        ))}
      </g>
    </>
  );
}

type WordsProps = {
  chart: Chart;
  at: (place: number, far: number) => Point;
  radius: number;
  size: number;
  middle: number;
};

function Words({ chart, at, radius, size, middle }: WordsProps) {
  if (chart.categories.length > mostLabels) return null;
  return chart.categories.map((name, place) => {
    const { x, y } = at(place, radius + size * 0.8);
    const anchor = Math.abs(x - middle) < size ? 'middle' : x < middle ? 'end' : 'start';
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <text key={place} x={n(x)} y={n(y)} fill={chart.color} textAnchor={anchor} dominantBaseline="central">
        {shortened(name, size, size * 7)}
      </text>
    );
  });
}
