import { type Placed, placeElements } from '@app/deck/commands/arrange.ts';
import { boundsOf, unionOf } from '@app/deck/geometry/bounds.ts';
import { directionTo, settledAngle, turnedAbout } from '@app/deck/geometry/rotate.ts';
import { centreOf, normalDegrees } from '@app/deck/geometry/transform.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import { seenMovable } from './seen.ts';
import type { Stage } from './stage.ts';
import { withLines } from './with-lines.ts';

function beginRotate(stage: Stage) {
  const { editor, preview } = stage;
  const { elements, slideId } = seenMovable(editor.store.getState());
  const [only] = elements;
  const frame = unionOf(elements.map(boundsOf)) ?? { left: 0, top: 0, width: 0, height: 0 };
  const centre = centreOf(elements.length === 1 && only ? only : frame);
  const before = elements.length === 1 && only ? only.rotate : 0;
  let boxes: Record<string, Placed> = {};
  let from: number | undefined;

  return {
    show(hand: Hand) {
      // The first frame is a few pixels late: what the pointer has turned since it came down counts.
      from ??= directionTo(centre, { x: hand.at.x - hand.by.x, y: hand.at.y - hand.by.y });
      const angle = settledAngle(normalDegrees(before + directionTo(centre, hand.at) - from), hand.shift);
      boxes = Object.fromEntries(
        elements.map((each) => {
          const { left, top, width, height, rotate } = turnedAbout(each, centre, angle - before);
          return [each.id, { left, top, width, height, rotate }];
        }),
      );
      preview.setState({ boxes, tip: `${Math.round(angle)}°` });
    },
    drop(hand: Hand) {
      this.show(hand);
      const last = boxes;
      const placed = placeElements(slideId, elements, ({ id }) => last[id] ?? {});
      const ids = elements.map(({ id }) => id);
      editor.perform(withLines(editor.store.getState(), placed, ids));
      clearPreview(preview);
    },
  };
}

/** Turns what is chosen about its middle. */
export function rotateGesture(stage: Stage): Gesture {
  let turning: ReturnType<typeof beginRotate> | undefined;
  return {
    onMove(hand) {
      turning ??= beginRotate(stage);
      turning.show(hand);
    },
    onEnd: (hand) => turning?.drop(hand),
    onCancel: () => clearPreview(stage.preview),
  };
}
