import { idSchema } from '@app/contract/base/wire.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePermission } from '../../features/account/hooks.ts';
import { pageTexts } from '../../features/project/components/page/messages.ts';
import { ProjectDesk, type SlideEditing } from '../../features/project/components/page/project-desk.tsx';
import { ProjectViews, useProjectView } from '../../features/project/components/page/project-views.tsx';
import type { ScriptFieldProps } from '../../features/project/rules.ts';
import { later } from '../../lib/later.ts';
import { useTexts } from '../../lib/texts.ts';
import { flushUnsaved } from '../../lib/unsaved.ts';
import { TalkTools } from './talk-tools.tsx';

const ShareDialog = later(
  async () => (await import('../../features/share/components/share-dialog.tsx')).ShareDialog,
);

const TalkPreview = later(async () => (await import('./talk-preview.tsx')).TalkPreview);

const SlideEditor = later(
  async () => (await import('../../features/editor/components/editor.tsx')).SlideEditor,
);

const MaterialPicker = later(
  async () => (await import('../../features/library/components/material-picker.tsx')).MaterialPicker,
);

const MaterialShelf = later(
  async () => (await import('../../features/library/components/material-shelf.tsx')).MaterialShelf,
);

const TemplatePicker = later(
  async () => (await import('../../features/template/components/template-picker.tsx')).TemplatePicker,
);

const RichScript = later(
  async () => (await import('../../features/editor/components/script/rich-script.tsx')).RichScript,
);

const OutlineWizard = later(
  async () => (await import('../../features/outline/components/outline-wizard.tsx')).OutlineWizard,
);

const showWizard = (project: Project, credits: number | undefined) => (
  <Suspense fallback={<Skeleton height={420} />}>
    <OutlineWizard project={project} credits={credits} />
  </Suspense>
);

const RemakePage = later(
  async () => (await import('../../features/outline/components/page/remake-page.tsx')).RemakePage,
);

/** A page that came from an outline can be made anew from it. */
const showPageTools = (project: Project, pageId: string) =>
  project.outlineStatus === null ? null : <RemakePage key={pageId} project={project} pageId={pageId} />;

const SlideScript = later(
  async () => (await import('../../features/editor/components/script/slide-script.tsx')).SlideScript,
);

const editor: SlideEditing = {
  show: (parts) => (
    <Suspense fallback={<Skeleton height="calc(100dvh - 120px)" />}>
      <SlideEditor
        {...parts}
        materials={{ Picker: MaterialPicker, Shelf: MaterialShelf }}
        TemplatePicker={TemplatePicker}
      />
    </Suspense>
  ),
};

/** The script below the slide that is edited, or alone. */
const scriptFields = {
  slides: (field: ScriptFieldProps) => (
    <Suspense fallback={<Skeleton height={80} />}>
      <SlideScript {...field} />
    </Suspense>
  ),
  script: (field: ScriptFieldProps) => (
    <Suspense fallback={<Skeleton height={132} />}>
      <RichScript {...field} />
    </Suspense>
  ),
};

export function Component() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { data } = usePermission();
  const [shared, setShared] = useState<Project>();
  const id = z.safeParse(idSchema, query.get('id')).data;
  const [chosen, setView] = useProjectView();
  // Spec 2: its child address opens the slides at their avatar.
  const view = pathname.endsWith('/virtual-human-picture') ? 'slides' : chosen;
  // What is played is what the server has.
  const play = async (projectId: string) => {
    await flushUnsaved();
    await navigate(`/edit-project?id=${projectId}&play=1`);
  };
  if (id === undefined) {
    return (
      <EmptyState title={t(pageTexts.titleNone)} text={t(pageTexts.none)} level={1}>
        <ButtonLink to="/project">{t(pageTexts.back)}</ButtonLink>
      </EmptyState>
    );
  }
  if (query.get('play') === '1') {
    return (
      <Suspense fallback={null}>
        <TalkPreview
          projectId={id}
          actions={
            <ButtonLink to={`/edit-project?id=${id}`} variant="default">
              {t(pageTexts.backToDesk)}
            </ButtonLink>
          }
        />
      </Suspense>
    );
  }
  return (
    <>
      <ProjectDesk
        // Another project is another desk: nothing of the one before may stay.
        key={id}
        id={id}
        firstPage={Number(query.get('page') ?? 1)}
        firstElement={query.get('element') ?? undefined}
        credits={data?.balances.credits}
        onPlay={() => void play(id)}
        onShare={setShared}
        editor={view === 'slides' ? editor : undefined}
        ScriptField={scriptFields[view]}
        views={<ProjectViews view={view} onView={setView} />}
        tools={<TalkTools projectId={id} />}
        pageTools={showPageTools}
        wizard={showWizard}
      />
      {shared ? (
        <Suspense fallback={null}>
          <ShareDialog project={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
