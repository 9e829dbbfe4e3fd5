import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { FoundPicture } from '../context.ts';
import { multiply, viewOf } from './page-items.ts';
import { linesOfPath, type RuledLine } from './ruled-lines.ts';

type Matrix = Parameters<typeof multiply>[0];
/** The pixels of a picture as the library hands them out. */
export type RawPicture = {
  width: number;
  height: number;
  /** 1: one bit a pixel, 2: red, green and blue, 3: and how clear. */
  kind: number;
  data?: Uint8Array | Uint8ClampedArray;
};

/** A picture on a page, not yet opened. */
export type PlacedPicture = {
  /** Its name, or its pixels where they stand in the page itself. */
  source: string | RawPicture;
  matrix: Matrix;
  x: number;
  right: number;
  top: number;
  bottom: number;
  /** Of the page. */
  share: number;
};

const leastPixels = 80;
// Of the page: below are icons, above are its ground or a scan.
const leastShare = 0.012;
const mostShare = 0.9;
const mostPixels = 40_000_000;

/** Whether a picture shows something: those that cover the whole page are its ground, or a scan. */
export const isFigure = ({ share, source }: PlacedPicture): boolean =>
  typeof source === 'string' && share > leastShare && share < mostShare;

/** A picture of ink alone: what is 0 is drawn. Its pixels may be elsewhere, under a name. */
type Mask = { data?: string | Uint8Array; width: number; height: number };
const sourceOf = (drawn: string | RawPicture | Mask): PlacedPicture['source'] =>
  typeof drawn === 'string'
    ? drawn
    : typeof drawn.data === 'string'
      ? drawn.data
      : ({ kind: 1, ...drawn } as RawPicture);

/** Where the pictures of a page stand. */
export const placePictures = async (page: PDFPageProxy): Promise<PlacedPicture[]> =>
  (await readDrawn(page)).pictures;

/** What a page draws beside its letters: pictures, and straight lines. */
export async function readDrawn(
  page: PDFPageProxy,
): Promise<{ pictures: PlacedPicture[]; lines: RuledLine[] }> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const { matrix, width, height } = viewOf(page);
  const drawing = new Set([OPS.paintImageXObject, OPS.paintImageMaskXObject, OPS.paintInlineImageXObject]);
  // A path that is only clipped by, or ended, is not seen.
  const painting = new Set([
    OPS.stroke,
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeStroke,
  ]);
  const found: PlacedPicture[] = [];
  const lines: RuledLine[][] = [];
  const stack: Matrix[] = [];
  let current: Matrix = matrix;
  fnArray.forEach((code, at) => {
    const args = argsArray[at] as unknown[];
    if (code === OPS.save) stack.push(current);
    else if (code === OPS.restore) current = stack.pop() ?? matrix;
    else if (code === OPS.transform) current = multiply(current, args as number[]);
    else if (code === OPS.paintFormXObjectBegin) {
      stack.push(current);
      if (Array.isArray(args[0])) current = multiply(current, args[0] as number[]);
    } else if (code === OPS.paintFormXObjectEnd) current = stack.pop() ?? matrix;
    else if (code === OPS.constructPath && painting.has(args[0] as number)) {
      const [path] = args[1] as (ArrayLike<number> | null)[];
      if (path) lines.push(linesOfPath(path, current));
    } else if (drawing.has(code) && args[0]) {
      const [a, b, c, d, e, f] = current;
      const xs = [e, e + a, e + c, e + a + c];
      const ys = [f, f + b, f + d, f + b + d];
      const place = {
        x: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
      const share = ((place.right - place.x) * (place.bottom - place.top)) / (width * height);
      found.push({ source: sourceOf(args[0] as Mask), matrix: current, share, ...place });
    }
  });
  return { pictures: found, lines: lines.flat() };
}

/** A picture is decoded after the page has been read; one that cannot be is told as null, and one that never comes is given up. */
const longestDecodingMs = 20_000;

function decoded(page: PDFPageProxy, name: string): Promise<RawPicture | null> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), longestDecodingMs);
    objects.get(name, (picture: RawPicture | null) => {
      clearTimeout(late);
      resolve(picture);
    });
  });
}

/** The pixels of a picture; undefined where it could not be decoded, or is too large. */
export async function rawOf(page: PDFPageProxy, { source }: PlacedPicture): Promise<RawPicture | undefined> {
  const found = typeof source === 'string' ? await decoded(page, source) : source;
  if (!found?.data || found.width * found.height > mostPixels) return undefined;
  // Masks come without their kind.
  return { ...found, kind: found.kind ?? 1 };
}

export const channelsOf = ({ kind }: RawPicture) => (kind === 1 ? 1 : kind === 2 ? 3 : 4);

/** One bit a pixel, eight to a byte and each line on its own. */
export function spread({ width, height, data }: RawPicture): Uint8Array {
  const line = (width + 7) >> 3;
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return ((data?.[y * line + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  });
}

/** A picture as a file; undefined where it is too small to show anything, or cannot be opened. */
export async function openPicture(
  page: PDFPageProxy,
  place: PlacedPicture,
): Promise<FoundPicture | undefined> {
  const raw = await rawOf(page, place);
  if (!raw?.data || Math.min(raw.width, raw.height) < leastPixels) return undefined;
  const { width, height } = raw;
  const channels = channelsOf(raw);
  const pixels = raw.kind === 1 ? spread(raw) : raw.data;
  if (pixels.length < width * height * channels) return undefined;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(pixels, { raw: { width, height, channels } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes, type: 'png', width, height };
}
