import { placeElements } from '@app/deck/commands/arrange.ts';
import { connectEnd, nearestSite } from '@app/deck/commands/connect.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { boundsOf } from '@app/deck/geometry/bounds.ts';
import { lineBetween, lineEnds, straightened } from '@app/deck/geometry/line-ends.ts';
import { reachAt } from '@app/deck/snap/axis-snap.ts';
import { createPointSnap } from '@app/deck/snap/resize-snap.ts';
import { collectTargets } from '@app/deck/snap/targets.ts';
import { currentSlide } from '../store.ts';
import type { Gesture, Hand } from './follow-pointer.ts';
import { clearPreview } from './preview.ts';
import { seenMovable } from './seen.ts';
import type { Stage } from './stage.ts';

/** So near, in pixels, an end is glued to a side. */
const glueReach = 12;

const hasGlue = (line: DrawnElement) => line.type === 'shape' && (line.start ?? line.end) !== undefined;

/** The ends that a line is held by. */
export type LineEndName = 'start' | 'end';

function beginLine(stage: Stage, which: LineEndName) {
  const { editor, preview, view } = stage;
  const state = editor.store.getState();
  const { elements, others, slideId } = seenMovable(state);
  const [line] = elements;
  if (!line) return undefined;
  const ends = lineEnds(line);
  const targets = collectTargets(others.map(boundsOf), state.deck.viewport, view.getState().guides);
  const snap = view.getState().snaps ? createPointSnap(targets, reachAt(stage.scale)) : undefined;
  let box = lineBetween(ends.start, ends.end, line.rotate);

  return {
    show(hand: Hand) {
      const held = ends[which];
      const wanted = { x: held.x + hand.by.x, y: held.y + hand.by.y };
      const fixed = which === 'start' ? ends.end : ends.start;
      const caught = hand.mod || hand.shift ? undefined : snap?.(wanted);
      const to = hand.shift ? straightened(fixed, wanted) : (caught ?? wanted);
      box = which === 'start' ? lineBetween(to, fixed, line.rotate) : lineBetween(fixed, to, line.rotate);
      preview.setState({
        boxes: { [line.id]: box },
        marks: caught?.marks ?? [],
        tip: String(Math.round(Math.hypot(box.width, box.height))),
      });
    },
    drop(hand: Hand) {
      this.show(hand);
      const last = box;
      const now = editor.store.getState();
      const slide = drawSlide(currentSlide(now), now.deck.design);
      // Dropped on a side of something, the end stays there; Ctrl leaves it free.
      const site = hand.mod ? undefined : nearestSite(slide, hand.at, glueReach / stage.scale);
      const placed = placeElements(slideId, [line], () => last);
      const free = { ...lineEnds(last)[which] };
      editor.perform(site || hasGlue(line) ? connectEnd(slide, line.id, which, site ?? free) : placed);
      clearPreview(preview);
    },
  };
}

/** Pulls one end of the chosen line; the other stays. */
export function lineEndGesture(stage: Stage, which: LineEndName): Gesture {
  let pulling: ReturnType<typeof beginLine>;
  return {
    onMove(hand) {
      pulling ??= beginLine(stage, which);
      pulling?.show(hand);
    },
    onEnd: (hand) => pulling?.drop(hand),
    onCancel: () => clearPreview(stage.preview),
  };
}
