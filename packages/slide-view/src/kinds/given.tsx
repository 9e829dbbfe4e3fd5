import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { Fill, Stroke } from '@app/deck/paint.ts';
import type { CSSProperties, ReactNode } from 'react';
import { backgroundStyle } from '../background.ts';
import { borderOf, boxStyle } from '../box.ts';

/** A place that somebody else draws in: the presenter, a chart, a formula. Empty until somebody does. */
export function GivenKind(props: { element: DrawnElement; style?: CSSProperties; children: ReactNode }) {
  return <div style={{ ...boxStyle(props.element), ...props.style }}>{props.children}</div>;
}

/** What stands behind it, and the line around it, which takes no room of it. */
export const groundStyle = ({
  fill,
  stroke,
}: {
  fill?: Drawn<Fill>;
  stroke?: Drawn<Stroke>;
}): CSSProperties => ({
  ...backgroundStyle(fill),
  ...(stroke && { outline: borderOf(stroke), outlineOffset: -stroke.width / 2 }),
});
