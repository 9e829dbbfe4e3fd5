import type { CharacterFile } from '@app/contract/character/schema.ts';
import { fitView } from '../placer.ts';
import type { FaceRenderer } from '../renderer.ts';
import { board } from './board.ts';
import { compose } from './compose.ts';
import { type Box, drawCharacter, type Stamp } from './draw.ts';

type Kept = { picture: HTMLCanvasElement; box: Box };

/** Draws a presenter with the canvas of the browser, which needs no graphics card and no pictures. */
export function createDrawnRenderer(canvas: HTMLCanvasElement, file: CharacterFile): FaceRenderer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const character = compose(file);
  const kept = new Map<string, Kept>();

  const viewOf = () => fitView(board, canvas.width, canvas.height);
  let view = viewOf();

  /** What keeps its shape is drawn once for the size of the canvas. */
  const stamp: Stamp = (name, { box: measure, paint }) => {
    let layer = kept.get(name);
    if (!layer) {
      const box = measure();
      const scale = view.scale * board.scale;
      const picture = document.createElement('canvas');
      picture.width = Math.max(1, Math.ceil((box.right - box.left) * scale));
      picture.height = Math.max(1, Math.ceil((box.bottom - box.top) * scale));
      const pen = picture.getContext('2d');
      if (!pen) return;
      pen.scale(scale, scale);
      pen.translate(-box.left, -box.top);
      paint(pen);
      layer = { picture, box };
      kept.set(name, layer);
    }
    const { picture, box } = layer;
    const scale = view.scale * board.scale;
    context.drawImage(picture, box.left, box.top, picture.width / scale, picture.height / scale);
  };

  /** Nobody ends at a straight edge. */
  function fadeOut(): void {
    if (!context) return;
    const fade = context.createLinearGradient(0, board.fadeFrom, 0, board.height);
    fade.addColorStop(0, '#00000000');
    fade.addColorStop(1, '#000000');
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = fade;
    context.fillRect(0, board.fadeFrom, board.width, board.height - board.fadeFrom);
    context.globalCompositeOperation = 'source-over';
  }

  return {
    kind: 'drawn',
    draw(pose) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.setTransform(view.scale, 0, 0, view.scale, view.left, view.top);
      drawCharacter(context, character, pose, stamp);
      fadeOut();
    },
    resize(width, height) {
      if (width === canvas.width && height === canvas.height) return;
      canvas.width = width;
      canvas.height = height;
      kept.clear();
      view = viewOf();
    },
    dispose: () => kept.clear(),
  };
}
