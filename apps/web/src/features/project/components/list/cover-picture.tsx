import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Design } from '@app/deck/design.ts';
import { useMemo } from 'react';
import { SlidePicture } from '../slide-picture.tsx';
import { stagedPages } from '../staged-pages.ts';

type Props = { page: CoursewarePage; design: Design; project: Project; width: number };

/** The first slide of a project with whoever stands on it. */
export function CoverPicture({ page, design, project, width }: Props) {
  const { viewport, avatarsId } = project;
  const layout = avatarsId === null ? undefined : project.presenterLayout;
  const staged = useMemo(
    () => stagedPages([page], { design, viewport, layout })[0],
    [page, design, viewport, layout],
  );
  return staged?.slide ? (
    <SlidePicture
      slide={staged.slide}
      spot={staged.spot}
      viewport={viewport}
      width={width}
      avatarId={avatarsId}
    />
  ) : null;
}
