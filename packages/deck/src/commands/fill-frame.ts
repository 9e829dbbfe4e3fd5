import type { Size } from '../deck.ts';
import type { Crop } from '../paint.ts';

/** How much of another picture is cut away so that it fills a frame undistorted, around its middle; undefined: nothing. */
export function fillingCrop(picture: Size, frame: Size): Crop | undefined {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const across = (1 - frame.width / (picture.width * scale)) / 2;
  const down = (1 - frame.height / (picture.height * scale)) / 2;
  // What rounding cuts away nobody sees.
  if (Math.max(across, down) < 0.001) return undefined;
  return { left: across, right: across, top: down, bottom: down };
}

/** The cut of a picture of which a part was shown, and of that only a part. */
export const cutFurther = (shown: Crop, inner: Crop): Crop => {
  const [across, down] = [1 - shown.left - shown.right, 1 - shown.top - shown.bottom];
  return {
    left: shown.left + inner.left * across,
    right: shown.right + inner.right * across,
    top: shown.top + inner.top * down,
    bottom: shown.bottom + inner.bottom * down,
  };
};
