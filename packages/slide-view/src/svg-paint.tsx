import type { Size } from '@app/deck/deck.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { GeometryPath } from '@app/deck/element.ts';
import { type Fill, type LineEnd, middleOfBox, type Stroke } from '@app/deck/paint.ts';
import { dotsPath, dotsSide } from './dots.ts';
import { RecolorDef } from './recolor.tsx';

function gradientLine(angle: number, { width, height }: Size) {
  const radian = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radian), Math.sin(radian)];
  // As in CSS: the line is as long as the box is along it, so that its ends meet the corners.
  const half = (Math.abs(width * x) + Math.abs(height * y)) / 2;
  const [cx, cy] = [width / 2, height / 2];
  return { x1: cx - x * half, y1: cy - y * half, x2: cx + x * half, y2: cy + y * half };
}

/** As in CSS: the circle reaches the corner that is farthest from its centre. */
function gradientCircle({ x, y } = middleOfBox, { width, height }: Size) {
  const [cx, cy] = [width * x, height * y];
  return { cx, cy, r: Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy)) };
}

function PictureDef({
  id,
  fill,
  size,
}: {
  id: string;
  fill: Extract<Drawn<Fill>, { kind: 'picture' }>;
  size: Size;
}) {
  const { tile, recolor } = fill;
  const filter = `${id}colors`;
  const look = {
    href: fill.url,
    preserveAspectRatio: 'none',
    opacity: fill.opacity,
    ...(recolor && { filter: `url(#${filter})` }),
  };
  const colors = recolor ? <RecolorDef id={filter} recolor={recolor} /> : null;
  if (fill.fit === 'tile' && tile)
    return (
      <>
        {colors}
        <pattern id={id} patternUnits="userSpaceOnUse" width={tile.width} height={tile.height}>
          <image {...look} width={tile.width} height={tile.height} />
        </pattern>
      </>
    );
  const { left, top, right, bottom } = fill.crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const [width, height] = [size.width / (1 - left - right), size.height / (1 - top - bottom)];
  return (
    <>
      {colors}
      <pattern id={id} patternUnits="userSpaceOnUse" width={size.width || 1} height={size.height || 1}>
        <image {...look} x={-left * width} y={-top * height} width={width} height={height} />
      </pattern>
    </>
  );
}

/** What a fill needs to stand in the definitions of an SVG. */
export function FillDef({ id, fill, size }: { id: string; fill: Drawn<Fill> | undefined; size: Size }) {
  if (fill?.kind === 'picture') return <PictureDef id={id} fill={fill} size={size} />;
  if (fill?.kind === 'pattern')
    return (
      <pattern id={id} patternUnits="userSpaceOnUse" width={dotsSide} height={dotsSide}>
        <path d={`M0 0H${dotsSide}V${dotsSide}H0Z`} fill={fill.back} />
        <path d={dotsPath(fill.dots)} fill={fill.front} />
      </pattern>
    );
  if (fill?.kind !== 'gradient') return null;
  const stops = fill.stops.map(({ at, color }) => (
    <stop key={`${at} ${color}`} offset={at} stopColor={color} />
  ));
  if (fill.shape === 'radial')
    return (
      <radialGradient id={id} gradientUnits="userSpaceOnUse" {...gradientCircle(fill.center, size)}>
        {stops}
      </radialGradient>
    );
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...gradientLine(fill.angle, size)}>
      {stops}
    </linearGradient>
  );
}

const shades: Partial<Record<GeometryPath['fill'], string>> = {
  lighten: 'white 40%',
  lightenLess: 'white 20%',
  darken: 'black 40%',
  darkenLess: 'black 20%',
};

/** The paint of one path of a shape: some sides of a solid are lighter or darker. */
export function pathFill(path: GeometryPath, fill: Drawn<Fill> | undefined, id: string): string {
  if (!fill || path.fill === 'none') return 'none';
  if (fill.kind !== 'solid') return `url(#${id})`;
  const shade = shades[path.fill];
  return shade ? `color-mix(in srgb, ${fill.color}, ${shade})` : fill.color;
}

const endPaths: Record<LineEnd['kind'], string> = {
  triangle: 'M0 0L10 5L0 10Z',
  stealth: 'M0 0L10 5L0 10L3.5 5Z',
  diamond: 'M0 5L5 0L10 5L5 10Z',
  oval: 'M0 5A5 5 0 0 1 10 5A5 5 0 0 1 0 5Z',
  arrow: 'M1 1L9 5L1 9',
};

/** Two points: the head of a thinner line is as large as of one so wide, or nobody would see which way it leads. */
const widthForEnds = 2.1;

type EndProps = { id: string; end: LineEnd; stroke: Drawn<Stroke> };

function EndDef({ id, end, stroke: { color, width } }: EndProps) {
  const larger = Math.max(1, widthForEnds / width);
  const isOpen = end.kind === 'arrow';
  const middle = end.kind === 'oval' || end.kind === 'diamond';
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX={middle ? 5 : 9}
      refY={5}
      markerWidth={end.length * larger}
      markerHeight={end.width * larger}
      preserveAspectRatio="none"
      orient="auto-start-reverse"
    >
      <path
        d={endPaths[end.kind]}
        fill={isOpen ? 'none' : color}
        stroke={isOpen ? color : 'none'}
        strokeWidth={isOpen ? 2 : 0}
      />
    </marker>
  );
}

/** The ends of a line in the definitions of an SVG. */
export function EndDefs({ id, stroke }: { id: string; stroke: Drawn<Stroke> | undefined }) {
  return (
    <>
      {stroke?.start && <EndDef id={`${id}start`} end={stroke.start} stroke={stroke} />}
      {stroke?.end && <EndDef id={`${id}end`} end={stroke.end} stroke={stroke} />}
    </>
  );
}

/** The attributes of a stroked path. */
export function strokeAttributes(stroke: Drawn<Stroke> | undefined, id: string) {
  if (!stroke) return { stroke: 'none' };
  return {
    stroke: stroke.color,
    strokeWidth: stroke.width,
    ...(stroke.dash && { strokeDasharray: stroke.dash.map((length) => length * stroke.width).join(' ') }),
    ...(stroke.cap && { strokeLinecap: stroke.cap }),
    ...(stroke.join && { strokeLinejoin: stroke.join }),
    ...(stroke.start && { markerStart: `url(#${id}start)` }),
    ...(stroke.end && { markerEnd: `url(#${id}end)` }),
  };
}
