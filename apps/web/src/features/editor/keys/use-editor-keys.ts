import { useEffect, useState } from 'react';
import type { Stage } from '../gestures/stage.ts';
import { zoomBy, zoomTo } from '../gestures/zoom.ts';
import { type SlideWork, useSlideWork } from '../components/slides/slide-work.ts';
import { useEditor } from '../components/use-editor.ts';
import type { Editor } from '../store.ts';
import {
  chooseAll,
  chooseNext,
  duplicateChosen,
  groupChosen,
  grow,
  hideChosen,
  leave,
  lockChosen,
  nudge,
  openChosen,
  removeChosen,
  reorderChosen,
  takeTool,
  turnSlide,
  ungroupChosen,
} from './actions.ts';
import { type KeyRow, rowOf } from './key-map.ts';
import { enterRegion, turnRegion } from './regions.ts';

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function byArrow(event: KeyboardEvent, by: number, change: (right: number, down: number) => void): void {
  const [right, down] = steps[event.key] ?? [0, 0];
  change(right * by, down * by);
}

type Work = { slides: SlideWork; onPlay: () => void };

type Run = (editor: Editor, event: KeyboardEvent, stage: Stage, work: Work) => void | boolean;

/** What keys do; an action that answers false leaves its keys to the browser. */
const runs: Partial<Record<KeyRow['action'], Run>> = {
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
  duplicate: duplicateChosen,
  remove: removeChosen,
  chooseAll,
  group: groupChosen,
  ungroup: ungroupChosen,
  forward: (editor) => reorderChosen(editor, 'forward'),
  backward: (editor) => reorderChosen(editor, 'backward'),
  front: (editor) => reorderChosen(editor, 'front'),
  back: (editor) => reorderChosen(editor, 'back'),
  lock: lockChosen,
  hide: hideChosen,
  nudge: (editor, event) => byArrow(event, 1, (right, down) => nudge(editor, right, down)),
  nudgeFar: (editor, event) => byArrow(event, 10, (right, down) => nudge(editor, right, down)),
  resize: (editor, event) => byArrow(event, 10, (wider, higher) => grow(editor, wider, higher)),
  write: openChosen,
  next: (editor) => chooseNext(editor, 1),
  previous: (editor) => chooseNext(editor, -1),
  leave: (editor) => void leave(editor),
  drawText: (editor) => takeTool(editor, { type: 'text' }),
  drawRectangle: (editor) => takeTool(editor, { type: 'shape', preset: 'rect' }),
  drawOval: (editor) => takeTool(editor, { type: 'shape', preset: 'ellipse' }),
  drawLine: (editor) => takeTool(editor, { type: 'shape', preset: 'line' }),
  newSlide: (_editor, _event, _stage, { slides }) => slides.add(),
  play: (_editor, _event, _stage, { onPlay }) => onPlay(),
  script: () => enterRegion('script'),
  nextRegion: () => turnRegion(1),
  previousRegion: () => turnRegion(-1),
  nextSlide: (editor) => turnSlide(editor, 1),
  previousSlide: (editor) => turnSlide(editor, -1),
  zoomIn: (_editor, _event, stage) => zoomBy(stage, 1),
  zoomOut: (_editor, _event, stage) => zoomBy(stage, -1),
  zoomFit: (_editor, _event, stage) => zoomTo(stage, 'fit'),
};

const writes = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

/** Whether keys belong to an input method or a dialog. */
const isAway = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  event.keyCode === 229 ||
  event.getModifierState('AltGraph') ||
  document.querySelector('[aria-modal="true"]') !== null;

/** Whether keys belong to a field or a menu. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(writes) !== null;

/** Whether the canvas has the focus, or nothing has. */
const isOnCanvas = ({ target }: KeyboardEvent, { room }: Stage) =>
  target === document.body || (target instanceof Node && room?.contains(target) === true);

/** Listens to the keys of the editor. `isPanning`: the space bar is held, and the pointer moves the canvas. */
export function useEditorKeys(stage: Stage): { isPanning: boolean } {
  const [isPanning, setIsPanning] = useState(false);
  const slides = useSlideWork();
  const { onPlay } = useEditor();
  useEffect(() => {
    const { editor } = stage;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isAway(event) || event.defaultPrevented) return;
      const row = rowOf(event);
      if (row?.where !== 'anywhere' && isTaken(event)) return;
      const isHere = isOnCanvas(event, stage);
      if (event.key === ' ' && isHere && editor.store.getState().opened === undefined) {
        event.preventDefault();
        return setIsPanning(true);
      }
      if (!row || (row.where === 'canvas' && !isHere)) return;
      if (runs[row.action]?.(editor, event, stage, { slides, onPlay }) !== false) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && setIsPanning(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [stage, slides, onPlay]);
  return { isPanning };
}
