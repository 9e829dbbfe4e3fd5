import { type FacePlace, placeOf } from '../face/face-place.ts';
import type { FacePoints } from '../face/find-points.ts';
import type { OpenPhoto, PhotoSize } from '../photo/open-photo.ts';
import type { Crop } from '../port.ts';

/** How large a portrait is in distances between the pupils, and how high the eyes are in it: as the templates have it. */
const portrait = { width: 6.2, eyes: 0.34 };
const ratio = 4 / 3;
/** A head that is tilted less looks natural. */
const leastTurn = 5;

/** A crop around a face of a photo: 3:4, as much of the portrait as the photo has. */
function suggestCrop({ width, height }: PhotoSize, { x, y, pupils, angle }: FacePlace): Crop {
  const tilt = Math.round((-angle * 180) / Math.PI);
  const turn = Math.abs(tilt) < leastTurn ? 0 : tilt;
  const isLying = Math.abs(turn) > 45 && Math.abs(turn) < 135;
  // Of a photo that is turned on its side, height is width.
  const [across, down] = isLying ? [height, width] : [width, height];
  const wide = Math.floor(Math.min(portrait.width * pupils, across, down / ratio));
  const high = Math.floor(wide * ratio);
  // The middle of the crop lies below the eyes, along the head.
  const below = (0.5 - portrait.eyes) * high;
  const along = (-turn * Math.PI) / 180;
  const middle = { x: x - Math.sin(along) * below, y: y + Math.cos(along) * below };
  const [boxWide, boxHigh] = isLying ? [high, wide] : [wide, high];
  const within = (place: number, size: number, most: number) =>
    Math.min(Math.max(place, size / 2), Math.max(size / 2, most - size / 2));
  return {
    left: Math.round(within(middle.x, boxWide, width) - wide / 2),
    top: Math.round(within(middle.y, boxHigh, height) - high / 2),
    width: wide,
    height: high,
    turn,
  };
}

/** A good crop of a photo around a face that was found in it, opened as a whole. */
export function cropAround(face: FacePoints, { size, scale }: OpenPhoto): Crop {
  const { x, y, pupils, angle } = placeOf(face);
  return suggestCrop(size, { x: x / scale, y: y / scale, pupils: pupils / scale, angle });
}
