import type { Point } from '@app/deck/geometry/transform.ts';
import { type Stage, toSlide } from './stage.ts';

/** Spec: 25 to 400 %. */
export const zoomLimits = { least: 0.25, most: 4 };

/** The sizes that buttons and keys go to. */
export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;

const middleOf = (room: HTMLElement): Point => {
  const { left, top, width, height } = room.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Shows the slide at another size; the point that is on `on` (the middle of the room) stays there. */
export function zoomTo(stage: Stage, zoom: number | 'fit', on?: Point): void {
  const { editor, room } = stage;
  if (!room) return;
  const place = on ?? middleOf(room);
  stage.anchor = zoom === 'fit' ? undefined : { at: toSlide(stage, place), on: place };
  editor.use({
    zoom: zoom === 'fit' ? zoom : Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom)),
  });
}

/** One step larger or smaller. */
export function zoomBy(stage: Stage, direction: 1 | -1): void {
  const { scale } = stage;
  const next =
    direction === 1
      ? zoomSteps.find((step) => step > scale * 1.01)
      : zoomSteps.findLast((step) => step < scale * 0.99);
  if (next !== undefined) zoomTo(stage, next);
}

/** After the scale changed: the point that was held is brought under the pointer again. */
export function keepAnchor(stage: Stage): void {
  const { anchor, room, scale } = stage;
  if (!anchor || !room) return;
  stage.anchor = undefined;
  const now = toSlide(stage, anchor.on);
  room.scrollBy((anchor.at.x - now.x) * scale, (anchor.at.y - now.y) * scale);
}

/** The wheel with Mod held makes the slide larger or smaller under the pointer. Answers how to stop listening. */
export function watchWheel(stage: Stage, room: HTMLElement): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // A notch of a wheel is about 100, a pinch on a touchpad many small steps.
    const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.005);
    zoomTo(stage, stage.scale * factor, { x: event.clientX, y: event.clientY });
  };
  room.addEventListener('wheel', onWheel, { passive: false });
  return () => room.removeEventListener('wheel', onWheel);
}
