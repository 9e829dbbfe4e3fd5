import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type EditedSlide, type ScriptFieldProps, slideOf } from '../../rules.ts';
import type { ScriptDesk } from '../../store.ts';
import type { StagedPage } from '../staged-pages.ts';
import { FailedPage } from './failed-page.tsx';
import type { ScriptChanges } from './script-changes.ts';
import { ScriptPanel } from './script-panel.tsx';
import { UnsaidList } from './unsaid-list.tsx';

type Props = {
  staged: StagedPage;
  pages: readonly CoursewarePage[];
  project: Project;
  desk: ScriptDesk;
  changes: ScriptChanges;
  onChooseAvatar: () => void;
  Field: ComponentType<ScriptFieldProps> | undefined;
  /** Where the slide is edited; absent: it is looked at. */
  edited: EditedSlide | undefined;
  onPage: (page: CoursewarePage) => void;
  /** What else can be done with the page. */
  tools: ReactNode;
};

/** What is said on a page, why it could not be spoken, and what it leaves unsaid. */
export const PageScript = ({ staged, pages, project, edited, onPage, tools, ...script }: Props) => (
  <>
    <FailedPage page={staged.page} projectId={project.id} />
    <ScriptPanel
      page={staged.page}
      projectId={project.id}
      pages={pages}
      number={staged.number}
      {...script}
      renderBelow={(text, focus) => (
        <>
          <UnsaidList
            page={staged.page}
            pages={pages}
            elements={edited?.elements ?? slideOf(staged.page).elements}
            text={text}
            onElement={edited?.onElement ?? focus}
            onPage={edited ? ({ id }) => edited.onPage(id) : onPage}
          />
          <Suspense fallback={null}>{tools}</Suspense>
        </>
      )}
    />
  </>
);
