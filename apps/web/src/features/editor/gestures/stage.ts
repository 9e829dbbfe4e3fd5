import type { Point } from '@app/deck/geometry/transform.ts';
import type { Editor } from '../store.ts';
import { createPreview, type PreviewStore } from './preview.ts';
import { createView, type ViewStore } from './view.ts';

/** What gestures work on: the editor, and the parts of the canvas while it is on the screen. */
export type Stage = {
  readonly editor: Editor;
  readonly preview: PreviewStore;
  readonly view: ViewStore;
  /** What scrolls. */
  room: HTMLElement | undefined;
  /** The slide; its top left corner is the origin. */
  paper: HTMLElement | undefined;
  /** The frames of what is chosen. */
  frames: HTMLElement | undefined;
  /** Pixels of one unit of the slide. */
  scale: number;
  /** What stays under the pointer when the scale changes: a point of the slide, and where it is on the screen. */
  anchor: { at: Point; on: Point } | undefined;
};

/** A stage that is not on the screen yet. */
export const createStage = (editor: Editor, projectId: string): Stage => ({
  editor,
  preview: createPreview(),
  view: createView(projectId),
  room: undefined,
  paper: undefined,
  frames: undefined,
  scale: 1,
  anchor: undefined,
});

/** A place on the screen as a point of the slide. */
export function toSlide({ paper, scale }: Stage, { x, y }: Point): Point {
  const { left, top } = paper?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: (x - left) / scale, y: (y - top) / scale };
}

/** The boxes of elements as they stand in the page, by their ids. */
export function nodesOf({ paper }: Stage, ids: readonly string[]): HTMLElement[] {
  const wanted = new Set(ids);
  return [...(paper?.querySelectorAll<HTMLElement>('[data-element]') ?? [])].flatMap((node) => {
    const box = node.firstElementChild;
    return wanted.has(node.dataset['element'] ?? '') && box instanceof HTMLElement ? [box] : [];
  });
}

/** The canvas is on the screen, at this scale. */
export const putOnScreen = (stage: Stage, parts: Pick<Stage, 'room' | 'paper' | 'scale'>): void =>
  void Object.assign(stage, parts);

/** The frames are on the screen, or gone. */
export const putFrames = (stage: Stage, frames: HTMLElement | null): void =>
  void Object.assign(stage, { frames: frames ?? undefined });
