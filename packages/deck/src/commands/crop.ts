import type { Size } from '../deck.ts';
import type { DrawnElement } from '../drawn.ts';
import type { Crop } from '../paint.ts';
import { turn } from '../geometry/transform.ts';

/** A picture as it is seen. */
type DrawnImage = Extract<DrawnElement, { type: 'image' }>;
type Frame = Pick<DrawnImage, 'left' | 'top' | 'width' | 'height'>;

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
export function recropped(image: DrawnImage, crop: Crop): Frame & { crop: Crop } {
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
