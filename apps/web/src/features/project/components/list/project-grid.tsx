import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadMore } from '../../../../components/load-more.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useDelay } from '../../../../components/use-delay.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { type useProjects, useStandings } from '../../api.ts';
import type { ListView } from '../../hooks.ts';
import { projectTexts } from '../../messages.ts';
import { movedInGrid } from '../../rules.ts';
import { listTexts as texts } from './messages.ts';
import type { ProjectHandlers } from './project-actions.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-grid.module.css';

type Props = {
  query: ReturnType<typeof useProjects>;
  view: ListView;
  handlers: ProjectHandlers;
  onClear: () => void;
  onNew: () => void;
};

const skeletons = 8;

/** The projects of a view, or what stands in their place. */
export function ProjectGrid({ query, view, handlers, onClear, onNew }: Props) {
  const { t } = useTexts();
  const { data, error, isPending } = query;
  const projects = data?.pages.flatMap(({ list }) => list) ?? [];
  const live = useStandings(projects);
  const steady = useSteady(handlers);
  const [entry, setEntry] = useState('');
  const isSlow = useDelay(isPending);
  if (error && !data) {
    const errorTexts = {
      errorTitle: t(projectTexts.loadFailed),
      retry: t(projectTexts.retry),
      errorCode: (code: string) => t(projectTexts.errorCode, { code }),
    };
    return <LoadError error={error} texts={errorTexts} onRetry={() => void query.refetch()} />;
  }
  if (isPending) return <div aria-busy="true">{isSlow ? <Bones layout={view.layout} /> : null}</div>;
  if (projects.length === 0) return <Nothing view={view} onClear={onClear} onNew={onNew} />;
  const entryId = projects.some(({ id }) => id === entry) ? entry : projects[0]?.id;
  return (
    <section aria-label={t(texts.projects)} aria-busy={query.isPlaceholderData}>
      {/* Arrow keys walk over the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={styles.grid}
        data-layout={view.layout}
        onKeyDown={walk}
        onFocus={({ target }: FocusEvent) => {
          const cards = cardsOf(target.closest('ul'));
          const index = cards.findIndex((card) => card.closest('li')?.contains(target));
          const id = projects[index]?.id;
          if (id !== undefined) setEntry(id);
        }}
      >
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            standing={live.get(project.id) ?? project}
            isEntry={project.id === entryId}
            handlers={steady}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <LoadMore
          label={t(texts.more)}
          isBusy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </section>
  );
}

/** The same handlers on every render, so that of thousands of cards only those are drawn anew that have changed. */
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
      onShare: (project) => latest.current.onShare(project),
      onDelete: (project) => latest.current.onDelete(project),
    }),
    [],
  );
}

const cardsOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = cardsOf(event.currentTarget);
  const index = cards.indexOf(event.target as HTMLElement);
  if (index === -1) return;
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const target = movedInGrid(index, event.key, columns, cards.length);
  if (target === undefined) return;
  event.preventDefault();
  cards[target]?.focus();
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
        <Skeleton key={place} height={layout === 'grid' ? 268 : 74} />
      ))}
    </div>
  );
}
