import type { Models } from '../face/models.ts';
import { clamp, guided, type Plane, resize, type Size } from '../paint/plane.ts';

const inputSize = 256;
/** What the model is sure about, at either end. */
const sure = { from: 0.25, to: 0.75 };
/** What of the refined matte is nothing, and what is all. */
const solid = { from: 0.08, to: 0.92 };
const softness = 1e-4;

const stretch = (plane: Plane, { from, to }: { from: number; to: number }): Plane =>
  plane.map((value) => clamp((value - from) / (to - from)));

/** The parts of a mask above a half, as numbers from 1, and how large each is. */
function partsOf(isIn: (index: number) => boolean, { width, height }: Size) {
  const labels = new Int32Array(width * height);
  const sizes = [0];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !isIn(start)) continue;
    const label = sizes.length;
    let [size, top] = [0, 0];
    stack[top++] = start;
    labels[start] = label;
    while (top > 0) {
      const at = stack[--top] as number;
      size++;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= labels.length || labels[next] !== 0 || !isIn(next)) continue;
        labels[next] = label;
        stack[top++] = next;
      }
    }
    sizes.push(size);
  }
  return { labels, sizes };
}

/** Less than this of a pixel is not seen. */
const faint = 0.02;

/** Keeps one person: the largest part with what hangs together with it, without holes in it. */
function keepOne(matte: Plane, size: Size): Plane {
  const people = partsOf((i) => (matte[i] as number) > 0.3, size);
  const largest = people.sizes.indexOf(Math.max(...people.sizes));
  const hanging = partsOf((i) => (matte[i] as number) > faint, size).labels;
  const own = hanging[people.labels.indexOf(largest)];
  const alone = matte.map((value, i) =>
    hanging[i] !== own || (value > 0.3 && people.labels[i] !== largest) ? 0 : value,
  );
  const around = partsOf((i) => (alone[i] as number) < 0.7, size);
  const atEdge = new Set<number>();
  const { width, height } = size;
  for (let x = 0; x < width; x++)
    for (const y of [0, height - 1]) atEdge.add(around.labels[y * width + x] as number);
  // A person stands on the lower edge, so what is open there may be between arm and body.
  for (let y = 0; y < height; y++)
    for (const x of [0, width - 1]) atEdge.add(around.labels[y * width + x] as number);
  return alone.map((value, i) => {
    const label = around.labels[i] as number;
    return label !== 0 && !atEdge.has(label) ? 1 : value;
  });
}

/** How much of each pixel belongs to the person. `colours` are 0 to 1; `light` guides where the edges are. */
export async function matteOf(
  models: Models,
  colours: readonly [Plane, Plane, Plane],
  light: Plane,
  size: Size,
): Promise<Plane> {
  const small = { width: inputSize, height: inputSize };
  // Through a size between them, or hair would be missed by the few pixels that are looked at.
  const half = { width: inputSize * 2, height: inputSize * 2 };
  const seen = colours.map((plane) => resize(resize(plane, size, half), half, small));
  const input = new Float32Array(inputSize * inputSize * 3).map(
    (_, i) => seen[i % 3]?.[Math.floor(i / 3)] ?? 0,
  );
  const [mask] = await models.run('selfie', input, inputSize, ['activation_10:0']);
  const rough = stretch(resize(mask ?? new Float32Array(), small, size), sure);
  const radius = Math.max(4, Math.round(size.width / 110));
  return keepOne(stretch(guided(light, rough, size, radius, softness), solid), size);
}
