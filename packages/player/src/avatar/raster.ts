import type { Layer } from './layer.ts';
import type { Pixels } from './pixels.ts';

// Pixels are mixed as whole numbers, two of their four bytes at a time: several times faster than byte by byte. For the
// same reason the rows of a triangle are worked out with plain numbers and a few arrays that are used again and again.
const pair = 0x00ff00ff;
/** How fine the places in a picture are reckoned: 65 536ths of a pixel. */
const fine = 65_536;

/** Between two pixels, by 256ths of the way. */
function mixWords(from: number, to: number, part: number): number {
  const rest = 256 - part;
  const even = (Math.imul(from & pair, rest) + Math.imul(to & pair, part)) >>> 8;
  const odd = Math.imul((from >>> 8) & pair, rest) + Math.imul((to >>> 8) & pair, part);
  return (even & pair) | (odd & ~pair);
}

/** A premultiplied pixel over another. */
function over(above: number, below: number): number {
  const rest = 256 - (above >>> 24);
  const even = (Math.imul(below & pair, rest) >>> 8) & pair;
  return above + (even | (Math.imul((below >>> 8) & pair, rest) & ~pair));
}

/** The colour of a picture between its pixels; u and v are finely reckoned. */
function colourAt(words: Uint32Array, width: number, height: number, u: number, v: number): number {
  const mostU = (width - 1) * fine - 1;
  const mostV = (height - 1) * fine - 1;
  const inU = u < 0 ? 0 : u > mostU ? mostU : u;
  const inV = v < 0 ? 0 : v > mostV ? mostV : v;
  const place = (inV >> 16) * width + (inU >> 16);
  const part = (inU >> 8) & 255;
  const top = mixWords(words[place] as number, words[place + 1] as number, part);
  const below = mixWords(words[place + width] as number, words[place + width + 1] as number, part);
  return mixWords(top, below, (inV >> 8) & 255);
}

/** A number known at the corners of a triangle, as a plane over the canvas: its value at 0, 0, its change per x and per y. */
const planes = new Float64Array(6 * 3);
const [uPlane, vPlane, tintPlanes] = [0, 3, 6];

/** A triangle on the canvas, its corners from top to bottom. */
const corners = { ax: 0, ay: 0, bx: 0, by: 0, cx: 0, cy: 0, area: 0 };

function setPlane(at: number, a: number, b: number, c: number): void {
  const { ax, ay, bx, by, cx, cy, area } = corners;
  const perX = ((by - cy) * (a - c) + (cy - ay) * (b - c)) / area;
  const perY = ((cx - bx) * (a - c) + (ax - cx) * (b - c)) / area;
  planes[at] = a - perX * ax - perY * ay;
  planes[at + 1] = perX;
  planes[at + 2] = perY;
}

const valueAt = (plane: number, x: number, y: number): number =>
  (planes[plane] as number) + (planes[plane + 1] as number) * x + (planes[plane + 2] as number) * y;

/** Draws a row of a picture. */
function plainRow(target: Pixels, picture: Pixels, y: number, left: number, right: number): void {
  const { words: from, width, height } = picture;
  const to = target.words;
  let u = (valueAt(uPlane, left + 0.5, y + 0.5) * fine) | 0;
  let v = (valueAt(vPlane, left + 0.5, y + 0.5) * fine) | 0;
  const stepU = ((planes[uPlane + 1] as number) * fine) | 0;
  const stepV = ((planes[vPlane + 1] as number) * fine) | 0;
  const end = y * target.width + right;
  for (let at = y * target.width + left; at <= end; at++) {
    const colour = colourAt(from, width, height, u, v);
    const alpha = colour >>> 24;
    if (alpha === 255) to[at] = colour;
    else if (alpha !== 0) to[at] = over(colour, to[at] as number);
    u += stepU;
    v += stepV;
  }
}

function tintAt(channel: number, x: number, y: number): number {
  const value = valueAt(tintPlanes + channel * 3, x, y);
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** Draws a row in colours that change from point to point, of a picture or alone. */
function tintedRow(
  target: Pixels,
  picture: Pixels | undefined,
  y: number,
  left: number,
  right: number,
): void {
  const py = y + 0.5;
  for (let x = left; x <= right; x++) {
    const px = x + 0.5;
    const colour = picture
      ? colourAt(
          picture.words,
          picture.width,
          picture.height,
          (valueAt(uPlane, px, py) * fine) | 0,
          (valueAt(vPlane, px, py) * fine) | 0,
        )
      : 0xffffffff;
    const alpha = ((colour >>> 24) * tintAt(3, px, py)) | 0;
    if (alpha === 0) continue;
    const blue = Math.min(alpha, (((colour >>> 16) & 255) * tintAt(2, px, py)) | 0);
    const green = Math.min(alpha, (((colour >>> 8) & 255) * tintAt(1, px, py)) | 0);
    const red = Math.min(alpha, ((colour & 255) * tintAt(0, px, py)) | 0);
    const at = y * target.width + x;
    target.words[at] = over((alpha << 24) | (blue << 16) | (green << 8) | red, target.words[at] as number);
  }
}

/** The corners of the triangle that is drawn, from top to bottom. */
const order = new Uint16Array(3);

function orderPair(positions: Float32Array, one: number, other: number): void {
  const upper = order[one] as number;
  const lower = order[other] as number;
  if ((positions[upper * 2 + 1] as number) <= (positions[lower * 2 + 1] as number)) return;
  order[one] = lower;
  order[other] = upper;
}

/** Takes a triangle on, and tells whether there is anything to fill. */
function setCorners(positions: Float32Array, triangles: Uint16Array, at: number): boolean {
  for (let k = 0; k < 3; k++) order[k] = triangles[at + k] as number;
  orderPair(positions, 0, 1);
  orderPair(positions, 1, 2);
  orderPair(positions, 0, 1);
  const [a, b, c] = [order[0] as number, order[1] as number, order[2] as number];
  corners.ax = positions[a * 2] as number;
  corners.ay = positions[a * 2 + 1] as number;
  corners.bx = positions[b * 2] as number;
  corners.by = positions[b * 2 + 1] as number;
  corners.cx = positions[c * 2] as number;
  corners.cy = positions[c * 2 + 1] as number;
  const { ax, ay, bx, by, cx, cy } = corners;
  corners.area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  return Math.abs(corners.area) > 1e-6;
}

/** Sets the plane of one of several values per point: u or v, or a channel of the tints. */
function setPlaneOf(
  at: number,
  values: Float32Array,
  parts: number,
  part: number,
  scale: number,
  add: number,
): void {
  setPlane(
    at,
    (values[(order[0] as number) * parts + part] as number) * scale + add,
    (values[(order[1] as number) * parts + part] as number) * scale + add,
    (values[(order[2] as number) * parts + part] as number) * scale + add,
  );
}

/**
 * Fills the triangle in `corners`. A pixel belongs to it when its middle is inside. Both triangles of an edge reckon it from
 * its upper end, so that no pixel between them is left out or drawn twice.
 */
function fill(target: Pixels, picture: Pixels | undefined, plain: boolean): void {
  const { ax, ay, bx, by, cx, cy } = corners;
  const first = Math.max(0, Math.ceil(ay - 0.5));
  const last = Math.min(target.height - 1, Math.ceil(cy - 0.5) - 1);
  const long = (cx - ax) / (cy - ay);
  const upper = (bx - ax) / (by - ay);
  const lower = (cx - bx) / (cy - by);
  for (let y = first; y <= last; y++) {
    const py = y + 0.5;
    const one = ax + (py - ay) * long;
    const other = py < by ? ax + (py - ay) * upper : bx + (py - by) * lower;
    const left = Math.max(0, Math.ceil((one < other ? one : other) - 0.5));
    const right = Math.min(target.width - 1, Math.ceil((one < other ? other : one) - 0.5) - 1);
    if (left > right) continue;
    if (plain && picture) plainRow(target, picture, y, left, right);
    else tintedRow(target, picture, y, left, right);
  }
}

const isPlain = (tints: Float32Array, corner: number): boolean =>
  tints[corner * 4] === 1 &&
  tints[corner * 4 + 1] === 1 &&
  tints[corner * 4 + 2] === 1 &&
  tints[corner * 4 + 3] === 1;

/** Draws a layer over what is there. `skip` marks triangles to leave out. */
export function drawLayer(
  target: Pixels,
  { positions, uvs, tints, triangles }: Layer,
  picture: Pixels | undefined,
  skip?: Uint8Array,
): void {
  const { width, height } = picture ?? { width: 1, height: 1 };
  for (let i = 0; i < triangles.length; i += 3) {
    if (skip?.[i / 3] || !setCorners(positions, triangles, i)) continue;
    setPlaneOf(uPlane, uvs, 2, 0, width, -0.5);
    setPlaneOf(vPlane, uvs, 2, 1, height, -0.5);
    const plain =
      picture !== undefined &&
      (!tints ||
        (isPlain(tints, order[0] as number) &&
          isPlain(tints, order[1] as number) &&
          isPlain(tints, order[2] as number)));
    if (!plain && tints)
      for (let channel = 0; channel < 4; channel++)
        setPlaneOf(tintPlanes + channel * 3, tints, 4, channel, 1, 0);
    fill(target, picture, plain);
  }
}

/** Which triangles of a layer show nothing, because the picture is transparent there. */
export function emptyTriangles({ uvs, triangles }: Layer, { width, height, words }: Pixels): Uint8Array {
  const empty = new Uint8Array(triangles.length / 3);
  for (let i = 0; i < empty.length; i++) {
    const us = [0, 1, 2].map((k) => (uvs[(triangles[i * 3 + k] as number) * 2] as number) * width);
    const vs = [0, 1, 2].map((k) => (uvs[(triangles[i * 3 + k] as number) * 2 + 1] as number) * height);
    const left = Math.max(0, Math.floor(Math.min(...us)) - 2);
    const right = Math.min(width, Math.ceil(Math.max(...us)) + 2);
    const top = Math.max(0, Math.floor(Math.min(...vs)) - 2);
    const bottom = Math.min(height, Math.ceil(Math.max(...vs)) + 2);
    let found = false;
    for (let y = top; y < bottom && !found; y++)
      for (let x = left; x < right && !found; x++) found = (words[y * width + x] as number) >>> 24 !== 0;
    empty[i] = found ? 0 : 1;
  }
  return empty;
}
