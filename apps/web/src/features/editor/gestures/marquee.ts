import { boundsOf, isInside, type Rect, rectBetween, touches } from '@app/deck/geometry/bounds.ts';
import { currentSlide, type EditorState } from '../store.ts';
import { type Choice, unitAt } from './choose.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import { seenElements } from './seen.ts';
import type { Stage } from './stage.ts';

/** The units that an area touches. A ground that it lies wholly in is not meant, nor is what is locked. */
export function unitsIn(state: EditorState, area: Rect, before: Choice): string[] {
  const { elements } = currentSlide(state);
  const found = seenElements(state).flatMap((element) => {
    const box = boundsOf(element);
    if (element.hidden || element.locked || !touches(box, area) || isInside(area, box)) return [];
    return unitAt(elements, element.id, before.entered).selected;
  });
  return [...new Set([...before.selected, ...found])];
}

/** Chooses what an area touches that is drawn over the slide; `before` is what stays chosen with it. */
export function marqueeGesture(stage: Stage, before: Choice): Gesture {
  const { editor, preview } = stage;
  const show = (hand: Hand) => {
    const area = rectBetween({ x: hand.at.x - hand.by.x, y: hand.at.y - hand.by.y }, hand.at);
    preview.setState({ area });
    const chosen = unitsIn(editor.store.getState(), area, before);
    const { selected } = editor.store.getState();
    const isSame = chosen.length === selected.length && chosen.every((id) => selected.includes(id));
    if (!isSame) editor.select(chosen, before.entered);
  };
  return {
    onMove: show,
    onEnd(hand) {
      show(hand);
      clearPreview(preview);
    },
    onCancel() {
      editor.select(before.selected, before.entered);
      clearPreview(preview);
    },
  };
}
