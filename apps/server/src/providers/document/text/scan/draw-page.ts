import sharp from 'sharp';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { viewOf } from '../pdf/page-items.ts';
import { channelsOf, type PlacedPicture, rawOf, spread } from '../pdf/pictures.ts';
import type { GreyPicture } from './picture.ts';

// A scan is a page of pictures: one that covers it, strips below each other, or ink over a ground. They are put together as
// they stand on the page; lines and shapes are left out.

/** The longer side of the page in pixels, as large as its pictures are within these. */
const fewestPixels = 1000;
const mostPixels = 2200;

type Layer = {
  input: Buffer;
  raw: { width: number; height: number; channels: 1 };
  left: number;
  top: number;
};

/** Quarters that a picture is turned by, and whether it is mirrored first; undefined where it stands askew. */
function turnOf([a, b, c, d]: PlacedPicture['matrix']): { degrees: number; isMirrored: boolean } | undefined {
  const isLevel = Math.abs(b) + Math.abs(c) < 0.05 * (Math.abs(a) + Math.abs(d));
  const isAcross = Math.abs(a) + Math.abs(d) < 0.05 * (Math.abs(b) + Math.abs(c));
  // Pictures are drawn from their lower edge upwards, so d is below 0 where one stands upright.
  if (isLevel) return { degrees: d < 0 ? 0 : 180, isMirrored: a > 0 !== d < 0 };
  if (isAcross) return { degrees: b > 0 ? 90 : 270, isMirrored: b > 0 !== c > 0 };
  return undefined;
}

async function layerOf(page: PDFPageProxy, place: PlacedPicture, scale: number): Promise<Layer | undefined> {
  const raw = await rawOf(page, place);
  const turn = turnOf(place.matrix);
  if (!raw?.data || !turn) return undefined;
  const { width, height } = raw;
  const pixels = raw.kind === 1 ? spread(raw) : raw.data;
  const channels = channelsOf(raw);
  if (pixels.length < width * height * channels) return undefined;
  const left = Math.max(0, Math.round(place.x * scale));
  const top = Math.max(0, Math.round(place.top * scale));
  const to = {
    width: Math.round(place.right * scale) - left,
    height: Math.round(place.bottom * scale) - top,
  };
  if (to.width < 1 || to.height < 1) return undefined;
  const image = sharp(pixels, { raw: { width, height, channels } }).flatten({ background: '#fff' });
  if (turn.isMirrored) image.flop();
  const { data, info } = await image
    .rotate(turn.degrees)
    .resize({ ...to, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 1 }, left, top };
}

/** How many pixels a point of the page has in its largest picture. */
async function densityOf(page: PDFPageProxy, places: readonly PlacedPicture[]): Promise<number> {
  const largest = places.reduce<PlacedPicture | undefined>(
    (most, place) => (place.share > (most?.share ?? 0) ? place : most),
    undefined,
  );
  const raw = largest && (await rawOf(page, largest));
  if (!raw) return 1;
  return Math.max(raw.width, raw.height) / Math.max(largest.right - largest.x, largest.bottom - largest.top);
}

/** The page as its pictures show it, and how many of its pixels make a point. */
export async function drawPage(
  page: PDFPageProxy,
  places: readonly PlacedPicture[],
): Promise<{ picture: GreyPicture; scale: number }> {
  const { width, height } = viewOf(page);
  const side = Math.max(width, height);
  const scale = Math.min(mostPixels, Math.max(fewestPixels, side * (await densityOf(page, places)))) / side;
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const data = new Uint8Array(size.width * size.height).fill(255);
  for (const place of places) {
    const layer = await layerOf(page, place, scale);
    if (layer) stamp(data, size, layer);
  }
  return { picture: { data, ...size }, scale };
}

/** What is darker stays: the ink of one picture is not hidden by the white of the next. */
function stamp(
  data: Uint8Array,
  size: { width: number; height: number },
  { input, raw, left, top }: Layer,
): void {
  const right = Math.min(raw.width, size.width - left);
  for (let y = 0; y < Math.min(raw.height, size.height - top); y++)
    for (let x = 0; x < right; x++) {
      const at = (y + top) * size.width + x + left;
      data[at] = Math.min(data[at] ?? 255, input[y * raw.width + x] ?? 255);
    }
}
