import { type Placed, placeElements } from '@app/deck/commands/arrange.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { boundsOf, type Rect, unionOf } from '@app/deck/geometry/bounds.ts';
import { type Grip, resizeBox, scaledInto } from '@app/deck/geometry/resize.ts';
import { reachAt } from '@app/deck/snap/axis-snap.ts';
import { createResizeSnap } from '@app/deck/snap/resize-snap.ts';
import { collectTargets } from '@app/deck/snap/targets.ts';
import { flushSync } from 'react-dom';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview, type Preview } from './preview.ts';
import { seenMovable } from './seen.ts';
import { nodesOf, type Stage } from './stage.ts';
import { withLines } from './with-lines.ts';

/** Nothing can be made so small that it cannot be held any more. */
const least = 8;

const isQuarter = ({ rotate }: { rotate: number }) => rotate % 90 === 0;

/** Whether a box follows its words: then pulling it wider or narrower makes it lower or higher. */
const follows = (element: DrawnElement) =>
  element.type === 'text' && element.text.fit === 'grow' && !element.text.direction?.startsWith('vertical');

/** How high the words of a text stand now. */
function wordsHeight(stage: Stage, element: DrawnElement): number | undefined {
  if (element.type !== 'text') return undefined;
  const words = nodesOf(stage, [element.id])[0]?.lastElementChild?.firstElementChild;
  const { top, bottom } = element.text.inset;
  return words instanceof HTMLElement ? words.offsetHeight + top + bottom : undefined;
}

/** The box of a text after its words have found their lines in it; it grows downwards where its top was not pulled. */
function aroundWords(stage: Stage, element: DrawnElement, box: Placed, grip: Grip): Placed {
  const words = wordsHeight(stage, element);
  if (words === undefined) return box;
  const height = grip.y === 0 || grip.x !== 0 ? words : Math.max(words, box.height);
  if (grip.y === -1) return { ...box, top: box.top + box.height - height, height };
  return { ...box, height };
}

function beginResize(stage: Stage, grip: Grip) {
  const { editor, preview, view } = stage;
  const state = editor.store.getState();
  const { elements, others, slideId } = seenMovable(state);
  const [only] = elements;
  const frame: Rect & { rotate: number } =
    elements.length === 1 && only
      ? only
      : { ...(unionOf(elements.map(boundsOf)) ?? { left: 0, top: 0, width: 0, height: 0 }), rotate: 0 };
  const isRigid = elements.some((each) => each.fixedRatio || (elements.length > 1 && !isQuarter(each)));
  const targets = collectTargets(others.map(boundsOf), state.deck.viewport, view.getState().guides);
  const canSnap = view.getState().snaps && frame.rotate === 0;
  const snapFrom = (fromCentre: boolean) =>
    canSnap ? createResizeSnap(targets, frame, grip, reachAt(stage.scale), fromCentre) : undefined;
  const snaps = { side: snapFrom(false), centre: snapFrom(true) };
  let boxes: Record<string, Placed> = {};

  const boxesFor = (to: Rect & { rotate: number }): Record<string, Placed> =>
    Object.fromEntries(
      elements.map((each) => [
        each.id,
        elements.length === 1 ? { ...to } : scaledInto(pick(each), frame, to),
      ]),
    );

  return {
    show(hand: Hand) {
      const way = { keepsRatio: hand.shift || isRigid, fromCentre: hand.alt, least };
      const caught = hand.mod ? undefined : (hand.alt ? snaps.centre : snaps.side)?.(hand.by);
      const to = resizeBox(frame, grip, caught ?? hand.by, way);
      boxes = boxesFor({ left: to.left, top: to.top, width: to.width, height: to.height, rotate: to.rotate });
      if (only && elements.length === 1 && follows(only)) {
        const [wide] = Object.values(boxes);
        flushSync(() => preview.setState({ boxes }));
        if (wide) boxes = { [only.id]: aroundWords(stage, only, wide, grip) };
      }
      const shown = Object.values(boxes)[0];
      const size = elements.length === 1 && shown ? shown : to;
      const next: Partial<Preview> = {
        boxes,
        marks: caught?.marks(boundsOf(to)) ?? [],
        tip: `${Math.round(size.width)} × ${Math.round(size.height)}`,
      };
      preview.setState(next);
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

const pick = ({ left, top, width, height, rotate }: DrawnElement): Placed => ({
  left,
  top,
  width,
  height,
  rotate,
});

/** Pulls what is chosen at one of its grips. */
export function resizeGesture(stage: Stage, grip: Grip): Gesture {
  let resizing: ReturnType<typeof beginResize> | undefined;
  return {
    onMove(hand) {
      resizing ??= beginResize(stage, grip);
      resizing.show(hand);
    },
    onEnd: (hand) => resizing?.drop(hand),
    onCancel: () => clearPreview(stage.preview),
  };
}
