import type { Project } from '@app/contract/project/schema.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { firstDrawn } from '../../../../components/row-window.ts';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useDelay } from '../../../../components/use-delay.ts';
import { WindowGrid } from '../../../../components/window-grid.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { type ListSource, useStandings } from '../../api.ts';
import type { ListView } from '../../hooks.ts';
import { projectTexts } from '../../messages.ts';
import { EmptyPlace } from './empty-place.tsx';
import { listTexts as texts } from './messages.ts';
import type { ProjectHandlers } from './project-actions.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-grid.module.css';
import { uniqueKeys, useListPages } from './use-list-pages.ts';

type Props = {
  source: ListSource<Project>;
  view: ListView;
  handlers: ProjectHandlers;
  onClear: () => void;
  onNew: () => void;
};

const skeletons = 8;
const boneHeight = { grid: 268, list: 74 } as const;

/** The projects of a view, or what stands in their place. */
export function ProjectGrid({ source, view, handlers, onClear, onNew }: Props) {
  const { t } = useTexts();
  const [drawn, setDrawn] = useState(firstDrawn);
  const { first, total, list, at, retryAt } = useListPages(source, drawn);
  const live = useStandings(list);
  const steady = useSteady(handlers);
  const isSlow = useDelay(first.isPending);
  if (first.error && !first.data) {
    const errorTexts = {
      errorTitle: t(projectTexts.loadFailed),
      retry: t(projectTexts.retry),
      errorCode: (code: string) => t(projectTexts.errorCode, { code }),
    };
    return <LoadError error={first.error} texts={errorTexts} onRetry={() => void first.refetch()} />;
  }
  if (first.isPending) return <div aria-busy="true">{isSlow ? <Bones layout={view.layout} /> : null}</div>;
  if (total === 0) return <Nothing view={view} onClear={onClear} onNew={onNew} />;
  const keyOf = uniqueKeys();
  return (
    <section aria-label={t(texts.projects)} aria-busy={first.isPlaceholderData}>
      <WindowGrid
        className={styles.grid ?? ''}
        layout={view.layout}
        total={total}
        drawn={drawn}
        onDrawn={setDrawn}
      >
        {({ position, isEntry }) => {
          const project = at(position);
          return project ? (
            <ProjectCard
              key={keyOf(project.id, position)}
              project={project}
              standing={live.get(project.id) ?? project}
              position={position}
              total={total}
              isEntry={isEntry}
              handlers={steady}
            />
          ) : (
            <EmptyPlace
              key={position}
              position={position}
              total={total}
              height={boneHeight[view.layout]}
              retryLabel={t(projectTexts.retry)}
              onRetry={retryAt(position)}
            />
          );
        }}
      </WindowGrid>
    </section>
  );
}

/** The same handlers on every render, so that of many cards only those are drawn anew that have changed. */
function useSteady(handlers: ProjectHandlers): ProjectHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onOpen: (project) => latest.current.onOpen(project),
      onPlay: (project) => latest.current.onPlay(project),
      onRename: (project) => latest.current.onRename(project),
      onCopy: (project) => latest.current.onCopy(project),
      onSaveTemplate: (project) => latest.current.onSaveTemplate(project),
      onShare: (project) => latest.current.onShare(project),
      onExport: (project) => latest.current.onExport(project),
      onDelete: (project) => latest.current.onDelete(project),
    }),
    [],
  );
}

function Nothing({ view, onClear, onNew }: Pick<Props, 'view' | 'onClear' | 'onNew'>) {
  const { t } = useTexts();
  if (view.find.trim() !== '') {
    return (
      <EmptyState title={t(texts.titleNoneFound)} text={t(texts.noneFound, { find: view.find.trim() })}>
        <Button variant="light" onClick={onClear}>
          {t(texts.clearFind)}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t(texts.titleEmpty)} text={t(texts.empty)}>
      <Button onClick={onNew}>{t(texts.newProject)}</Button>
    </EmptyState>
  );
}

function Bones({ layout }: Pick<ListView, 'layout'>) {
  return (
    <div className={styles.grid} data-layout={layout}>
      {Array.from({ length: skeletons }, (_, place) => (
        <Skeleton key={place} height={boneHeight[layout]} />
      ))}
    </div>
  );
}
