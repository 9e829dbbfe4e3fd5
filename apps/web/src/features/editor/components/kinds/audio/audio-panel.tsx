import type { AudioElement } from '@app/deck/element.ts';
import { PlayingSections } from '../video/playing-sections.tsx';

/** The fields of sounds. */
export const AudioPanel = ({ elements }: { elements: readonly AudioElement[] }) => (
  <PlayingSections elements={elements} />
);
