import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import type { KeptEntry } from '@app/contract/dictionary/schema.ts';
import { withToneMarks } from '@app/contract/dictionary/states/pinyin.ts';
import { IconPencil, IconPlayerStop, IconTrash, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { type HearWord, pageSize, saveDictionary, useDeleteEntry, useEntries, useHearWord } from '../api.ts';
import { dictionaryTexts as texts } from '../messages.ts';
import styles from './dictionary.module.css';
import { EntryForm } from './entry-form.tsx';
import { ImportWords } from './import-words.tsx';

type Props = {
  /** Without one it is the dictionary of the account. */
  projectId?: string;
  /** The voice that words are heard in; the usual one without it. */
  ttsId?: string | null;
};

/** How words are read: added, heard, found, changed, deleted, brought and taken along. */
export function Dictionary({ projectId, ttsId }: Props) {
  const { t } = useTexts();
  const hearing = useHearWord({ projectId, ttsId });
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useEntries({ projectId }, search, page);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  return (
    <div className={styles.dictionary}>
      <p className={styles.about}>
        {t(projectId === undefined ? texts.aboutAccount : texts.aboutProject)}{' '}
        {projectId === undefined ? null : (
          // Beside the project, which stays open with what is being written.
          <a href="/account#dictionary" target="_blank" rel="noreferrer">
            {t(texts.ofAccount)}
          </a>
        )}
      </p>
      <EntryForm projectId={projectId} hearing={hearing} />
      <div className={styles.tools}>
        <SearchField
          label={t(texts.search)}
          value={search}
          maxLength={dictionaryLimits.search.max}
          onChange={(value) => {
            setSearch(value);
            setPage(1);
          }}
        />
        <ImportWords projectId={projectId} />
        <Button variant="default" onClick={() => void saveDictionary({ projectId }, t(texts.title))}>
          {t(texts.export)}
        </Button>
      </div>
      {error && !data ? (
        <LoadError
          error={error}
          texts={{
            errorTitle: t(texts.loadFailed),
            retry: t(texts.retry),
            errorCode: (code) => t(texts.errorCode, { code }),
          }}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <Skeleton height={48} /> : null}
      {data?.total === 0 ? (
        <p className={styles.about}>{t(search === '' ? texts.empty : texts.nothing)}</p>
      ) : null}
      <ul className={styles.list} aria-label={t(texts.title)}>
        {data?.list.map((entry) => (
          <Row key={entry.id} entry={entry} hearing={hearing} />
        ))}
      </ul>
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          texts={{
            pages: t(texts.listPages),
            previous: t(texts.previous),
            next: t(texts.next),
            pageOf: (at, of) => t(texts.pageOf, { page: at, pages: of }),
          }}
          onPage={setPage}
        />
      ) : null}
    </div>
  );
}

function Row({ entry, hearing }: { entry: KeptEntry; hearing: HearWord }) {
  const { t } = useTexts();
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const deleting = useDeleteEntry();
  const { id, text, pronunciation, projectId } = entry;
  const isHeard = hearing.heard === id;
  if (doing === 'edit')
    return (
      <li>
        <EntryForm
          projectId={projectId ?? undefined}
          hearing={hearing}
          kept={entry}
          onDone={() => setDoing(undefined)}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <b>{text}</b>
      <span title={pronunciation}>{withToneMarks(pronunciation)}</span>
      <IconButton
        label={isHeard ? t(texts.stop) : t(texts.hear, { text })}
        icon={isHeard ? IconPlayerStop : IconVolume}
        onClick={() => hearing.toggle(id, { text, pronunciation })}
      />
      <IconButton label={t(texts.edit, { text })} icon={IconPencil} onClick={() => setDoing('edit')} />
      <IconButton label={t(texts.remove, { text })} icon={IconTrash} onClick={() => setDoing('delete')} />
      {doing === 'delete' ? (
        <ConfirmDialog
          danger
          title={t(texts.removeTitle, { text })}
          text={t(texts.removeText)}
          confirmLabel={t(texts.removeConfirm)}
          cancelLabel={t(texts.cancel)}
          closeLabel={t(texts.close)}
          onConfirm={async () => {
            await deleting.mutateAsync(id);
            setDoing(undefined);
          }}
          onClose={() => setDoing(undefined)}
        />
      ) : null}
    </li>
  );
}
