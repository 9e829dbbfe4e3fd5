import type { Project } from '@app/contract/project/schema.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { PageDrop } from '../../../../components/page-drop.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { useKey } from '../../../../components/use-key.ts';
import { later } from '../../../../lib/later.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { projectsOf, useCopyProject } from '../../api.ts';
import { useListView } from '../../hooks.ts';
import { ListTools } from './list-tools.tsx';
import { listTexts as texts } from './messages.ts';
import { ProjectGrid } from './project-grid.tsx';
import { StartTiles } from './start-tiles.tsx';
import { useFirstPage } from './use-list-pages.ts';

const NewProjectDialog = later(
  async () => (await import('../making/new-project-dialog.tsx')).NewProjectDialog,
);
const FirstSteps = later(async () => (await import('./first-steps.tsx')).FirstSteps);
const RenameProject = later(async () => (await import('./project-dialogs.tsx')).RenameProject);
const ExportDialog = later(async () => (await import('../export/export-dialog.tsx')).ExportDialog);

/** Decks to begin with, by words that are looked for; what was started is opened. */
export type ShowCollection = (find: string, onStarted: (projectId: string) => void) => ReactNode;

type Props = {
  title: string;
  credits: number | undefined;
  onShare: (project: Project) => void;
  collection: ShowCollection;
};

/** The address may ask for a new project (`?new=1`), once. */
function useWish(onWish: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isWished = query.get('new') === '1';
  const latest = useRef(onWish);
  useEffect(() => {
    latest.current = onWish;
  });
  useEffect(() => {
    if (!isWished) return;
    latest.current();
    const forget = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.delete('new');
      return after;
    };
    setQuery(forget, { replace: true, preventScrollReset: true });
  }, [isWished, setQuery]);
}

/** What is done from the list; a call that fails has said what went wrong. */
function useListWork(open: (id: string) => void) {
  const { t } = useTexts();
  const cache = useQueryClient();
  const copy = useCopyProject();

  async function copyOf(project: Project) {
    try {
      await copy.mutateAsync(project.id);
      notify('success', t(texts.copied, { title: project.title }));
    } catch {
      // The call has said what went wrong.
    }
  }

  async function startText() {
    try {
      const { startFromText } = await import('../making/start-from-text.ts');
      open(await startFromText(cache));
    } catch {
      // As above.
    }
  }

  async function remove(project: Project) {
    try {
      const { deleteProject } = await import('./delete-project.ts');
      await deleteProject(cache, project);
    } catch {
      // As above.
    }
  }

  async function saveTemplate(project: Project) {
    try {
      const { saveAsTemplate } = await import('./save-as-template.ts');
      await saveAsTemplate(cache, project);
    } catch {
      // As above.
    }
  }
  return { copyOf, startText, remove, saveTemplate };
}

/** My projects and the templates: find them, open them, begin a new one. */
export function ProjectList({ title, credits, onShare, collection }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [view, setView, asked] = useListView();
  const source = projectsOf(asked);
  const { data: newest } = useFirstPage(source);
  /** What was dropped, or nothing but the wish for a new project, and what becomes of a deck unless it is said. */
  const [making, setMaking] = useState<{ files: readonly File[]; usual: 'direct' | 'redesign' }>();
  const begin = () => setMaking({ files: [], usual: 'direct' });
  useWish(begin);
  const [renamed, setRenamed] = useState<Project>();
  const [exported, setExported] = useState<Project>();
  useKey('n', begin);
  const open = (id: string) => void navigate(`/edit-project?id=${id}`);
  const isMine = view.tab === 'mine';
  // All of them, or at least the newest: only then it is known what has been done.
  const mine = isMine && asked.find === '' ? newest?.list : undefined;

  const { copyOf, startText, remove, saveTemplate } = useListWork(open);
  return (
    <>
      <PageHeader title={title}>
        <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={begin} aria-keyshortcuts="n">
          {t(texts.newProject)}
        </Button>
      </PageHeader>
      {mine ? (
        <Suspense fallback={null}>
          <FirstSteps projects={mine} onDeck={begin} />
        </Suspense>
      ) : null}
      <StartTiles
        onDocument={() => setMaking({ files: [], usual: 'redesign' })}
        onText={() => void startText()}
        onDeck={begin}
        onTemplate={() => setView({ tab: 'collection' })}
      />
      <ListTools view={view} onView={setView} />
      {isMine ? (
        <ProjectGrid
          source={source}
          view={{ ...asked, layout: view.layout }}
          onClear={() => setView({ find: '' })}
          onNew={begin}
          handlers={{
            onOpen: ({ id }) => open(id),
            onPlay: ({ id }) => void navigate(`/edit-project?id=${id}&play=1`),
            onRename: setRenamed,
            onCopy: (project) => void copyOf(project),
            onSaveTemplate: (project) => void saveTemplate(project),
            onShare,
            onExport: setExported,
            onDelete: (project) => void remove(project),
          }}
        />
      ) : (
        collection(asked.find, open)
      )}
      {making ? null : (
        <PageDrop text={t(texts.titleDropNow)} onFiles={(files) => setMaking({ files, usual: 'direct' })} />
      )}
      <Suspense fallback={null}>
        {making ? (
          <NewProjectDialog
            credits={credits}
            files={making.files}
            usual={making.usual}
            onDone={open}
            onClose={() => setMaking(undefined)}
          />
        ) : null}
        {renamed ? <RenameProject project={renamed} onClose={() => setRenamed(undefined)} /> : null}
        {exported ? <ExportDialog project={exported} onClose={() => setExported(undefined)} /> : null}
      </Suspense>
    </>
  );
}
