import type { Upload } from '@app/contract/upload/schema.ts';
import type { MaterialKind } from '@app/contract/upload/states/kind.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useDelay } from '../../../components/use-delay.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { useMaterials } from '../api.ts';
import { libraryMessages as texts } from '../messages.ts';
import styles from './material-grid.module.css';

type Props = {
  query: ReturnType<typeof useMaterials>;
  kind: MaterialKind;
  find: string;
  label: string;
  onClear: () => void;
  /** What stands here as long as there is nothing of this kind. */
  empty: ReactNode;
  renderItem: (file: Upload) => ReactNode;
};

const skeletons = 8;

/** The materials of a kind, or what stands in their place. */
export function MaterialGrid({ query, kind, find, label, onClear, empty, renderItem }: Props) {
  const { t } = useTexts();
  const { data, error, isPending } = query;
  const isSlow = useDelay(isPending);
  if (error && !data) {
    const errorTexts = {
      errorTitle: t(texts.materialsLoadFailed),
      retry: t(texts.retry),
      errorCode: (code: string) => t(texts.errorCode, { code }),
    };
    return <LoadError error={error} texts={errorTexts} onRetry={() => void query.refetch()} />;
  }
  if (isPending) return <div aria-busy="true">{isSlow ? <Bones kind={kind} /> : null}</div>;
  const files = data.pages.flatMap(({ list }) => list);
  if (files.length === 0)
    return find === '' ? (
      empty
    ) : (
      <EmptyState title={t(texts.titleNoneFound)} text={t(texts.noneFound, { find })}>
        <Button variant="light" onClick={onClear}>
          {t(texts.clearFind)}
        </Button>
      </EmptyState>
    );
  return (
    <section aria-label={label} aria-busy={query.isPlaceholderData}>
      <ul className={styles.grid} data-kind={kind}>
        {files.map((file) => (
          <li key={file.id} className={styles.item} data-kind={kind}>
            {renderItem(file)}
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

function Bones({ kind }: Pick<Props, 'kind'>) {
  return (
    <div className={styles.grid} data-kind={kind}>
      {Array.from({ length: skeletons }, (_, place) => (
        <Skeleton key={place} height={220} />
      ))}
    </div>
  );
}
