import { acceptedEndings } from '@app/contract/upload/limits.ts';
import type { Upload } from '@app/contract/upload/schema.ts';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { PageDrop } from '../../../components/page-drop.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { DropZone } from '../../../components/upload-box.tsx';
import { UploadPanel } from '../../../components/upload-list.tsx';
import { useTableView } from '../../../components/use-table-view.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { notify } from '../../../lib/notices.ts';
import { formatSize } from '../../../lib/format.ts';
import { useOwnRights } from '../../../lib/levels.ts';
import { useTexts } from '../../../lib/texts.ts';
import { filesPerPage, useDeleteFile, useFiles } from '../api.ts';
import { libraryMessages as texts } from '../messages.ts';
import { filesToChoose, refusalOf } from '../rules.ts';
import { libraryQueue } from '../store.ts';
import { fileActions } from './file-actions.ts';
import styles from './file-library.module.css';
import { FilePreview } from './file-preview.tsx';
import { useFileColumns, useLibraryTexts } from './library-table.tsx';

const byDate = { sort: 'date', isDescending: true };

/** All my files: bring them, find them, look at them, save them, delete them. */
export function FileLibrary({ title }: { title: string }) {
  const { t, language } = useTexts();
  const rights = useOwnRights();
  const [view, setView] = useTableView(byDate);
  const isServerOrder = view.sort === byDate.sort && view.isDescending && view.find.trim() === '';
  const files = useFiles(view.page, !isServerOrder);
  const [shown, setShown] = useState<Upload>();
  const [doomed, setDoomed] = useState<Upload>();
  const libraryTexts = useLibraryTexts();
  const columns = useFileColumns(setShown);

  const max = formatSize(rights.uploadBytes, language);
  const space = formatSize(rights.storageBytes, language);
  const add = (chosen: readonly File[]) =>
    libraryQueue.add(chosen, (file) => refusalOf(file, rights.uploadBytes, currentLanguage()));
  const { data } = files;
  return (
    <>
      <PageHeader title={title}>
        {data?.total === 0 ? null : (
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
        rows={data?.rows}
        total={data?.isWhole ? undefined : data?.total}
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
        actionsOf={(file) => fileActions(file, { onOpen: setShown, onDelete: setDoomed })}
        texts={libraryTexts.table}
      />
      <p className={styles.note}>{t(texts.space, { space, max, types: acceptedEndings })}</p>
      <PageDrop text={t(texts.titleDropNow)} onFiles={add} />
      <UploadPanel queue={libraryQueue} texts={libraryTexts.panel} />
      {shown ? <FilePreview file={shown} onClose={() => setShown(undefined)} /> : null}
      {doomed ? <DeleteFile file={doomed} onClose={() => setDoomed(undefined)} /> : null}
    </>
  );
}

function DeleteFile({ file, onClose }: { file: Upload; onClose: () => void }) {
  const { t } = useTexts();
  const deletion = useDeleteFile();
  const { name } = file;
  return (
    <ConfirmDialog
      danger
      title={t(texts.deleteTitle, { name })}
      text={t(texts.deleteText)}
      confirmLabel={t(texts.delete)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await deletion.mutateAsync(file.id);
        notify('success', t(texts.deleted, { name }));
      }}
      onClose={onClose}
    />
  );
}
