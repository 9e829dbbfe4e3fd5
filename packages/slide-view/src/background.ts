import type { Drawn } from '@app/deck/drawn.ts';
import { type Crop, type Fill, middleOfBox } from '@app/deck/paint.ts';
import type { CSSProperties } from 'react';
import { dotsPath, dotsSide } from './dots.ts';

// CSS counts from the top, the deck from the left.
const cssAngle = (angle: number) => angle + 90;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Where a cropped picture stands in its box, and how large it is there. */
export function cropped({ left, top, right, bottom }: Crop) {
  const [width, height] = [1 / (1 - left - right), 1 / (1 - top - bottom)];
  return {
    left: percent(-left * width),
    top: percent(-top * height),
    width: percent(width),
    height: percent(height),
  };
}

const cssAddress = (url: string) => `url("${url.replaceAll(/["\\\n]/g, encodeURIComponent)}")`;

// CSS places a background picture by the share of the room that is left over.
const placed = (before: number, after: number) =>
  before + after === 0 ? '50%' : percent(before / (before + after));

function pictureStyle({ url, fit, crop, tile }: Extract<Drawn<Fill>, { kind: 'picture' }>): CSSProperties {
  const backgroundImage = cssAddress(url);
  if (fit === 'tile') {
    const size = tile && { backgroundSize: `${tile.width}px ${tile.height}px` };
    return { backgroundImage, backgroundRepeat: 'repeat', ...size };
  }
  if (!crop) return { backgroundImage, backgroundSize: '100% 100%' };
  const { width, height } = cropped(crop);
  return {
    backgroundImage,
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${width} ${height}`,
    backgroundPosition: `${placed(crop.left, crop.right)} ${placed(crop.top, crop.bottom)}`,
  };
}

function patternStyle({ dots, front, back }: Extract<Drawn<Fill>, { kind: 'pattern' }>): CSSProperties {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${dotsSide}" height="${dotsSide}"><path fill="${front}" d="${dotsPath(dots)}"/></svg>`;
  return {
    backgroundColor: back,
    backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
    backgroundSize: `${dotsSide}px ${dotsSide}px`,
  };
}

/** A fill as the background of a box. */
export function backgroundStyle(fill: Drawn<Fill> | undefined): CSSProperties {
  if (!fill) return {};
  if (fill.kind === 'solid') return { backgroundColor: fill.color };
  if (fill.kind === 'picture') return pictureStyle(fill);
  if (fill.kind === 'pattern') return patternStyle(fill);
  const stops = fill.stops.map(({ at, color }) => `${color} ${percent(at)}`);
  if (stops.length === 1) return { backgroundColor: fill.stops[0]?.color };
  const { x, y } = fill.center ?? middleOfBox;
  const kind =
    fill.shape === 'radial'
      ? `radial-gradient(circle at ${percent(x)} ${percent(y)}`
      : `linear-gradient(${cssAngle(fill.angle)}deg`;
  return { backgroundImage: `${kind}, ${stops.join(', ')})` };
}
