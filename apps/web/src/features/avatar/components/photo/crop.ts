/** A picture's size in its own pixels, after it was turned upright. */
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** What is cut out of a photo: its middle and height in pixels of the photo, and degrees clockwise that the photo is turned. */
export type Cut = { readonly x: number; readonly y: number; readonly height: number; readonly turn: number };

/** Avatars are 3:4. */
export const cutRatio = 3 / 4;
/** How far a photo can be straightened. */
export const mostTilt = 30;
/** Nothing smaller is cut out: less shows no face. */
const leastHeight = 240;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** How much of the photo a turned frame of height 1 takes, across and down. */
function reach(turn: number): Size {
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))];
  return { width: cutRatio * cos + sin, height: cutRatio * sin + cos };
}

/** The highest frame that fits into the photo at this turn. */
export function highest(photo: Size, turn: number): number {
  const { width, height } = reach(turn);
  return Math.min(photo.width / width, photo.height / height);
}

const lowest = (photo: Size, turn: number): number => Math.min(leastHeight, highest(photo, turn));

/** The nearest cut all of which lies inside the photo. */
export function inside(photo: Size, cut: Cut): Cut {
  const height = between(cut.height, lowest(photo, cut.turn), highest(photo, cut.turn));
  const around = reach(cut.turn);
  const [across, down] = [(around.width * height) / 2, (around.height * height) / 2];
  return {
    x: between(cut.x, across, Math.max(across, photo.width - across)),
    y: between(cut.y, down, Math.max(down, photo.height - down)),
    height,
    turn: cut.turn,
  };
}

/** Where a head belongs in a frame of 300 by 400, and how much wider and higher than its face a head is. */
const guide = { cx: 150, cy: 146, rx: 68, ry: 90, most: 128, around: 1.12 };

/** The oval for a head: the usual one, or larger around a face that would not fit into it. */
export function guideOf(cut: Cut, face: Size | null | undefined) {
  const { cx, cy, rx, ry, most, around } = guide;
  const half = face ? ((face.width / (cut.height * cutRatio)) * 300 * around) / 2 : 0;
  const wide = between(half, rx, most);
  const high = (wide * ry) / rx;
  return { cx, cy: Math.max(cy, high + 20), rx: wide, ry: high };
}

/** As much as fits, a little nearer to the top, where heads are. */
export function firstCut(photo: Size): Cut {
  return inside(photo, { x: photo.width / 2, y: photo.height * 0.45, height: photo.height, turn: 0 });
}

/** The photo is dragged by so much, in parts of the frame's height. */
export function moved(photo: Size, cut: Cut, by: Point): Cut {
  const [cos, sin] = [Math.cos(radians(cut.turn)), Math.sin(radians(cut.turn))];
  const x = cut.x - (by.x * cos + by.y * sin) * cut.height;
  const y = cut.y - (by.y * cos - by.x * sin) * cut.height;
  return inside(photo, { ...cut, x, y });
}

/** Nearer by this factor. */
export const zoomed = (photo: Size, cut: Cut, factor: number): Cut =>
  inside(photo, { ...cut, height: cut.height / factor });

/** How near it is: 0 shows as much as fits, 1 as little as may be. */
export function nearness(photo: Size, { height, turn }: Cut): number {
  const [most, least] = [highest(photo, turn), lowest(photo, turn)];
  return most <= least ? 0 : Math.log(most / height) / Math.log(most / least);
}

/** As near as that. */
export function withNearness(photo: Size, cut: Cut, share: number): Cut {
  const [most, least] = [highest(photo, cut.turn), lowest(photo, cut.turn)];
  return inside(photo, { ...cut, height: most * (least / most) ** share });
}

/** The part of a turn beyond whole quarters: -45 to 45. */
export const tiltOf = (turn: number): number => turn - Math.round(turn / 90) * 90;

/** Straightened by so many degrees. What is seen stays about as large. */
export function tilted(photo: Size, cut: Cut, tilt: number): Cut {
  const turn = Math.round(cut.turn / 90) * 90 + between(tilt, -mostTilt, mostTilt);
  return inside(photo, { ...cut, turn });
}

/** A quarter turn clockwise; from -180 to 180 degrees. */
export function quarterTurned(photo: Size, cut: Cut): Cut {
  const turn = cut.turn + 90;
  return inside(photo, { ...cut, turn: turn > 180 ? turn - 360 : turn });
}

/** As it travels: the frame before it is turned, in whole pixels. */
export function cropOf({ x, y, height, turn }: Cut) {
  const [wide, high] = [Math.floor(height * cutRatio), Math.floor(height)];
  return {
    left: Math.round(x - wide / 2),
    top: Math.round(y - high / 2),
    width: wide,
    height: high,
    turn,
  };
}

/** What was proposed, as far as a frame of 3:4 can follow it. */
export function cutOf(
  photo: Size,
  crop: { left: number; top: number; width: number; height: number; turn: number },
): Cut {
  const height = Math.max(crop.height, crop.width / cutRatio);
  return inside(photo, {
    x: crop.left + crop.width / 2,
    y: crop.top + crop.height / 2,
    height,
    turn: crop.turn,
  });
}
