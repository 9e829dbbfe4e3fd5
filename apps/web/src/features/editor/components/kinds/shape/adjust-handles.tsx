import { elementPlace, set } from '@app/deck/commands/place.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { centreOf, type Point, turn } from '@app/deck/geometry/transform.ts';
import { dragHandle, shapeHandles } from '@app/deck/shapes/handles.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { toSlide } from '../../../gestures/stage.ts';
import { useStage } from '../../canvas/use-stage.ts';
import { useEditor } from '../../use-editor.ts';
import styles from './adjust-handles.module.css';
import { shapeKindTexts as texts } from './messages.ts';

type DrawnShape = Extract<DrawnElement, { type: 'shape' }>;

/** A point of the shape's own box on the slide, and back. */
function placesOf(shape: DrawnShape) {
  const { left, top, width, height, rotate, flipHorizontal, flipVertical } = shape;
  const centre = centreOf(shape);
  const mirrored = ({ x, y }: Point): Point => ({
    x: flipHorizontal ? width - x : x,
    y: flipVertical ? height - y : y,
  });
  return {
    onSlide(point: Point): Point {
      const { x, y } = mirrored(point);
      return turn({ x: left + x, y: top + y }, centre, rotate);
    },
    inShape(point: Point): Point {
      const { x, y } = turn(point, centre, -rotate);
      return mirrored({ x: x - left, y: y - top });
    },
  };
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The yellow handles of a shape: dragged, or moved by arrow keys, they change its proportions. */
export function AdjustHandles({ shape, scale }: { shape: DrawnShape; scale: number }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const stage = useStage();
  const frame = useRef(0);
  const { onSlide, inShape } = placesOf(shape);
  const handles = shapeHandles(shape.geometry, shape);
  const bring = (index: number, wanted: Point) => {
    const { slideId } = editor.store.getState();
    const geometry = dragHandle(shape.geometry, shape, index, wanted);
    editor.perform([set(elementPlace(slideId, shape.id).to('geometry'), geometry)], {
      merge: `adjust ${shape.id}`,
    });
  };
  const follow = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const wanted = inShape(toSlide(stage, { x: event.clientX, y: event.clientY }));
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => bring(index, wanted));
  };
  const step = (event: KeyboardEvent, index: number, from: Point) => {
    const way = steps[event.key];
    if (!way || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    bring(index, { x: from.x + way.x * far, y: from.y + way.y * far });
  };
  return handles.map((handle, index) => {
    const { x, y } = onSlide(handle);
    return (
      <button
        // Handles have no names: their place in the list is theirs.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        type="button"
        className={styles.handle}
        aria-label={t(texts.handle, { number: index + 1 })}
        style={{ left: x * scale, top: y * scale }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => follow(event, index)}
        onPointerUp={editor.seal}
        onKeyDown={(event) => step(event, index, handle)}
        onKeyUp={editor.seal}
      />
    );
  });
}
