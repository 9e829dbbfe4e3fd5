import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Design } from '@app/deck/design.ts';
import { useMemo, useRef } from 'react';
import { useSize } from '../../../../components/use-size.ts';
import { SlidePicture } from '../slide-picture.tsx';
import { stagedPages } from '../staged-pages.ts';
import styles from './cover.module.css';

type Props = { page: CoursewarePage; design: Design; project: Project };

/** The first slide of a project with whoever stands on it. */
export function CoverPicture({ page, design, project }: Props) {
  const { viewport, avatarsId } = project;
  const layout = avatarsId === null ? undefined : project.presenterLayout;
  const staged = useMemo(
    () => stagedPages([page], { design, viewport, layout })[0],
    [page, design, viewport, layout],
  );
  const room = useRef<HTMLDivElement>(null);
  const { width } = useSize(room);
  return (
    <div ref={room} className={styles.room}>
      {staged?.slide && width > 0 ? (
        <SlidePicture
          slide={staged.slide}
          spot={staged.spot}
          viewport={viewport}
          width={width}
          avatarId={avatarsId}
        />
      ) : null}
    </div>
  );
}
