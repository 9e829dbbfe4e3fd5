import type { RigFile } from '@app/contract/rig/schema.ts';
import type { RawPicture } from './pixels.ts';
import type { FacePictures, FaceRenderer } from './renderer.ts';
import { createSoftRenderer } from './renderer-soft.ts';
import { createWebglRenderer } from './renderer-webgl.ts';
import { openRig, type Rig } from './rig.ts';

/** Programs that play a graphics card on the processor. Our own rasteriser is several times faster than they are. */
const playedCards = /swiftshader|llvmpipe|softpipe|software|basic render|mesa offscreen/i;

/** The most pixels the processor draws at 25 pictures a second without being felt. */
const softMost = { width: 360, height: 480 };

export const isPlayedCard = (name: string): boolean => playedCards.test(name);

/** The graphics card as the browser names it; undefined when there is none. */
function graphicsCard(): string | undefined {
  const probe = document.createElement('canvas');
  const gl = probe.getContext('webgl2', { failIfMajorPerformanceCaveat: false });
  if (!gl) return undefined;
  const more = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(more ? more.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

function rawPicture(bitmap: ImageBitmap): RawPicture {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The rasteriser on a canvas. It draws at most softMost pixels; the page's styles stretch them. */
function createCanvasRenderer(
  canvas: HTMLCanvasElement,
  rig: Rig,
  pictures: FacePictures<ImageBitmap>,
): FaceRenderer {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  const raw = { portrait: rawPicture(pictures.portrait), mouth: rawPicture(pictures.mouth) };
  const soft = createSoftRenderer(rig, raw, { width: canvas.width, height: canvas.height });
  const resize = (width: number, height: number) => {
    const shrink = Math.min(1, softMost.width / width, softMost.height / height);
    soft.resize(width * shrink, height * shrink);
    canvas.width = soft.width;
    canvas.height = soft.height;
  };
  resize(canvas.width, canvas.height);
  return {
    kind: 'soft',
    draw(pose) {
      soft.draw(pose);
      context.putImageData(new ImageData(soft.pixels, soft.width, soft.height), 0, 0);
    },
    resize,
    dispose: () => soft.dispose(),
  };
}

/** The graphics card where there is a real one, else the rasteriser. */
export function createRenderer(
  canvas: HTMLCanvasElement,
  file: RigFile,
  pictures: FacePictures<ImageBitmap>,
  want?: FaceRenderer['kind'],
): FaceRenderer {
  const rig = openRig(file);
  const card = want === 'soft' ? undefined : graphicsCard();
  const real = card !== undefined && (want === 'webgl' || !isPlayedCard(card));
  const gl = real
    ? canvas.getContext('webgl2', { alpha: true, antialias: true, premultipliedAlpha: true })
    : null;
  return gl ? createWebglRenderer(gl, rig, pictures) : createCanvasRenderer(canvas, rig, pictures);
}
