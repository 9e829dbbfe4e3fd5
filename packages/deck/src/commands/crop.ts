import type { Size } from '../deck.ts';
import type { DrawnElement } from '../drawn.ts';
import type { Grip } from '../geometry/resize.ts';
import { type Point, turn } from '../geometry/transform.ts';
import type { Crop } from '../paint.ts';
import { placeElements } from './arrange.ts';
import type { Command } from './command.ts';
import { elementPlace, set, unset } from './place.ts';

/** A picture as it is seen. */
export type DrawnImage = Extract<DrawnElement, { type: 'image' }>;

/** What is shown of a picture, and where. */
export type Cut = Pick<DrawnImage, 'left' | 'top' | 'width' | 'height'> & { crop: Crop };

/** Nothing is cut away. */
export const wholePicture: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** How large the whole picture is at the scale at which its cut is shown. */
export function pictureSize({
  width,
  height,
  crop = wholePicture,
}: Pick<DrawnImage, 'width' | 'height' | 'crop'>): Size {
  return {
    width: width / (1 - crop.left - crop.right),
    height: height / (1 - crop.top - crop.bottom),
  };
}

/** The frame that shows another cut of a picture, which itself stays where it is on the slide. */
export function recropped(image: DrawnImage, crop: Crop): Cut {
  const whole = pictureSize(image);
  const before = image.crop ?? wholePicture;
  const width = whole.width * (1 - crop.left - crop.right);
  const height = whole.height * (1 - crop.top - crop.bottom);
  // How far the middle of the frame goes along the picture's own sides, mirrored as they are.
  const shift = {
    x: ((crop.left - before.left - (crop.right - before.right)) * whole.width) / 2,
    y: ((crop.top - before.top - (crop.bottom - before.bottom)) * whole.height) / 2,
  };
  const along = { x: image.flipHorizontal ? -shift.x : shift.x, y: image.flipVertical ? -shift.y : shift.y };
  const moved = turn(along, { x: 0, y: 0 }, image.rotate);
  return {
    left: image.left + image.width / 2 + moved.x - width / 2,
    top: image.top + image.height / 2 + moved.y - height / 2,
    width,
    height,
    crop,
  };
}

/** The largest cut of this ratio (width to height) inside of the cut that is shown, around its middle. */
export function cropToRatio(image: DrawnImage, ratio: number): Crop {
  const whole = pictureSize(image);
  const { left, top, right, bottom } = image.crop ?? wholePicture;
  const width = Math.min(image.width, image.height * ratio);
  const height = width / ratio;
  const across = (image.width - width) / 2 / whole.width;
  const down = (image.height - height) / 2 / whole.height;
  return { left: left + across, right: right + across, top: top + down, bottom: bottom + down };
}

/** Of a picture that is cut, so much must stay. */
const leastShare = 0.02;

/** The cut with one side pulled to a share of the picture, counted from that side. */
export function pullSide(crop: Crop, side: keyof Crop, to: number): Crop {
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  return { ...crop, [side]: Math.min(Math.max(0, to), 1 - crop[opposite[side]] - leastShare) };
}

/** A way on the slide, measured along the picture's own sides, which may be turned and mirrored; in shares of them. */
function alongSides(image: DrawnImage, by: Point): Point {
  const { width, height } = pictureSize(image);
  const { x, y } = turn(by, { x: 0, y: 0 }, -image.rotate);
  return { x: (image.flipHorizontal ? -x : x) / width, y: (image.flipVertical ? -y : y) / height };
}

type Pull = { from: 'left' | 'top'; to: 'right' | 'bottom'; at: -1 | 0 | 1; by: number };

/** How much of the picture a cut shows between two of its sides. */
const shownShare = (crop: Crop, { from, to }: Pull) => 1 - crop[from] - crop[to];

/** The cut with the pulled side of one axis where it is wanted. */
function pullTo(crop: Crop, pull: Pull, share: number): Crop {
  if (pull.at === 0) return crop;
  const [side, other] = pull.at === -1 ? [pull.from, pull.to] : [pull.to, pull.from];
  return pullSide(crop, side, 1 - crop[other] - share);
}

/** The cut whose grip was pulled by so much on the slide; the grips are those of the frame that is seen, mirrored or not. */
export function pullGrip(image: DrawnImage, grip: Grip, by: Point, keepsRatio = false): Crop {
  const crop = image.crop ?? wholePicture;
  const way = alongSides(image, by);
  const mirrored = (at: Grip['x'], isMirrored: boolean | undefined) => (isMirrored ? -at : at) as Grip['x'];
  const pulls: readonly Pull[] = [
    { from: 'left', to: 'right', at: mirrored(grip.x, image.flipHorizontal), by: way.x },
    { from: 'top', to: 'bottom', at: mirrored(grip.y, image.flipVertical), by: way.y },
  ];
  const scaleOf = (pull: Pull) => 1 + (pull.at * pull.by) / shownShare(crop, pull);
  const shared = keepsRatio && grip.x !== 0 && grip.y !== 0 ? commonScale(crop, pulls, scaleOf) : undefined;
  return pulls.reduce(
    (now, pull) => pullTo(now, pull, shownShare(crop, pull) * (shared ?? scaleOf(pull))),
    crop,
  );
}

/** The scale of both axes that the hand meant, as far as the picture reaches. */
function commonScale(crop: Crop, pulls: readonly Pull[], scaleOf: (pull: Pull) => number): number {
  const wanted = Math.max(...pulls.map(scaleOf));
  const most = pulls.map((pull) => (1 - crop[pull.at === -1 ? pull.to : pull.from]) / shownShare(crop, pull));
  const least = pulls.map((pull) => leastShare / shownShare(crop, pull));
  return Math.min(Math.max(wanted, ...least), ...most);
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The cut after the picture was moved behind its frame by so much on the slide; it never leaves a gap. */
export function moveBehind(image: DrawnImage, by: Point): Crop {
  const { left, top, right, bottom } = image.crop ?? wholePicture;
  const way = alongSides(image, by);
  const across = between(way.x, -Math.max(0, right), Math.max(0, left));
  const down = between(way.y, -Math.max(0, bottom), Math.max(0, top));
  return { left: left - across, right: right + across, top: top - down, bottom: bottom + down };
}

/** Shows another cut of a picture. */
export function cropCommands(slideId: string, image: DrawnImage, { crop, ...frame }: Cut): Command[] {
  const place = elementPlace(slideId, image.id);
  const isWhole = Object.values(crop).every((side) => side === 0);
  return [
    ...placeElements(slideId, [image], () => frame),
    ...(isWhole ? (image.crop ? [unset(place, 'crop')] : []) : [set(place.to('crop'), crop)]),
  ];
}
