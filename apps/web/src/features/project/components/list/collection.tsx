import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { firstDrawn } from '../../../../components/row-window.ts';
import { useSize } from '../../../../components/use-size.ts';
import { placed, WindowGrid } from '../../../../components/window-grid.tsx';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { type ListSource, projectKeys } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import styles from './collection.module.css';
import { collectionTexts as own } from './collection-messages.ts';
import coverStyles from './cover.module.css';
import { EmptyPlace } from './empty-place.tsx';
import { listTexts as texts } from './messages.ts';
import gridStyles from './project-grid.module.css';
import { uniqueKeys, useListPages } from './use-list-pages.ts';

const templateHeight = 300;

const decksOf = (find: string): ListSource<DeckBrief> => ({
  enabled: true,
  key: [...projectKeys.lists, 'decks', find],
  fetch: (page, signal) =>
    call(deckRoutes.list, {
      body: { ...page, kind: 'collection', search: find.trim() },
      signal,
      inPlace: true,
    }),
});

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
  const [drawn, setDrawn] = useState(firstDrawn);
  const { first, total, at, retryAt } = useListPages(decksOf(find), drawn);
  const start = useStart(onStarted);
  if (first.error && !first.data) {
    const errorTexts = {
      errorTitle: t(own.templatesLoadFailed),
      retry: t(projectTexts.retry),
      errorCode: (code: string) => t(projectTexts.errorCode, { code }),
    };
    return <LoadError error={first.error} texts={errorTexts} onRetry={() => void first.refetch()} />;
  }
  if (!first.data) return <div aria-busy="true" />;
  if (total === 0) return <Nothing find={find.trim()} onClear={onClear} />;
  const keyOf = uniqueKeys();
  return (
    <section aria-label={t(own.templates)} aria-busy={first.isPlaceholderData}>
      <WindowGrid
        className={gridStyles.grid ?? ''}
        layout="templates"
        total={total}
        drawn={drawn}
        onDrawn={setDrawn}
      >
        {({ position }) => {
          const deck = at(position);
          return deck ? (
            <Template
              key={keyOf(deck.id, position)}
              deck={deck}
              position={position}
              total={total}
              starting={start.isPending ? start.variables.id : undefined}
              onStart={start.mutate}
            />
          ) : (
            <EmptyPlace
              key={position}
              position={position}
              total={total}
              height={templateHeight}
              retryLabel={t(projectTexts.retry)}
              onRetry={retryAt(position)}
            />
          );
        }}
      </WindowGrid>
    </section>
  );
}

type TemplateProps = {
  deck: DeckBrief;
  position: number;
  total: number;
  /** The deck that a project is being made of. */
  starting: string | undefined;
  onStart: (deck: DeckBrief) => void;
};

const Template = memo(function Template({ deck, position, total, starting, onStart }: TemplateProps) {
  const { t } = useTexts();
  return (
    <li className={styles.card} {...placed(position, total)}>
      <Cover deck={deck} />
      <div className={styles.words}>
        <h3>{deck.title}</h3>
        <p>{t(projectTexts.pages, { count: deck.pages })}</p>
        <Button
          variant="light"
          loading={starting === deck.id}
          disabled={starting !== undefined}
          aria-label={t(own.startNamed, { title: deck.title })}
          onClick={() => onStart(deck)}
        >
          {t(own.use)}
        </Button>
      </div>
    </li>
  );
});

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
