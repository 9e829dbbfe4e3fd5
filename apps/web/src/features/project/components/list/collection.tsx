import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { LoadMore } from '../../../../components/load-more.tsx';
import { useSize } from '../../../../components/use-size.ts';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { projectKeys } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import styles from './collection.module.css';
import { collectionTexts as own } from './collection-messages.ts';
import coverStyles from './cover.module.css';
import { listTexts as texts } from './messages.ts';
import gridStyles from './project-grid.module.css';

const perPage = 24;

function useDecks(find: string) {
  return useInfiniteQuery({
    queryKey: [...projectKeys.lists, 'decks', find],
    queryFn: ({ pageParam, signal }) =>
      call(deckRoutes.list, {
        body: { pageNum: pageParam, pageSize: perPage, kind: 'collection', search: find.trim() },
        signal,
        inPlace: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pageSize, total }) =>
      pageNum * pageSize < total ? pageNum + 1 : undefined,
  });
}

/** Makes a project of a deck. */
function useStart(onStarted: (projectId: string) => void) {
  const cache = useQueryClient();
  const { t } = useTexts();
  return useMutation({
    mutationFn: ({ id }: DeckBrief) => call(deckRoutes.start, { body: { id } }),
    onSuccess: async ({ id }, { title }) => {
      await cache.invalidateQueries({ queryKey: projectKeys.all });
      notify('success', t(own.started, { title }));
      onStarted(id);
    },
  });
}

type Props = { find: string; onClear: () => void; onStarted: (projectId: string) => void };

/** Decks that everybody may start from. */
export function Collection({ find, onClear, onStarted }: Props) {
  const { t } = useTexts();
  const query = useDecks(find);
  const start = useStart(onStarted);
  const { data, error } = query;
  if (error && !data) {
    const errorTexts = {
      errorTitle: t(own.templatesLoadFailed),
      retry: t(projectTexts.retry),
      errorCode: (code: string) => t(projectTexts.errorCode, { code }),
    };
    return <LoadError error={error} texts={errorTexts} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <div aria-busy="true" />;
  const decks = data.pages.flatMap(({ list }) => list);
  if (decks.length === 0) return <Nothing find={find.trim()} onClear={onClear} />;
  return (
    <section aria-label={t(own.templates)}>
      <ul className={gridStyles.grid}>
        {decks.map((deck) => (
          <li key={deck.id} className={styles.card}>
            <Cover deck={deck} />
            <div className={styles.words}>
              <h3>{deck.title}</h3>
              <p>{t(projectTexts.pages, { count: deck.pages })}</p>
              <Button
                variant="light"
                loading={start.isPending && start.variables.id === deck.id}
                disabled={start.isPending}
                aria-label={t(own.useNamed, { title: deck.title })}
                onClick={() => start.mutate(deck)}
              >
                {t(own.use)}
              </Button>
            </div>
          </li>
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

function Nothing({ find, onClear }: Pick<Props, 'find' | 'onClear'>) {
  const { t } = useTexts();
  if (find === '') return <EmptyState title={t(own.titleNoTemplates)} text={t(own.noTemplates)} />;
  return (
    <EmptyState title={t(texts.titleNoneFound)} text={t(own.noTemplateFound, { find })}>
      <Button variant="light" onClick={onClear}>
        {t(texts.clearFind)}
      </Button>
    </EmptyState>
  );
}

/** The first slide of a deck: drawn, or as a picture; its title where there is neither. */
function Cover({ deck }: { deck: DeckBrief }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { cover, imageUrl, viewport, title } = deck;
  const slide = cover && { id: deck.id, ...cover };
  return (
    <div className={coverStyles.cover} aria-hidden="true">
      <div ref={box} className={coverStyles.room} inert>
        {slide && width > 0 ? <Slide slide={slide} viewport={viewport} width={width} /> : null}
        {!slide && imageUrl !== null ? <img className={styles.picture} src={imageUrl} alt="" /> : null}
        {!slide && imageUrl === null ? <span className={`display ${coverStyles.title}`}>{title}</span> : null}
      </div>
    </div>
  );
}
