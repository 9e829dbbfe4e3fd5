import type { CharacterFile } from '@app/contract/character/schema.ts';
import { createDrawnRenderer } from '@app/player/avatar/drawn/renderer-drawn.ts';
import { poseAt } from '@app/player/entry-avatar.ts';
import { useEffect, useRef } from 'react';
import { drawSoon } from './draw-soon.ts';
import styles from './choice-row.module.css';
import type { Row } from './choices.ts';

const atRest = poseAt(
  { seed: 1, emotion: 'general', track: { visemes: [], emphasis: [] }, still: true },
  { speechMs: 0, idleMs: 0 },
);

/** How somebody would look: as large as the choice is shown. */
export function ChoicePicture({ character, view }: { character: CharacterFile; view: Row['view'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      drawSoon(() => {
        const element = canvas.current;
        if (!element) return;
        element.width = Math.max(1, Math.round(element.clientWidth * devicePixelRatio));
        element.height = Math.max(1, Math.round(element.clientHeight * devicePixelRatio));
        const renderer = createDrawnRenderer(element, character);
        renderer.draw(atRest);
        renderer.dispose();
      }),
    [character],
  );
  return (
    <span className={styles.picture} data-view={view} aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}
