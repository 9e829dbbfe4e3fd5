import type { Grip } from '@app/deck/geometry/resize.ts';
import { currentSlide } from '../store.ts';
import { afterClick, afterDoublePress, afterPress, type Choice } from './choose.ts';
import { cropGesture } from './crop.ts';
import { drawGesture } from './draw.ts';
import { followPointer, type Gesture } from './follow-pointer.ts';
import { elementAt } from './hit.ts';
import { lineEndGesture, type LineEndName } from './line-end.ts';
import { marqueeGesture } from './marquee.ts';
import { moveGesture } from './move.ts';
import { pan } from './pan.ts';
import { resizeGesture } from './resize.ts';
import { rotateGesture } from './rotate.ts';
import type { Stage } from './stage.ts';

/** What a handle of the selection does; it stands on the handle as `data-handle`. */
export type Handle =
  | { kind: 'resize'; grip: Grip }
  | { kind: 'rotate' }
  | { kind: 'line'; end: LineEndName }
  | { kind: 'crop'; grip: Grip };

/** The name of a handle, and back. */
export const handleName = (handle: Handle): string => JSON.stringify(handle);

/** Parts of the canvas that answer to the pointer themselves, such as a text that is being written in. */
const ownPointer = '[contenteditable="true"], [data-own-pointer], input, textarea, button:not([data-handle])';

function gestureOf(stage: Stage, handle: Handle): Gesture {
  if (handle.kind === 'rotate') return rotateGesture(stage);
  if (handle.kind === 'crop') return cropGesture(stage, handle.grip);
  return handle.kind === 'line' ? lineEndGesture(stage, handle.end) : resizeGesture(stage, handle.grip);
}

/** The gesture of a press on an element or beside all of them; what is chosen changes at once. */
function pressOn(stage: Stage, event: PointerEvent): Gesture {
  const { editor } = stage;
  const state = editor.store.getState();
  const { elements } = currentSlide(state);
  const before: Choice = { selected: state.selected, entered: state.entered };
  const adds = event.shiftKey || event.ctrlKey || event.metaKey;
  const id = elementAt(stage, { x: event.clientX, y: event.clientY });
  const next = afterPress(elements, before, id, adds);
  if (next !== before || state.opened !== undefined) editor.select(next.selected, next.entered);
  const isLocked = elements.find((each) => each.id === id)?.locked === true;
  if (id === undefined || isLocked)
    return marqueeGesture(stage, adds ? next : { selected: [], entered: next.entered });
  return {
    ...moveGesture(stage),
    onClick() {
      const after = afterClick(elements, before, id, adds);
      editor.select(after.selected, after.entered);
    },
  };
}

/** The pointer came down on the canvas. `isPanning`: the space bar is held. */
export function press(stage: Stage, event: PointerEvent, isPanning: boolean): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(ownPointer)) return;
  if (event.button === 1 || (event.button === 0 && isPanning)) {
    event.preventDefault();
    return pan(stage, event);
  }
  if (event.button === 2) return chooseForMenu(stage, event);
  if (event.button !== 0 || !event.isPrimary) return;
  const { tool } = stage.editor.store.getState();
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
  if (tool.kind === 'draw') followPointer(stage, event, drawGesture(stage, tool));
  else if (handle !== undefined) followPointer(stage, event, gestureOf(stage, JSON.parse(handle) as Handle));
  else followPointer(stage, event, pressOn(stage, event));
}

/** A menu is about what lies under the pointer, or about all that is chosen there. */
function chooseForMenu(stage: Stage, event: PointerEvent): void {
  const { editor } = stage;
  const state = editor.store.getState();
  const id = elementAt(stage, { x: event.clientX, y: event.clientY });
  const next = afterPress(currentSlide(state).elements, state, id, false);
  editor.select(next.selected, next.entered);
}

/** Two presses: into a group, or into an element. */
export function doublePress(stage: Stage, event: MouseEvent): void {
  const { editor } = stage;
  const { target } = event;
  if (!(target instanceof Element) || target.closest(ownPointer)) return;
  const state = editor.store.getState();
  const id = elementAt(stage, { x: event.clientX, y: event.clientY });
  const next =
    id === undefined ? undefined : afterDoublePress(currentSlide(state).elements, id, state.entered);
  if (!next) return;
  if ('opens' in next) editor.open(next.opens);
  else editor.select(next.selected, next.entered);
}
