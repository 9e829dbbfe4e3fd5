import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { Shadow, Stroke } from '@app/deck/paint.ts';
import type { CSSProperties } from 'react';

/** Where an element stands; mirrors are the business of what is drawn inside, for text is never mirrored. */
export const boxStyle = (element: DrawnElement): CSSProperties => ({
  position: 'absolute',
  left: element.left,
  top: element.top,
  width: element.width,
  height: element.height,
  ...(element.rotate !== 0 && { transform: `rotate(${element.rotate}deg)` }),
  ...(element.opacity !== undefined && { opacity: element.opacity }),
});

/** The transform of what is mirrored; undefined where nothing is. */
export function mirrorOf({ flipHorizontal, flipVertical }: DrawnElement): string | undefined {
  if (!flipHorizontal && !flipVertical) return undefined;
  return `scale(${flipHorizontal ? -1 : 1}, ${flipVertical ? -1 : 1})`;
}

/** A shadow behind whatever is drawn. */
export const shadowStyle = (shadow: Drawn<Shadow> | undefined): CSSProperties =>
  shadow
    ? {
        filter: `drop-shadow(${shadow.horizontal}px ${shadow.vertical}px ${shadow.blur / 2}px ${shadow.color})`,
      }
    : {};

const dashNames = (dash: readonly number[] | undefined) =>
  dash ? ((dash[0] ?? 0) <= 1 ? 'dotted' : 'dashed') : 'solid';

/** A line as CSS draws it. */
export const borderOf = (stroke: Drawn<Stroke> | undefined): string =>
  stroke ? `${stroke.width}px ${dashNames(stroke.dash)} ${stroke.color}` : 'none';
