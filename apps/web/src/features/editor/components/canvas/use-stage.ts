import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Preview } from '../../gestures/preview.ts';
import type { Stage } from '../../gestures/stage.ts';
import type { View } from '../../gestures/view.ts';

/** See `useStage`. */
export const StageContext = createContext<Stage | undefined>(undefined);

/** The stage around a part of the canvas. */
export function useStage(): Stage {
  const stage = use(StageContext);
  if (!stage) throw new Error('This stands on a canvas only');
  return stage;
}

/** A part of what a gesture shows. */
export const usePreview = <T>(part: (preview: Preview) => T): T => useStore(useStage().preview, part);

/** A part of what helps to arrange things. */
export const useView = <T>(part: (view: View) => T): T => useStore(useStage().view, part);
