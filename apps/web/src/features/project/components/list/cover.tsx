import type { Project } from '@app/contract/project/schema.ts';
import { Suspense } from 'react';
import { useDelay } from '../../../../components/use-delay.ts';
import { later } from '../../../../lib/later.ts';
import { useCover } from '../../api.ts';
import styles from './cover.module.css';

// The list is there before the slides can be drawn.
const CoverPicture = later(async () => (await import('./cover-picture.tsx')).CoverPicture);

/** Who scrolls past a card does not wait for its picture. */
const restMs = 150;

/** The first slide of a project as it is; its title while there is none. */
export function Cover({ project }: { project: Project }) {
  const { data } = useCover(project, useDelay(true, restMs));
  const title = <span className={`display ${styles.title}`}>{project.title}</span>;
  return (
    <div className={styles.cover} aria-hidden="true">
      {data ? (
        <Suspense fallback={<div className={styles.room}>{title}</div>}>
          <CoverPicture {...data} project={project} />
        </Suspense>
      ) : (
        <div className={styles.room}>{title}</div>
      )}
    </div>
  );
}
