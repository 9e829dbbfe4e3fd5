import { type Chart, colorAt, inkOn, lengthOf, n, type PlotProps, valueAt } from './chart.ts';
import { formatNumber } from './number-format.ts';

type Slice = { at: number; value: number; share: number; from: number; to: number };

/** The slices of a series as shares of the whole. What is below nothing has no slice. */
function slicesOf(chart: Chart, which: number): Slice[] {
  const values = Array.from({ length: lengthOf(chart) }, (_, at) =>
    Math.max(0, valueAt(chart, which, at) ?? 0),
  );
  // Divided first, so that huge numbers can be added.
  const largest = Math.max(0, ...values);
  const shares = values.map((value) => (largest > 0 ? value / largest : 0));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return shares.flatMap((part, at) => {
    const share = whole > 0 ? part / whole : 0;
    if (share === 0) return [];
    const slice = { at, value: values[at] ?? 0, share, from, to: from + share };
    from = slice.to;
    return [slice];
  });
}

type Ring = { x: number; y: number; inner: number; outer: number };

const onCircle = ({ x, y }: Ring, share: number, radius: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return { x: n(x + Math.cos(angle) * radius), y: n(y + Math.sin(angle) * radius) };
};

function slicePath(ring: Ring, { from, to }: Pick<Slice, 'from' | 'to'>): string {
  // An arc back to where it began would be none.
  const end = Math.min(to, from + 0.99999);
  const isLarge = end - from > 0.5 ? 1 : 0;
  const { inner, outer } = ring;
  const [a, b] = [onCircle(ring, from, outer), onCircle(ring, end, outer)];
  const [c, d] = [onCircle(ring, end, inner), onCircle(ring, from, inner)];
  const back =
    inner > 0
      ? `L${c.x} ${c.y}A${n(inner)} ${n(inner)} 0 ${isLarge} 0 ${d.x} ${d.y}`
      : `L${n(ring.x)} ${n(ring.y)}`;
  return `M${a.x} ${a.y}A${n(outer)} ${n(outer)} 0 ${isLarge} 1 ${b.x} ${b.y}${back}z`;
}

const hole = 0.5;
const leastNamed = 0.04;

/** A pie of the first series, or a ring for each. */
export function Round({ chart, room, size }: PlotProps) {
  const radius = Math.max(1, Math.min(room.width, room.height) / 2 - size * 0.4);
  const middle = { x: room.left + room.width / 2, y: room.top + room.height / 2 };
  const isRing = chart.chart === 'ring';
  const count = isRing ? Math.max(1, chart.series.length) : 1;
  const rings = Array.from({ length: count }, (_, which): Ring => {
    const inside = isRing ? radius * hole : 0;
    const step = (radius - inside) / count;
    return { ...middle, inner: inside + step * which, outer: inside + step * (which + 1) };
  });
  return rings.map((ring, which) => {
    const slices = slicesOf(chart, which);
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <g key={which}>
        {slices.length === 0 ? (
          <circle
            cx={n(ring.x)}
            cy={n(ring.y)}
            r={n(ring.outer)}
            fill="none"
            stroke={chart.color}
            strokeOpacity={0.3}
          />
        ) : null}
        {slices.map((slice) => (
          <path
            key={slice.at}
            d={slicePath(ring, slice)}
            fill={colorAt(chart, slice.at)}
            stroke="#ffffff"
            strokeOpacity={0.8}
            strokeWidth={size * 0.1}
          />
        ))}
        {chart.labels ? <Labels chart={chart} ring={ring} slices={slices} /> : null}
      </g>
    );
  });
}

function Labels({ chart, ring, slices }: { chart: Chart; ring: Ring; slices: Slice[] }) {
  return slices.map((slice) => {
    if (slice.share < leastNamed) return null;
    const radius = ring.inner > 0 ? (ring.inner + ring.outer) / 2 : ring.outer * 0.66;
    const { x, y } = onCircle(ring, (slice.from + slice.to) / 2, radius);
    return (
      <text
        key={slice.at}
        x={x}
        y={y}
        fill={inkOn(colorAt(chart, slice.at))}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {chart.numberFormat ? formatNumber(slice.value, chart.numberFormat) : formatNumber(slice.share, '0%')}
      </text>
    );
  });
}
