import { createDeformer } from './deform.ts';
import { emptyPixels, fittedTo, type Pixels, premultiplied, type RawPicture, writePlain } from './pixels.ts';
import { fitView } from './placer.ts';
import { drawLayer, emptyTriangles } from './raster.ts';
import type { FacePictures, FaceRenderer } from './renderer.ts';
import type { Rig } from './rig.ts';

/** A renderer without a graphics card. What it drew is in `pixels`: red, green, blue, alpha, not premultiplied. */
export type SoftRenderer = FaceRenderer & {
  readonly kind: 'soft';
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
};

/** Pixels of the sheet of teeth and tongue per distance between the pupils, at its full width of 640. */
const sheetPerUnit = 512 / 640;

export function createSoftRenderer(
  rig: Rig,
  pictures: FacePictures<RawPicture>,
  size: { width: number; height: number },
): SoftRenderer {
  const deform = createDeformer(rig);
  const full = { portrait: premultiplied(pictures.portrait), mouth: premultiplied(pictures.mouth) };
  const ipd = Math.hypot(rig.toPicture.a, rig.toPicture.b);

  function stageOf(wide: number, high: number) {
    const [width, height] = [Math.max(1, Math.round(wide)), Math.max(1, Math.round(high))];
    const view = fitView(rig, width, height);
    const fitted: FacePictures<Pixels> = {
      portrait: fittedTo(full.portrait, full.portrait.width / (rig.width * view.scale)),
      mouth: fittedTo(full.mouth, (full.mouth.width * sheetPerUnit) / (ipd * view.scale)),
    };
    return {
      view,
      fitted,
      target: emptyPixels(width, height),
      pixels: new Uint8ClampedArray(new ArrayBuffer(width * height * 4)),
      empty: undefined as Uint8Array | undefined,
    };
  }
  let stage = stageOf(size.width, size.height);

  return {
    kind: 'soft',
    get width() {
      return stage.target.width;
    },
    get height() {
      return stage.target.height;
    },
    get pixels() {
      return stage.pixels;
    },
    draw(pose) {
      const { view, fitted, target } = stage;
      target.words.fill(0);
      for (const layer of deform(pose, view)) {
        const picture = layer.picture && fitted[layer.picture];
        if (layer.name === 'base') stage.empty ??= emptyTriangles(layer, fitted.portrait);
        drawLayer(target, layer, picture, layer.name === 'base' ? stage.empty : undefined);
      }
      writePlain(target, stage.pixels);
    },
    resize(width, height) {
      if (width !== stage.target.width || height !== stage.target.height) stage = stageOf(width, height);
    },
    dispose() {
      stage = stageOf(1, 1);
    },
  };
}
