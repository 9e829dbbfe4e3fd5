import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Box, type GreyPicture, resized } from './picture.ts';
import { sessionOptions } from './session.ts';

// Finds where lines of text stand. The model says of each pixel how likely it is the middle of a line; what hangs together
// is one line, or one cell of a table, and is made as high again as the model made it low.

/** The longer side of what the model sees; more finds smaller letters, and takes memory. */
const longestSide = 1280;
const step = 32;
const isText = 0.2;
const leastScore = 0.4;
const growth = 1.5;
const leastHeight = 3;

// How the model was taught to see red, green and blue.
const means = [0.485, 0.456, 0.406];
const spreads = [0.229, 0.224, 0.225];

/** A line that was found. `slope` is how far it goes down for each step to the right. */
export type FoundLine = Box & { score: number; slope: number };

const toStep = (length: number) => Math.max(step, Math.round(length / step) * step);

function inputOf({ data, width, height }: GreyPicture): Tensor {
  const size = width * height;
  const values = new Float32Array(size * 3);
  means.forEach((mean, channel) => {
    const spread = spreads[channel] ?? 1;
    for (let at = 0; at < size; at++) values[channel * size + at] = ((data[at] ?? 0) / 255 - mean) / spread;
  });
  return new Tensor('float32', values, [1, 3, height, width]);
}

type Blob = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
  score: number;
  /** Sums for the line through its middle. */
  x: number;
  y: number;
  xx: number;
  xy: number;
};

/** Pixels of text that hang together. */
function* blobsOf(map: Float32Array, width: number, height: number): Generator<Blob> {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) <= isText) continue;
    const blob: Blob = {
      left: width,
      right: 0,
      top: height,
      bottom: 0,
      count: 0,
      score: 0,
      x: 0,
      y: 0,
      xx: 0,
      xy: 0,
    };
    stack.push(start);
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      take(blob, x, y, map[at] ?? 0);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column;
          if (seen[next] || (map[next] ?? 0) <= isText) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    yield blob;
  }
}

function take(blob: Blob, x: number, y: number, value: number): void {
  blob.left = Math.min(blob.left, x);
  blob.right = Math.max(blob.right, x);
  blob.top = Math.min(blob.top, y);
  blob.bottom = Math.max(blob.bottom, y);
  blob.count++;
  blob.score += value;
  blob.x += x;
  blob.y += y;
  blob.xx += x * x;
  blob.xy += x * y;
}

function slopeOf({ count, x, y, xx, xy }: Blob): number {
  const across = xx - (x * x) / count;
  return across === 0 ? 0 : (xy - (x * y) / count) / across;
}

/** The place of a line in the picture that was asked about. */
function lineOf(
  blob: Blob,
  scale: { x: number; y: number },
  { width, height }: GreyPicture,
): FoundLine | undefined {
  const [w, h] = [blob.right - blob.left + 1, blob.bottom - blob.top + 1];
  const score = blob.score / blob.count;
  if (Math.min(w, h) < leastHeight || score < leastScore) return undefined;
  const more = (w * h * growth) / (2 * (w + h));
  const x = Math.max(0, Math.floor((blob.left - more) * scale.x));
  const y = Math.max(0, Math.floor((blob.top - more) * scale.y));
  const right = Math.min(width, Math.ceil((blob.right + 1 + more) * scale.x));
  const bottom = Math.min(height, Math.ceil((blob.bottom + 1 + more) * scale.y));
  return { x, y, width: right - x, height: bottom - y, score, slope: slopeOf(blob) };
}

/** Loads the model that finds lines. */
export async function loadFinder(file: string): Promise<(picture: GreyPicture) => Promise<FoundLine[]>> {
  const session = await InferenceSession.create(file, sessionOptions);
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (picture) => {
    const shrink = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const seen = await resized(picture, toStep(picture.width * shrink), toStep(picture.height * shrink));
    const found = await session.run({ [input]: inputOf(seen) });
    const map = found[output]?.data as Float32Array;
    const scale = { x: picture.width / seen.width, y: picture.height / seen.height };
    return [...blobsOf(map, seen.width, seen.height)].flatMap((blob) => lineOf(blob, scale, picture) ?? []);
  };
}
