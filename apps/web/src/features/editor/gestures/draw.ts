import { addElements } from '@app/deck/commands/elements.ts';
import { type DrawTool, makeElement, type NewBox, newSize } from '@app/deck/commands/make-element.ts';
import { boundsOf, rectBetween } from '@app/deck/geometry/bounds.ts';
import { lineBetween, straightened } from '@app/deck/geometry/line-ends.ts';
import type { Point } from '@app/deck/geometry/transform.ts';
import { lineTool } from '@app/deck/shapes/lines.ts';
import { reachAt } from '@app/deck/snap/axis-snap.ts';
import { createPointSnap } from '@app/deck/snap/resize-snap.ts';
import { collectTargets } from '@app/deck/snap/targets.ts';
import { newId } from '../../../lib/new-id.ts';
import { selectTool } from '../session.ts';
import { currentSlide } from '../store.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import { seenElements } from './seen.ts';
import type { Stage } from './stage.ts';

const isLineTool = ({ type, preset }: DrawTool) =>
  type === 'shape' && preset !== undefined && lineTool(preset) !== undefined;

/** The corner opposite of the first: with Shift of a square, or of a line at a multiple of 15 degrees. */
function cornerOf(from: Point, to: Point, tool: DrawTool, isEven: boolean): Point {
  if (!isEven) return to;
  if (isLineTool(tool)) return straightened(from, to);
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return { x: from.x + Math.sign(to.x - from.x) * side, y: from.y + Math.sign(to.y - from.y) * side };
}

function boxOf(from: Point, to: Point, tool: DrawTool): NewBox {
  if (!isLineTool(tool)) return rectBetween(from, to);
  const { rotate: _rotate, ...box } = lineBetween(from, to);
  return box;
}

/** Whoever draws less than this meant a click. */
const leastDrawn = 8;

const usualBox = ({ x, y }: Point, tool: DrawTool): NewBox => ({ left: x, top: y, ...newSize(tool) });

/** Puts something new on the slide and chooses it; one can write into a text at once. */
export function putNew({ editor }: Pick<Stage, 'editor'>, tool: DrawTool, box: NewBox): void {
  const slide = currentSlide(editor.store.getState());
  const element = makeElement(tool, box, newId);
  editor.use({ tool: selectTool, entered: undefined });
  editor.perform(addElements(slide.id, slide.elements.length, [element]), { select: [element.id] });
  if (tool.type === 'text') editor.open(element.id);
}

/** Draws something new: as large as it is drawn, or in its usual size after a click. */
export function drawGesture(stage: Stage, tool: DrawTool): Gesture {
  const { editor, preview, view } = stage;
  const state = editor.store.getState();
  const boxes = seenElements(state).flatMap((each) => (each.hidden ? [] : boundsOf(each)));
  const targets = collectTargets(boxes, state.deck.viewport, view.getState().guides);
  const reach = reachAt(stage.scale);
  const snaps = view.getState().snaps
    ? { from: createPointSnap(targets, reach), to: createPointSnap(targets, reach) }
    : undefined;
  const ends = (hand: Hand) => {
    const first = { x: hand.at.x - hand.by.x, y: hand.at.y - hand.by.y };
    const from = hand.mod ? first : (snaps?.from(first) ?? first);
    const caught = hand.mod || hand.shift ? undefined : snaps?.to(hand.at);
    return { from, to: cornerOf(from, caught ?? hand.at, tool, hand.shift), marks: caught?.marks ?? [] };
  };
  return {
    onMove(hand) {
      const { from, to, marks } = ends(hand);
      const area = rectBetween(from, to);
      preview.setState({ area, marks, tip: `${Math.round(area.width)} × ${Math.round(area.height)}` });
    },
    onEnd(hand) {
      const { from, to } = ends(hand);
      clearPreview(preview);
      const isClick = Math.hypot(to.x - from.x, to.y - from.y) < leastDrawn;
      putNew(stage, tool, isClick ? usualBox(from, tool) : boxOf(from, to, tool));
    },
    onClick: (hand) => putNew(stage, tool, usualBox(hand.at, tool)),
    onCancel() {
      clearPreview(preview);
      editor.use({ tool: selectTool });
    },
  };
}
