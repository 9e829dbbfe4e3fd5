import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { RigFile } from '@app/contract/rig/schema.ts';
import { type CloseView, closeView } from './close-view.ts';
import type { FaceRenderer } from './renderer.ts';

/** Where the parts of a face are. Who is drawn needs the rig alone. */
export type FaceAddress = { rig: string; picture: string; mouth: string };

/** A face that can be shown on canvases. `want` is for tests: which renderer of the two a photo has. */
export type LoadedFace = {
  show(canvas: HTMLCanvasElement, want?: FaceRenderer['kind']): FaceRenderer;
  /** Where only the head is to be seen; nothing of who is framed for that already. */
  headView?: CloseView | undefined;
};

async function answer(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
}

/** Some browsers premultiply while they upload, some do not; one that was premultiplied before is right in all of them. */
const bitmapOf = async (address: string): Promise<ImageBitmap> =>
  createImageBitmap(await (await answer(address)).blob(), { premultiplyAlpha: 'premultiply' });

/** A photo on a mesh. */
async function loadMesh(file: RigFile, { picture, mouth }: FaceAddress): Promise<LoadedFace> {
  const [{ createRenderer }, portrait, sheet] = await Promise.all([
    import('./renderer-pick.ts'),
    bitmapOf(picture),
    bitmapOf(mouth),
  ]);
  return {
    show: (canvas, want) => createRenderer(canvas, file, { portrait, mouth: sheet }, want),
    headView: closeView(file),
  };
}

/** A face that is drawn, from what it is put together from. */
export async function drawnFace(file: CharacterFile): Promise<LoadedFace> {
  const { createDrawnRenderer } = await import('./drawn/renderer-drawn.ts');
  return { show: (canvas) => createDrawnRenderer(canvas, file) };
}

/** Fetches everything a face needs, and only the code for its kind. */
export async function loadFace(address: FaceAddress): Promise<LoadedFace> {
  const file = (await (await answer(address.rig)).json()) as RigFile | CharacterFile;
  return 'kind' in file ? drawnFace(file) : loadMesh(file, address);
}
