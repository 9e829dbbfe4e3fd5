import { rigSchema } from '@app/contract/rig/schema.ts';
import { buildRig } from '@app/player/avatar/build/build-rig.ts';
import type { FaceModel } from '@app/player/avatar/build/face-model.ts';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { placeOf } from '../face/face-place.ts';
import type { Colour } from '../paint/colour.ts';
import { bytesOf, type Portrait } from '../paint/portrait.ts';
import type { PhotoLook } from '../port.ts';
import { restExpression } from './rest-expression.ts';
import { skinColour } from '../paint/skin.ts';

/** The face alone, as the templates show it: its side in distances between the pupils, and where the eyes are in it. */
const faceSquare = { side: 3.4, eyes: 0.44, pixels: 256 };

const rounded = (value: number): number => Math.round(value * 100) / 100;

async function facePicture({ width, height, points, pupils }: Portrait, bytes: Uint8Array) {
  const side = Math.min(width, Math.round(pupils * faceSquare.side));
  const { x, y } = placeOf({ points });
  const within = (place: number, most: number) => Math.min(most - side, Math.max(0, Math.round(place)));
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .extract({
      left: within(x - side / 2, width),
      top: within(y - side * faceSquare.eyes, height),
      width: side,
      height: side,
    })
    .resize(faceSquare.pixels, faceSquare.pixels)
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}

/** Makes a portrait movable. */
export async function makeLook(portrait: Portrait, model: FaceModel): Promise<PhotoLook> {
  const { width, height, points } = portrait;
  const landmarks = {
    width,
    height,
    skin: skinColour(portrait).map((value) => Math.round(value * 255)) as Colour,
    points: points.map(([x, y, z]): [number, number, number] => [rounded(x), rounded(y), rounded(z)]),
  };
  const rig = z.parse(rigSchema, buildRig(landmarks, model, restExpression(portrait)));
  const bytes = bytesOf(portrait);
  const picture = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .webp({ quality: 86, alphaQuality: 90, effort: 4 })
    .toBuffer();
  return { kind: 'photo', rig, picture, face: await facePicture(portrait, bytes) };
}
