import {
  type Cut,
  cropCommands,
  type DrawnImage,
  moveBehind,
  pullGrip,
  recropped,
} from '@app/deck/commands/crop.ts';
import type { Grip } from '@app/deck/geometry/resize.ts';
import type { Point } from '@app/deck/geometry/transform.ts';
import { currentSlide, type Editor, openedElement } from '../store.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import { seenElement } from './seen.ts';
import type { Stage } from './stage.ts';
import { withLines } from './with-lines.ts';

/** Everything that is done to the cut of a picture until it is left is one step to undo. */
export const cropStep = (id: string): string => `crop ${id}`;

/** The grip that holds no side: it moves the picture behind its frame. */
export const innerGrip: Grip = { x: 0, y: 0 };

/** The picture that is being cut, as it is seen. */
function openPicture({ store }: Editor): DrawnImage | undefined {
  const state = store.getState();
  const image = openedElement(state, 'image');
  // What is seen of a picture is a picture.
  return image && (seenElement(image, currentSlide(state).layoutId, state.deck.design) as DrawnImage);
}

function cutBy(image: DrawnImage, { x, y }: Grip, by: Point, keepsRatio: boolean): Cut {
  const { left, top, width, height } = image;
  if (x === 0 && y === 0) return { left, top, width, height, crop: moveBehind(image, by) };
  return recropped(image, pullGrip(image, { x, y }, by, keepsRatio));
}

function perform(editor: Editor, image: DrawnImage, cut: Cut): void {
  const state = editor.store.getState();
  const commands = cropCommands(state.slideId, image, cut);
  editor.perform(withLines(state, commands, [image.id]), { merge: cropStep(image.id) });
}

/** Pulls a side of the cut, or the picture behind it, by so much, as keys do. */
export function cropBy(editor: Editor, grip: Grip, by: Point): void {
  const image = openPicture(editor);
  if (image) perform(editor, image, cutBy(image, grip, by, false));
}

/** Pulls a grip of the cut, or the picture behind it; with Shift a corner keeps the ratio. */
export function cropGesture({ editor, preview }: Stage, grip: Grip): Gesture {
  const image = openPicture(editor);
  const cutFor = ({ by, shift }: Hand) => image && cutBy(image, grip, by, shift);
  return {
    onMove(hand) {
      const cut = cutFor(hand);
      if (!image || !cut) return;
      const tip = `${Math.round(cut.width)} × ${Math.round(cut.height)}`;
      preview.setState({ boxes: { [image.id]: cut }, tip });
    },
    onEnd(hand) {
      const cut = cutFor(hand);
      if (image && cut) perform(editor, image, cut);
      clearPreview(preview);
    },
    onCancel: () => clearPreview(preview),
  };
}
