/** Pixels, four bytes each, premultiplied; `words` are the same memory, one number per pixel. */
export type Pixels = { width: number; height: number; bytes: Uint8ClampedArray; words: Uint32Array };

/** A picture as decoders give it: red, green, blue, alpha, not premultiplied. */
export type RawPicture = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

export function emptyPixels(width: number, height: number): Pixels {
  const bytes = new Uint8ClampedArray(width * height * 4);
  return { width, height, bytes, words: new Uint32Array(bytes.buffer) };
}

export function premultiplied({ width, height, data }: RawPicture): Pixels {
  const pixels = emptyPixels(width, height);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    for (let c = 0; c < 3; c++) pixels.bytes[i + c] = ((data[i + c] ?? 0) * alpha) / 255;
    pixels.bytes[i + 3] = alpha;
  }
  return pixels;
}

/** Writes premultiplied pixels as plain ones. */
export function writePlain({ bytes, words }: Pixels, into: Uint8ClampedArray): void {
  new Uint32Array(into.buffer, into.byteOffset, words.length).set(words);
  for (let i = 3; i < bytes.length; i += 4) {
    const alpha = bytes[i] as number;
    if (alpha === 0 || alpha === 255) continue;
    const up = 255 / alpha;
    into[i - 3] = (bytes[i - 3] as number) * up;
    into[i - 2] = (bytes[i - 2] as number) * up;
    into[i - 1] = (bytes[i - 1] as number) * up;
  }
}

/** The picture at half its size, each pixel the mean of four. */
function halved({ width, height, bytes }: Pixels): Pixels {
  const half = emptyPixels(width >> 1, height >> 1);
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++) {
      const from = (y * 2 * width + x * 2) * 4;
      const to = (y * half.width + x) * 4;
      for (let c = 0; c < 4; c++) {
        const top = (bytes[from + c] as number) + (bytes[from + 4 + c] as number);
        const below = (bytes[from + width * 4 + c] as number) + (bytes[from + width * 4 + 4 + c] as number);
        half.bytes[to + c] = (top + below) / 4;
      }
    }
  return half;
}

/** Above this many of its own pixels to one that is drawn, a picture flickers when it moves. */
const mostPerPixel = 1.5;

/** The picture halved until at most one and a half of its pixels fall on one that is drawn. */
export function fittedTo(pixels: Pixels, perPixel: number): Pixels {
  let [fitted, left] = [pixels, perPixel];
  while (left > mostPerPixel && fitted.width > 32 && fitted.height > 32) {
    fitted = halved(fitted);
    left /= 2;
  }
  return fitted;
}
