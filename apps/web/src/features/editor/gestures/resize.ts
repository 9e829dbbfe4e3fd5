import { type Placed, placeElements } from '@app/deck/commands/arrange.ts';
import { together } from '@app/deck/commands/transaction.ts';
import type { Deck } from '@app/deck/deck.ts';
import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { TextElement } from '@app/deck/element.ts';
import { boundsOf, type Rect, type TurnedBox, unionOf } from '@app/deck/geometry/bounds.ts';
import { type Grip, resizeBox, scaledInto } from '@app/deck/geometry/resize.ts';
import { reachAt } from '@app/deck/snap/axis-snap.ts';
import { createResizeSnap } from '@app/deck/snap/resize-snap.ts';
import { collectTargets } from '@app/deck/snap/targets.ts';
import { growingSide, grownBox } from '@app/deck/text/grow.ts';
import { fitCommands, isWithText } from '../components/textbox/fit-text.ts';
import { neededRoom } from '../components/textbox/measure-text.ts';
import { currentSlide, type EditorState } from '../store.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview, type Preview } from './preview.ts';
import { seenMovable } from './seen.ts';
import type { Stage } from './stage.ts';
import { withLines } from './with-lines.ts';

/** Nothing can be made so small that it cannot be held any more. */
const least = 8;

const isQuarter = ({ rotate }: { rotate: number }) => rotate % 90 === 0;

/** Whether a box follows its words: then pulling it wider or narrower makes it lower or higher. */
const follows = (element: DrawnElement): element is Drawn<TextElement> =>
  element.type === 'text' && element.text.fit === 'grow' && growingSide(element.text.direction) === 'height';

/** The box of a text after its words have found their lines in it; the side that was not pulled stays. */
function aroundWords({ text }: Drawn<TextElement>, box: Placed, grip: Grip): Placed {
  const needed = neededRoom(text, box);
  const height = grip.x === 0 ? Math.max(needed, box.height) : needed;
  return { ...box, ...grownBox(box, { anchor: grip.y === -1 ? 'bottom' : 'top' }, height) };
}

/** What makes words fit their boxes again, or boxes their words, after both got another size. */
const fitAgain = (state: EditorState, ids: readonly string[]) => (deck: Deck) =>
  currentSlide({ ...state, deck }).elements.flatMap((element) =>
    ids.includes(element.id) && isWithText(element)
      ? fitCommands({ ...state, deck }, state.slideId, element)
      : [],
  );

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
      boxes = boxesFor(pick(to));
      if (only && elements.length === 1 && follows(only))
        boxes = { [only.id]: aroundWords(only, pick(to), grip) };
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
      // What was pulled higher than its words stays so until they are written in again.
      const fitted = elements.filter((each) => !follows(each)).map(({ id }) => id);
      const all = together(state.deck, () => placed, fitAgain(state, fitted));
      editor.perform(withLines(editor.store.getState(), all, ids));
      clearPreview(preview);
    },
  };
}

const pick = ({ left, top, width, height, rotate }: TurnedBox): Placed => ({
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
