import { eyes, faceOval, point } from '@app/player/avatar/topology.ts';
import { placeOf } from '../face/face-place.ts';
import type { FacePoints } from '../face/find-points.ts';
import { lookAt, type Picture } from '../photo/picture.ts';
import { brightness } from '../paint/colour.ts';
import type { Box } from '../port.ts';

/** What the checks ask about a face. Lengths are pixels of the picture, angles degrees, light 0 to 255. */
export type FaceMeasures = {
  box: Box;
  /** How far the head is turned to a side, and up or down. */
  yaw: number;
  pitch: number;
  /** How far the tip of the nose is from one edge of the face, against the other: 1 is the middle. */
  offCentre: number;
  /** How high the eyes are open, against how wide they are: the more open one. */
  eyesOpen: number;
  light: number;
  /** How bright its brightest twentieth is at least: dark skin in good light shines too. */
  highlights: number;
  /** The variance of the second derivative of the light, in a face at most 256 pixels wide. */
  sharpness: number;
  /** The share of neighbours of exactly the same colour: a camera never gives many. */
  flatness: number;
  /** The share of the face's edge that lies outside of the picture. */
  outside: number;
};

type Point = FacePoints['points'][number];
const mostSharpnessSize = 256;

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function measureLight(picture: Picture, { left, top, width, height }: Box, angle: number) {
  const side = Math.max(width, height);
  // Pixels that are shown twice would look like edges.
  const size = Math.min(mostSharpnessSize, Math.max(16, Math.round(side)));
  const seen = lookAt(picture, { x: left + width / 2, y: top + height / 2, side, angle }, size);
  const light = Float32Array.from({ length: size * size }, (_, i) =>
    brightness((seen[i * 3] ?? 0) * 255, (seen[i * 3 + 1] ?? 0) * 255, (seen[i * 3 + 2] ?? 0) * 255),
  );
  const at = (x: number, y: number): number => light[y * size + x] ?? 0;
  let [sum, squares] = [0, 0];
  const inFace: number[] = [];
  // An ellipse: what is beside the face says nothing about it.
  for (let y = 1; y < size - 1; y++)
    for (let x = 1; x < size - 1; x++) {
      if (((x - size / 2) / (size * 0.36)) ** 2 + ((y - size / 2) / (size * 0.46)) ** 2 > 1) continue;
      const bend = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += bend;
      squares += bend * bend;
      inFace.push(at(x, y));
    }
  const count = inFace.length;
  inFace.sort((a, b) => a - b);
  return {
    light: inFace.reduce((all, value) => all + value, 0) / count,
    highlights: inFace[Math.floor(count * 0.95)] ?? 0,
    sharpness: squares / count - (sum / count) ** 2,
  };
}

function measureFlatness({ width, height, data }: Picture, box: Box): number {
  let [same, all] = [0, 0];
  const right = Math.min(width - 1, Math.floor(box.left + box.width));
  const bottom = Math.min(height, Math.floor(box.top + box.height));
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x++) {
      const i = (y * width + x) * 4;
      all++;
      if (data[i] === data[i + 4] && data[i + 1] === data[i + 5] && data[i + 2] === data[i + 6]) same++;
    }
  return all === 0 ? 1 : same / all;
}

/** Measures a face in a picture. */
export function measureFace(picture: Picture, { points }: FacePoints): FaceMeasures {
  const { angle } = placeOf({ points });
  const at = (index: number): Point => points[index] as Point;
  const away = (a: number, b: number): number => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]);
  const box = boxOf(points);
  const degrees = 180 / Math.PI;
  const [right, left] = [at(point.templeRight), at(point.templeLeft)];
  const [top, chin] = [at(faceOval[0]), at(point.chin)];
  const openness = ({ ring, upper, lower }: (typeof eyes)['R' | 'L']) =>
    away(upper[3], lower[3]) / away(ring[0], ring[8]);
  const isOutside = ([x, y]: Point) => x < 0 || y < 0 || x >= picture.width || y >= picture.height;
  return {
    box,
    yaw: Math.atan2(left[2] - right[2], away(point.templeRight, point.templeLeft)) * degrees,
    pitch: Math.atan2(chin[2] - top[2], away(faceOval[0], point.chin)) * degrees,
    offCentre: away(1, point.templeRight) / away(1, point.templeLeft),
    eyesOpen: Math.max(openness(eyes.R), openness(eyes.L)),
    ...measureLight(picture, box, angle),
    flatness: measureFlatness(picture, box),
    outside: faceOval.filter((index) => isOutside(at(index))).length / faceOval.length,
  };
}
