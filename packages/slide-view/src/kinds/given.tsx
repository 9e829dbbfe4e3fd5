import type { DrawnElement } from '@app/deck/drawn.ts';
import type { ReactNode } from 'react';
import { boxStyle } from '../box.ts';

/** A place that somebody else draws in: the presenter, a chart, a formula. Empty until somebody does. */
export function GivenKind({ element, children }: { element: DrawnElement; children: ReactNode }) {
  return <div style={boxStyle(element)}>{children}</div>;
}
