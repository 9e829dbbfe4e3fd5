import type { RigFile } from '@app/contract/rig/schema.ts';
import type { FacePictures } from './renderer.ts';
import { openRig, type Rig } from './rig.ts';

/** Where the parts of a face are. */
export type FaceAddress = { rig: string; picture: string; mouth: string };

export type LoadedFace = { rig: Rig; pictures: FacePictures<ImageBitmap> };

async function answer(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
}

/** Some browsers premultiply while they upload, some do not; one that was premultiplied before is right in all of them. */
const bitmapOf = async (address: string): Promise<ImageBitmap> =>
  createImageBitmap(await (await answer(address)).blob(), { premultiplyAlpha: 'premultiply' });

/** Fetches everything a face needs. */
export async function loadFace({ rig, picture, mouth }: FaceAddress): Promise<LoadedFace> {
  const [file, portrait, sheet] = await Promise.all([
    answer(rig).then((response) => response.json() as Promise<RigFile>),
    bitmapOf(picture),
    bitmapOf(mouth),
  ]);
  return { rig: openRig(file), pictures: { portrait, mouth: sheet } };
}
