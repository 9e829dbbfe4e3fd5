import { acceptedEndings, uploadLimits } from '@app/contract/upload/limits.ts';
import type { UploadOrder } from '@app/contract/upload/states/kind.ts';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { PageDrop } from '../../../components/page-drop.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { DropZone } from '../../../components/upload-box.tsx';
import { UploadPanel } from '../../../components/upload-list.tsx';
import { useTableView } from '../../../components/use-table-view.ts';
import { formatSize } from '../../../lib/format.ts';
import { useOwnRights } from '../../../lib/levels.ts';
import { useTexts } from '../../../lib/texts.ts';
import { filesPerPage, useFiles } from '../api.ts';
import { useAddFiles } from '../hooks.ts';
import { libraryMessages as texts } from '../messages.ts';
import { filesToChoose } from '../rules.ts';
import { libraryQueue } from '../store.ts';
import { fileActions } from './file-actions.ts';
import { FileDialogs, type FileWish } from './file-dialogs.tsx';
import styles from './file-library.module.css';
import { useFileColumns, useLibraryTexts } from './library-table.tsx';
import { type Storage, StorageUse } from './storage-use.tsx';

const byDate = { sort: 'date', isDescending: true };

/** What the server calls the columns. */
const orders: Readonly<Record<string, UploadOrder>> = {
  name: 'name',
  type: 'type',
  size: 'size',
  date: 'createdAt',
};

/** All my files: bring them, find them, look at them, save them, delete them. */
export function FileLibrary({ title, storage }: { title: string; storage: Storage | undefined }) {
  const { t, language } = useTexts();
  const rights = useOwnRights();
  const [view, setView, asked] = useTableView(byDate);
  const files = useFiles({
    page: asked.page,
    find: asked.find.trim().slice(0, uploadLimits.search.max),
    orderBy: orders[asked.sort] ?? 'createdAt',
    isDescending: asked.isDescending,
  });
  const [wish, setWish] = useState<FileWish>();
  const libraryTexts = useLibraryTexts();
  const columns = useFileColumns((file) => setWish({ what: 'open', file }));

  const max = formatSize(rights.uploadBytes, language);
  const space = formatSize(rights.storageBytes, language);
  const add = useAddFiles();
  const { data } = files;
  return (
    <>
      <PageHeader title={title}>
        <StorageUse storage={storage} />
        {data?.total === 0 && asked.find === '' ? null : (
          <FileButton
            label={t(texts.upload)}
            icon={<IconUpload size={18} stroke={1.6} />}
            accept={filesToChoose}
            onFiles={add}
          />
        )}
      </PageHeader>
      <DataTable
        label={t(texts.files)}
        columns={columns}
        rows={data?.list}
        total={data?.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        view={view}
        onView={setView}
        pageSize={filesPerPage}
        isBusy={files.isFetching}
        error={files.error}
        onRetry={() => void files.refetch()}
        empty={
          <DropZone
            isLarge
            texts={{
              title: t(texts.titleEmpty),
              hint: t(texts.emptyHint, { max }),
              choose: t(texts.choose),
            }}
            accept={filesToChoose}
            onFiles={add}
          />
        }
        actionsOf={(file) => fileActions(file, setWish)}
        texts={libraryTexts.table}
      />
      <p className={styles.note}>{t(texts.space, { space, max, types: acceptedEndings })}</p>
      <PageDrop text={t(texts.titleDropNow)} onFiles={add} />
      <UploadPanel queue={libraryQueue} texts={libraryTexts.panel} />
      <FileDialogs wish={wish} onClose={() => setWish(undefined)} />
    </>
  );
}
