import { flagElements, placeElements } from '@app/deck/commands/arrange.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { duplicateElements } from '@app/deck/commands/duplicate.ts';
import { type Layer, removeElements, reorderElements } from '@app/deck/commands/elements.ts';
import { groupElements, ungroupElements, unitsOf } from '@app/deck/commands/groups.ts';
import { type DrawTool, middleBox, newSize } from '@app/deck/commands/make-element.ts';
import { newId } from '../../../lib/new-id.ts';
import { afterEscape, canOpen, type Choice, nextUnit } from '../gestures/choose.ts';
import { putNew } from '../gestures/draw.ts';
import { seenChosen, seenMovable } from '../gestures/seen.ts';
import { selectTool } from '../session.ts';
import { chosenElements, currentSlide, type Editor } from '../store.ts';
import { withLines } from '../gestures/with-lines.ts';

const copyOffset = 20;
const leastSide = 8;
/** Nudges that follow each other so soon are one step to undo. */
const pauseMs = 800;

const slideOf = (editor: Editor) => currentSlide(editor.store.getState());

let pause: ReturnType<typeof setTimeout> | undefined;

/** One of many small changes of the same things: together they are one step to undo. */
export function performSmall(editor: Editor, name: string, commands: readonly Command[]): void {
  const state = editor.store.getState();
  const { selected } = state;
  editor.perform(withLines(state, commands, selected), { merge: `${name} ${selected.join(' ')}` });
  clearTimeout(pause);
  pause = setTimeout(() => editor.seal(), pauseMs);
}

/** Moves what is chosen by so much. */
export function nudge(editor: Editor, right: number, down: number): void {
  const { slideId, elements } = seenMovable(editor.store.getState());
  const commands = placeElements(slideId, elements, ({ left, top }) => ({
    ...(right !== 0 && { left: left + right }),
    ...(down !== 0 && { top: top + down }),
  }));
  performSmall(editor, 'nudge', commands);
}

/** Makes what is chosen wider and higher by so much. */
export function grow(editor: Editor, wider: number, higher: number): void {
  const { slideId, elements } = seenMovable(editor.store.getState());
  const commands = placeElements(slideId, elements, ({ width, height }) => ({
    ...(wider !== 0 && { width: Math.max(Math.min(width, leastSide), width + wider) }),
    ...(higher !== 0 && { height: Math.max(Math.min(height, leastSide), height + higher) }),
  }));
  performSmall(editor, 'grow', commands);
}

/** Takes away what is chosen and not locked. */
export function removeChosen(editor: Editor): void {
  const { elements } = seenMovable(editor.store.getState());
  const ids = elements.map(({ id }) => id);
  if (ids.length > 0) editor.perform(removeElements(slideOf(editor), ids), { select: [] });
}

/** Puts copies of what is chosen beside it, and chooses them. */
export function duplicateChosen(editor: Editor): void {
  const state = editor.store.getState();
  const by = { x: copyOffset, y: copyOffset };
  const { commands, ids } = duplicateElements(currentSlide(state).elements, seenChosen(state), by, newId);
  editor.perform(commands, { select: ids });
}

/** Chooses everything that is seen, or every part of the group that was entered. */
export function chooseAll(editor: Editor): void {
  const { entered } = editor.store.getState();
  const ids = slideOf(editor).elements.flatMap(({ id, hidden, groups = [] }) =>
    hidden || (entered !== undefined && !groups.includes(entered)) ? [] : id,
  );
  editor.select(ids, entered);
}

/** Makes one of what is chosen. */
export function groupChosen(editor: Editor): void {
  const { selected, entered } = editor.store.getState();
  editor.perform(groupElements(slideOf(editor), selected, newId, entered));
}

/** Takes chosen groups apart. */
export function ungroupChosen(editor: Editor): void {
  const { selected, entered } = editor.store.getState();
  editor.perform(ungroupElements(slideOf(editor), selected, entered));
}

/** Whether several units are chosen, so that they can become one. */
export function canGroup(editor: Editor): boolean {
  const state = editor.store.getState();
  return unitsOf(chosenElements(state), state.entered).length > 1;
}

/** Whether a group is chosen. */
export function canUngroup(editor: Editor): boolean {
  const state = editor.store.getState();
  return unitsOf(chosenElements(state), state.entered).some((unit) => unit.length > 1);
}

/** Brings what is chosen forward or backward. */
export const reorderChosen = (editor: Editor, layer: Layer): void =>
  editor.perform(reorderElements(slideOf(editor), editor.store.getState().selected, layer));

/** Whether all that is chosen is locked. */
export const isLocked = (editor: Editor): boolean =>
  chosenElements(editor.store.getState()).every(({ locked }) => locked);

/** Locks what is chosen, or unlocks it where all of it is locked. */
export const lockChosen = (editor: Editor): void =>
  editor.perform(
    flagElements(slideOf(editor), editor.store.getState().selected, 'locked', !isLocked(editor)),
  );

/** Hides what is chosen; it can be found among the layers. */
export const hideChosen = (editor: Editor): void =>
  editor.perform(flagElements(slideOf(editor), editor.store.getState().selected, 'hidden', true), {
    select: [],
  });

/** Opens the one element that is chosen: its words, its cut, its numbers; or puts what a tool draws into the middle. */
export function openChosen(editor: Editor): void {
  const state = editor.store.getState();
  if (state.tool.kind === 'draw')
    return putNew({ editor }, state.tool, middleBox(newSize(state.tool), state.deck.viewport));
  const [only, ...more] = chosenElements(state);
  if (only && more.length === 0 && canOpen(only)) editor.open(only.id);
}

/** Takes a tool that draws. */
export const takeTool = (editor: Editor, tool: DrawTool): void =>
  editor.use({ tool: { kind: 'draw', ...tool } });

/** Lays the tool down, or goes one step out of what is chosen. Answers whether there was anything to leave. */
export function leave(editor: Editor): boolean {
  const state = editor.store.getState();
  if (state.tool.kind === 'draw') {
    editor.use({ tool: selectTool });
    return true;
  }
  const { selected, entered } = afterEscape(currentSlide(state).elements, state);
  editor.select(selected, entered);
  return state.selected.length > 0;
}

/** Chooses the next element, or the one before. Answers false at the end, where the focus goes on. */
export function chooseNext(editor: Editor, step: 1 | -1): boolean {
  const state = editor.store.getState();
  const { elements } = currentSlide(state);
  const next: Choice | undefined = nextUnit(elements, state, step);
  editor.select(next?.selected ?? [], next?.entered);
  return next !== undefined;
}

/** Looks at the slide before or after. */
export function turnSlide(editor: Editor, step: 1 | -1): void {
  const { deck, slideId } = editor.store.getState();
  const next = deck.slides[deck.slides.findIndex(({ id }) => id === slideId) + step];
  if (next) editor.goTo(next.id);
}
