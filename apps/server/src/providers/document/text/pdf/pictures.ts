import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { FoundPicture } from '../context.ts';
import { multiply, viewOf } from './page-items.ts';

/** A picture on a page, not yet opened. */
export type PlacedPicture = { id: string; x: number; right: number; top: number; bottom: number };

type Matrix = Parameters<typeof multiply>[0];
type Raw = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };

const leastPixels = 80;
// Of the page: below are icons, above are its ground or a scan.
const leastShare = 0.012;
const mostShare = 0.9;
const mostPixels = 40_000_000;

/** Where the pictures of a page stand; those that cover all of it are its ground, or a scan. */
export async function placePictures(page: PDFPageProxy): Promise<PlacedPicture[]> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const { matrix, width, height } = viewOf(page);
  const found: PlacedPicture[] = [];
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
    else if (code === OPS.paintImageXObject) {
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
      if (share > leastShare && share < mostShare) found.push({ id: String(args[0]), ...place });
    }
  });
  return found;
}

const rawOf = (page: PDFPageProxy, id: string): Promise<Raw | undefined> => {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  // One that could not be decoded never comes.
  if (!objects.has(id)) return Promise.resolve(undefined);
  return Promise.resolve(objects.get(id) as Raw | undefined);
};

/** One bit a pixel, eight to a byte and each line on its own. */
function spread({ width, height, data }: Raw): Uint8Array {
  const line = (width + 7) >> 3;
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return ((data?.[y * line + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  });
}

/** A picture as a file; undefined where it is too small to show anything, or cannot be opened. */
export async function openPicture(page: PDFPageProxy, id: string): Promise<FoundPicture | undefined> {
  const raw = await rawOf(page, id);
  if (!raw?.data || Math.min(raw.width, raw.height) < leastPixels || raw.width * raw.height > mostPixels)
    return undefined;
  const { width, height } = raw;
  const channels = raw.kind === 1 ? 1 : raw.kind === 2 ? 3 : 4;
  const pixels = raw.kind === 1 ? spread(raw) : raw.data;
  if (pixels.length < width * height * channels) return undefined;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(pixels, { raw: { width, height, channels } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes, type: 'png', width, height };
}
