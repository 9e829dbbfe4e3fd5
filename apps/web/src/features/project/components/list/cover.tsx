import type { Project } from '@app/contract/project/schema.ts';
import { Suspense, useRef } from 'react';
import { useSize } from '../../../../components/use-size.ts';
import { later } from '../../../../lib/later.ts';
import { useCover } from '../../api.ts';
import { useSeen } from '../../hooks.ts';
import styles from './cover.module.css';

// The list is there before the slides can be drawn.
const CoverPicture = later(async () => (await import('./cover-picture.tsx')).CoverPicture);

/** The first slide of a project as it is; its title while there is none. */
export function Cover({ project }: { project: Project }) {
  const { ref, isSeen } = useSeen();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { data } = useCover(project, isSeen);
  return (
    <div ref={ref} className={styles.cover} aria-hidden="true">
      <div ref={box} className={styles.room}>
        {data && isSeen && width > 0 ? (
          <Suspense fallback={null}>
            <CoverPicture {...data} project={project} width={width} />
          </Suspense>
        ) : (
          <span className={`display ${styles.title}`}>{project.title}</span>
        )}
      </div>
    </div>
  );
}
