import type { Size } from '../../deck.ts';
import type { PictureType } from './media.ts';

type Measure = (view: DataView) => Size | undefined;

const startOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** A JPEG is a row of segments; its size stands in the one that starts the frame. */
const measureJpeg: Measure = (view) => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (startOfFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const measureWebp: Measure = (view) => {
  const kind = view.getUint8(15);
  const three = (at: number) => (view.getUint8(at + 2) << 16) | view.getUint16(at, true);
  if (kind === 'X'.charCodeAt(0)) return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'L'.charCodeAt(0)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

const measures: Record<PictureType, Measure> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }),
  jpg: measureJpeg,
  webp: measureWebp,
};

/** How wide and high a picture is by its head; undefined where the head is broken. */
export function pictureSize(bytes: Uint8Array, type: PictureType): Size | undefined {
  try {
    return measures[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    // Shorter than a head.
    return undefined;
  }
}
