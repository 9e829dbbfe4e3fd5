import { findFaces } from '../check/check-photo.ts';
import { cropAround } from '../check/suggest-crop.ts';
import { placeOf } from '../face/face-place.ts';
import type { FacePoints } from '../face/find-points.ts';
import type { Models } from '../face/models.ts';
import { mean, type Plane } from '../paint/plane.ts';
import { lightOf, type Portrait, portraitSize } from '../paint/portrait.ts';
import { type OpenPhoto, openPhoto } from '../photo/open-photo.ts';
import { type Crop, PhotoRefused } from '../port.ts';
import { fadeEdges } from './fade-edges.ts';
import { framePerson } from './frame-person.ts';
import { matteOf } from './matte.ts';

const longest = 1600;

async function faceIn(models: Models, opened: OpenPhoto): Promise<FacePoints> {
  const { face } = await findFaces(models, opened);
  if (!face) throw new PhotoRefused(['no-face']);
  return face;
}

/** The crop to use, opened, and the face in it. */
async function openFace(models: Models, photo: Uint8Array, given: Crop | undefined) {
  const opened = await openPhoto(photo, given, { longest });
  const face = await faceIn(models, opened);
  if (given) return { opened, face };
  const cropped = await openPhoto(photo, cropAround(face, opened), { longest });
  return { opened: cropped, face: await faceIn(models, cropped) };
}

/** Edge pixels show some of the wall behind; they take their colour from the person beside them. */
function decontaminate(colour: Plane, alpha: Plane, solid: Plane, solidShare: Plane, radius: number): Plane {
  const inside = mean(
    colour.map((value, i) => value * (solid[i] as number)),
    portraitSize,
    radius,
  );
  return colour.map((value, i) => {
    const [seen, share] = [alpha[i] as number, solidShare[i] as number];
    if (seen > 0.97 || share < 0.02) return value;
    const own = (inside[i] as number) / share;
    const kept = seen * seen;
    return value * kept + own * (1 - kept);
  });
}

/** Cuts a person out of a photo and frames them. */
export async function cutOut(models: Models, photo: Uint8Array, given: Crop | undefined): Promise<Portrait> {
  const { opened, face } = await openFace(models, photo, given);
  const framing = framePerson(opened.picture, placeOf(face));
  const { picture, isCutOut, scale } = await openPhoto(photo, opened.crop, {
    scale: opened.scale * framing.scale,
  });
  const larger = scale / opened.scale;
  const { width, height } = portraitSize;
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as [Plane, Plane, Plane, Plane];
  for (let y = 0; y < height; y++) {
    // Beyond the picture its edge goes on, so that nothing is guided by an edge that is none.
    const fromY = Math.min(picture.height - 1, Math.max(0, y - framing.top));
    for (let x = 0; x < width; x++) {
      const fromX = Math.min(picture.width - 1, Math.max(0, x - framing.left));
      const from = (fromY * picture.width + fromX) * 4;
      for (let c = 0; c < 4; c++) planes[c as 0][y * width + x] = (picture.data[from + c] as number) / 255;
    }
  }
  const [red, green, blue, given4] = planes;
  const colours: Portrait['colours'] = [red, green, blue];
  const matte = isCutOut ? given4 : await matteOf(models, colours, lightOf(colours), portraitSize);
  const pupils = placeOf(face).pupils * larger;
  const ends = {
    left: framing.left,
    right: framing.left + picture.width,
    top: framing.top,
    bottom: framing.top + picture.height,
  };
  const alpha = fadeEdges(matte, given4, ends, pupils);
  const solid = alpha.map((value) => (value > 0.97 ? 1 : 0));
  const radius = Math.round(pupils / 22);
  const solidShare = mean(solid, portraitSize, radius);
  const clean = isCutOut
    ? colours
    : (colours.map((colour) =>
        decontaminate(colour, matte, solid, solidShare, radius),
      ) as Portrait['colours']);
  const points = face.points.map(([x, y, z]): FacePoints['points'][number] => [
    x * larger + framing.left,
    y * larger + framing.top,
    z * larger,
  ]);
  return { ...portraitSize, colours: clean, alpha, points, pupils };
}
