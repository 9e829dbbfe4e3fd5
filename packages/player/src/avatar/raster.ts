import type { Layer } from './layer.ts';
import type { Pixels } from './pixels.ts';

// Pixels are mixed as whole numbers, two of their four bytes at a time: several times faster than byte by byte.
const pair = 0x00ff00ff;

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

/** A number that is known at the three corners of a triangle: its value at 0, 0 and its change per pixel. */
type Plane = { start: number; perX: number; perY: number };

function planeOf(corners: Corners, a: number, b: number, c: number): Plane {
  const { ax, ay, bx, by, cx, cy, area } = corners;
  const perX = ((by - cy) * (a - c) + (cy - ay) * (b - c)) / area;
  const perY = ((cx - bx) * (a - c) + (ax - cx) * (b - c)) / area;
  return { start: a - perX * ax - perY * ay, perX, perY };
}

type Corners = { ax: number; ay: number; bx: number; by: number; cx: number; cy: number; area: number };

function cornersOf(positions: Float32Array, a: number, b: number, c: number): Corners {
  const [ax, ay] = [positions[a * 2] as number, positions[a * 2 + 1] as number];
  const [bx, by] = [positions[b * 2] as number, positions[b * 2 + 1] as number];
  const [cx, cy] = [positions[c * 2] as number, positions[c * 2 + 1] as number];
  return { ax, ay, bx, by, cx, cy, area: (by - cy) * (ax - cx) + (cx - bx) * (ay - cy) };
}

/** Where a row runs through a triangle. */
const span = { left: 0, right: -1 };

function meet(ax: number, ay: number, bx: number, by: number, y: number): void {
  if (ay <= y === by <= y) return;
  const x = ax + ((y - ay) / (by - ay)) * (bx - ax);
  if (x < span.left) span.left = x;
  if (x > span.right) span.right = x;
}

/** The pixels of a row whose middles are inside. Neighbours share an edge: none is left out, none drawn twice. */
function findSpan({ ax, ay, bx, by, cx, cy }: Corners, y: number, width: number): boolean {
  span.left = Number.POSITIVE_INFINITY;
  span.right = Number.NEGATIVE_INFINITY;
  meet(ax, ay, bx, by, y);
  meet(bx, by, cx, cy, y);
  meet(cx, cy, ax, ay, y);
  span.left = Math.max(0, Math.ceil(span.left - 0.5));
  span.right = Math.min(width - 1, Math.ceil(span.right - 0.5) - 1);
  return span.left <= span.right;
}

/** How fine the places in a picture are reckoned: 65 536ths of a pixel. */
const fine = 65_536;

/** Draws a row of a picture. */
function plainRow(target: Pixels, picture: Pixels, y: number, u: Plane, v: Plane): void {
  const { words: from, width: w, height: h } = picture;
  const to = target.words;
  const x0 = span.left;
  let atU = ((u.start + u.perX * (x0 + 0.5) + u.perY * (y + 0.5)) * fine) | 0;
  let atV = ((v.start + v.perX * (x0 + 0.5) + v.perY * (y + 0.5)) * fine) | 0;
  const stepU = (u.perX * fine) | 0;
  const stepV = (v.perX * fine) | 0;
  const [mostU, mostV] = [(w - 1) * fine - 1, (h - 1) * fine - 1];
  const end = y * target.width + span.right;
  for (let at = y * target.width + x0; at <= end; at++) {
    const inU = atU < 0 ? 0 : atU > mostU ? mostU : atU;
    const inV = atV < 0 ? 0 : atV > mostV ? mostV : atV;
    const place = (inV >> 16) * w + (inU >> 16);
    const part = (inU >> 8) & 255;
    const top = mixWords(from[place] as number, from[place + 1] as number, part);
    const below = mixWords(from[place + w] as number, from[place + w + 1] as number, part);
    const colour = mixWords(top, below, (inV >> 8) & 255);
    const alpha = colour >>> 24;
    if (alpha === 255) to[at] = colour;
    else if (alpha !== 0) to[at] = over(colour, to[at] as number);
    atU += stepU;
    atV += stepV;
  }
}

const oneColour = new Uint32Array(1);

/** Draws a row in colours that change from point to point, of a picture or alone. */
function tintedRow(
  target: Pixels,
  picture: Pixels | undefined,
  y: number,
  u: Plane,
  v: Plane,
  tint: Plane[],
): void {
  const { left, right } = span;
  const [red, green, blue, alpha] = tint as [Plane, Plane, Plane, Plane];
  const value = (plane: Plane, x: number) => {
    const found = plane.start + plane.perX * (x + 0.5) + plane.perY * (y + 0.5);
    return found < 0 ? 0 : found > 1 ? 1 : found;
  };
  for (let x = left; x <= right; x++) {
    let colour = 0xffffffff;
    if (picture) {
      const inU = Math.min(
        (picture.width - 1) * fine - 1,
        Math.max(0, ((u.start + u.perX * (x + 0.5) + u.perY * (y + 0.5)) * fine) | 0),
      );
      const inV = Math.min(
        (picture.height - 1) * fine - 1,
        Math.max(0, ((v.start + v.perX * (x + 0.5) + v.perY * (y + 0.5)) * fine) | 0),
      );
      const place = (inV >> 16) * picture.width + (inU >> 16);
      const from = picture.words;
      const part = (inU >> 8) & 255;
      const top = mixWords(from[place] as number, from[place + 1] as number, part);
      const below = mixWords(
        from[place + picture.width] as number,
        from[place + picture.width + 1] as number,
        part,
      );
      colour = mixWords(top, below, (inV >> 8) & 255);
    }
    const a = ((colour >>> 24) * value(alpha, x)) | 0;
    const b = (((colour >>> 16) & 255) * value(blue, x)) | 0;
    const g = (((colour >>> 8) & 255) * value(green, x)) | 0;
    const r = ((colour & 255) * value(red, x)) | 0;
    if (a === 0) continue;
    const at = y * target.width + x;
    oneColour[0] = (a << 24) | (Math.min(b, a) << 16) | (Math.min(g, a) << 8) | Math.min(r, a);
    target.words[at] = over(oneColour[0], target.words[at] as number);
  }
}

const isPlain = (tints: Float32Array, corner: number) =>
  tints[corner * 4] === 1 &&
  tints[corner * 4 + 1] === 1 &&
  tints[corner * 4 + 2] === 1 &&
  tints[corner * 4 + 3] === 1;

/** Draws a layer over what is there. Some triangles may be left out, those of an empty part of the picture for one. */
export function drawLayer(
  target: Pixels,
  { positions, uvs, tints, triangles }: Layer,
  picture: Pixels | undefined,
  skip?: Uint8Array,
): void {
  const { width: w, height: h } = picture ?? { width: 1, height: 1 };
  for (let i = 0; i < triangles.length; i += 3) {
    if (skip?.[i / 3]) continue;
    const a = triangles[i] as number;
    const b = triangles[i + 1] as number;
    const c = triangles[i + 2] as number;
    const corners = cornersOf(positions, a, b, c);
    if (Math.abs(corners.area) < 1e-6) continue;
    const top = Math.max(0, Math.ceil(Math.min(corners.ay, corners.by, corners.cy) - 0.5));
    const bottom = Math.min(
      target.height - 1,
      Math.ceil(Math.max(corners.ay, corners.by, corners.cy) - 0.5) - 1,
    );
    if (top > bottom) continue;
    const across = (corner: number) => (uvs[corner * 2] as number) * w - 0.5;
    const down = (corner: number) => (uvs[corner * 2 + 1] as number) * h - 0.5;
    const u = planeOf(corners, across(a), across(b), across(c));
    const v = planeOf(corners, down(a), down(b), down(c));
    const plain = picture && (!tints || (isPlain(tints, a) && isPlain(tints, b) && isPlain(tints, c)));
    const tint =
      plain || !tints
        ? []
        : [0, 1, 2, 3].map((channel) =>
            planeOf(
              corners,
              tints[a * 4 + channel] as number,
              tints[b * 4 + channel] as number,
              tints[c * 4 + channel] as number,
            ),
          );
    for (let y = top; y <= bottom; y++) {
      if (!findSpan(corners, y + 0.5, target.width)) continue;
      if (plain) plainRow(target, picture, y, u, v);
      else tintedRow(target, picture, y, u, v, tint);
    }
  }
}

/** Which triangles of a layer show nothing, because the picture is transparent there. */
export function emptyTriangles({ uvs, triangles }: Layer, { width, height, words }: Pixels): Uint8Array {
  const empty = new Uint8Array(triangles.length / 3);
  for (let i = 0; i < empty.length; i++) {
    const corners = [0, 1, 2].map((k) => triangles[i * 3 + k] as number);
    const us = corners.map((corner) => (uvs[corner * 2] as number) * width);
    const vs = corners.map((corner) => (uvs[corner * 2 + 1] as number) * height);
    const [x0, x1] = [
      Math.max(0, Math.floor(Math.min(...us)) - 2),
      Math.min(width, Math.ceil(Math.max(...us)) + 2),
    ];
    const [y0, y1] = [
      Math.max(0, Math.floor(Math.min(...vs)) - 2),
      Math.min(height, Math.ceil(Math.max(...vs)) + 2),
    ];
    let found = false;
    for (let y = y0; y < y1 && !found; y++)
      for (let x = x0; x < x1 && !found; x++) found = (words[y * width + x] as number) >>> 24 !== 0;
    empty[i] = found ? 0 : 1;
  }
  return empty;
}
