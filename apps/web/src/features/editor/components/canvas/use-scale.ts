import { coursewareLimits } from '@app/deck/limits.ts';
import type { RefObject } from 'react';
import { useSize } from '../../../../components/use-size.ts';
import { useEdited } from '../use-editor.ts';

/** Pixels of one unit of the viewport: the zoom that was chosen, or what shows the whole slide (spec section 9). */
export function useScale(room: RefObject<HTMLElement | null>): number {
  const { width, height } = useSize(room);
  const viewport = useEdited((state) => state.deck.viewport);
  const zoom = useEdited((state) => state.zoom);
  if (zoom !== 'fit') return zoom;
  const fit = Math.min(width / viewport.width, height / viewport.height);
  return Math.max(0.05, (fit * coursewareLimits.viewport.canvasPercent) / 100);
}
