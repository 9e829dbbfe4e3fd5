import { placeElements } from '@app/deck/commands/arrange.ts';
import { duplicateElements } from '@app/deck/commands/duplicate.ts';
import { boundsOf, unionOf } from '@app/deck/geometry/bounds.ts';
import type { Point } from '@app/deck/geometry/transform.ts';
import { reachAt } from '@app/deck/snap/axis-snap.ts';
import { createMoveSnap } from '@app/deck/snap/move-snap.ts';
import { collectTargets } from '@app/deck/snap/targets.ts';
import { newId } from '../../../lib/new-id.ts';
import { currentSlide } from '../store.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import { seenMovable } from './seen.ts';
import { nodesOf, type Stage } from './stage.ts';
import { withLines } from './with-lines.ts';

/** With Shift things move level or upright, whichever is further. */
const alongOneAxis = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** Copies of nodes stay where the originals are, while those are shown as what is being made. */
function leaveCopies(nodes: readonly HTMLElement[]): () => void {
  const copies = nodes.map((node) => {
    const copy = node.cloneNode(true) as HTMLElement;
    copy.style.translate = '';
    node.before(copy);
    return copy;
  });
  return () => copies.forEach((copy) => copy.remove());
}

function beginMove(stage: Stage) {
  const { editor, preview, view } = stage;
  const state = editor.store.getState();
  const chosen = seenMovable(state);
  const box = unionOf(chosen.elements.map(boundsOf));
  const nodes = nodesOf(
    stage,
    chosen.elements.map(({ id }) => id),
  );
  const targets = collectTargets(chosen.others.map(boundsOf), state.deck.viewport, view.getState().guides);
  const snap = box && view.getState().snaps ? createMoveSnap(targets, box, reachAt(stage.scale)) : undefined;
  let removeCopies: (() => void) | undefined;
  let by: Point = { x: 0, y: 0 };

  return {
    show(hand: Hand) {
      const wanted = hand.shift ? alongOneAxis(hand.by) : hand.by;
      const caught = hand.mod ? undefined : snap?.(wanted.x, wanted.y);
      by = caught ? { x: caught.x, y: caught.y } : wanted;
      // What is held on an axis stays there, also where something would catch it.
      if (hand.shift) by = wanted.x === 0 ? { x: 0, y: by.y } : { x: by.x, y: 0 };
      const translate = `${by.x}px ${by.y}px`;
      if (hand.alt) removeCopies ??= leaveCopies(nodes);
      else {
        removeCopies?.();
        removeCopies = undefined;
      }
      for (const node of nodes) node.style.translate = translate;
      if (stage.frames) stage.frames.style.translate = `${by.x * stage.scale}px ${by.y * stage.scale}px`;
      preview.setState({ marks: caught?.marks ?? [] });
    },
    drop(hand: Hand) {
      this.show(hand);
      const isCopy = removeCopies !== undefined;
      if (isCopy) {
        const { commands, ids } = duplicateElements(currentSlide(state).elements, chosen, by, newId);
        editor.perform(commands, { select: ids });
      } else {
        const placed = placeElements(chosen.slideId, chosen.elements, ({ left, top }) => ({
          left: left + by.x,
          top: top + by.y,
        }));
        const ids = chosen.elements.map(({ id }) => id);
        editor.perform(withLines(state, placed, ids));
      }
      this.stop();
    },
    stop() {
      removeCopies?.();
      for (const node of nodes) node.style.translate = '';
      if (stage.frames) stage.frames.style.translate = '';
      clearPreview(preview);
    },
  };
}

/**
 * Moves what is chosen. Until it is dropped only CSS changes: a frame costs no rendering, however many things move, and
 * what is dropped is one step to undo.
 */
export function moveGesture(stage: Stage): Gesture {
  let moving: ReturnType<typeof beginMove> | undefined;
  return {
    onMove(hand) {
      moving ??= beginMove(stage);
      moving.show(hand);
    },
    onEnd: (hand) => moving?.drop(hand),
    onCancel: () => moving?.stop(),
  };
}
