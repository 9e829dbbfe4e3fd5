import type { Axis } from '@app/deck/snap/targets.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import type { Stage } from './stage.ts';

/** Puts a guide somewhere else, or away where it would lie outside of the slide. */
export function moveGuide(stage: Stage, axis: Axis, from: number | undefined, to: number): void {
  const { width, height } = stage.editor.store.getState().deck.viewport;
  const isOn = to >= 0 && to <= (axis === 'x' ? width : height);
  stage.view.setState(({ guides }) => {
    const others = guides[axis].filter((at) => at !== from && at !== to);
    return { guides: { ...guides, [axis]: isOn ? [...others, to] : others } };
  });
}

/** Draws a guide out of a ruler, or another place for one (`from`). `x` are upright ones. */
export function guideGesture(stage: Stage, axis: Axis, from?: number): Gesture {
  const { preview } = stage;
  const { width, height } = stage.editor.store.getState().deck.viewport;
  const placeOf = (hand: Hand) => Math.round(hand.at[axis]);
  return {
    onMove: (hand) =>
      preview.setState({
        marks: [{ kind: 'line', axis, at: placeOf(hand), from: 0, to: axis === 'x' ? height : width }],
      }),
    onEnd(hand) {
      clearPreview(preview);
      moveGuide(stage, axis, from, placeOf(hand));
    },
    onCancel: () => clearPreview(preview),
  };
}
