import type { RigFile } from '@app/contract/rig/schema.ts';
import { board } from './drawn/board.ts';

/**
 * Where the eyes are when a head alone is shown, and how far apart the pupils are at most, so that all of the head is seen; and how
 * much of the picture there is below the eyes at least, or its lower end would be seen. Units of the drawing board.
 */
const close = { x: 300, y: 260, pupils: 112, below: 300 };

/** How a picture is moved and shrunk: shares of its own size. */
export type CloseView = { scale: number; left: number; top: number };

/** A photo that shows less than head and shoulders has a larger head than the templates: how it fits where only a head is seen. */
export function closeView({ picture, space }: Pick<RigFile, 'picture' | 'space'>): CloseView | undefined {
  const x = space.origin[0] / picture.width;
  const y = space.origin[1] / picture.height;
  const pupils = (space.pupilDistance / picture.width) * board.width;
  const scale = Math.max(close.pupils / pupils, close.below / (board.height * (1 - y)));
  if (scale >= 1) return undefined;
  return { scale, left: close.x / board.width - x * scale, top: close.y / board.height - y * scale };
}
