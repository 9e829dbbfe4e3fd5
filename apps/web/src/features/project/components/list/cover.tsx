import type { Project } from '@app/contract/project/schema.ts';
import { Suspense } from 'react';
import { later } from '../../../../lib/later.ts';
import { useCover } from '../../api.ts';
import { useSeen, useWidth } from '../../hooks.ts';
import styles from './cover.module.css';

// The list is there before the slides can be drawn.
const SlidePicture = later(async () => (await import('../slide-picture.tsx')).SlidePicture);

/** The first slide of a project as it is; its title while there is none. */
export function Cover({ project }: { project: Project }) {
  const { ref, isSeen } = useSeen();
  const { ref: box, width } = useWidth();
  const { data } = useCover(project, isSeen);
  return (
    <div ref={ref} className={styles.cover} aria-hidden="true">
      <div ref={box} className={styles.room}>
        {data && width > 0 ? (
          <Suspense fallback={null}>
            <SlidePicture page={data} viewport={project.viewport} width={width} />
          </Suspense>
        ) : (
          <span className={`display ${styles.title}`}>{project.title}</span>
        )}
      </div>
    </div>
  );
}
