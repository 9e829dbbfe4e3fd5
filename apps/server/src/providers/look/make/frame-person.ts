import type { FacePlace } from '../face/face-place.ts';
import { portraitSize } from '../paint/portrait.ts';
import type { Size } from '../paint/plane.ts';

/** How the templates are framed: where the middle between the pupils is, and how far these are apart. */
const template = { x: 480, y: 430, pupils: 153 };
/** A photo that shows less of a person is shown larger, up to this, so that it fills the frame. */
const mostPupils = 285;
/** How far below the upper edge the eyes are at least, in distances between the pupils: there is hair above them. */
const leastAbove = 2.3;

/** Where a picture lies in the frame: its scale, and where its upper left corner is. */
export type Framing = { scale: number; left: number; top: number };

/** Frames a person as the templates are framed, as far as the picture has what the frame shows. */
export function framePerson(picture: Size, { x, y, pupils }: FacePlace): Framing {
  const { width, height } = portraitSize;
  const below = (picture.height - y) / pupils;
  const filling = (width / picture.width) * pupils;
  // Eyes go down as a head gets larger.
  const reaching = Math.min((height - template.y) / below, height / (below + leastAbove));
  const shown = Math.min(mostPupils, Math.max(template.pupils, filling, reaching));
  const scale = shown / pupils;
  // A picture that ends too soon stands on the ground all the same, and one that is as wide as the frame covers it.
  const eyesAt = Math.max(template.y, shown * leastAbove, height - below * shown);
  const left = template.x - x * scale;
  const covering =
    picture.width * scale >= width ? Math.min(0, Math.max(width - picture.width * scale, left)) : left;
  return { scale, left: Math.round(covering), top: Math.round(eyesAt - y * scale) };
}
