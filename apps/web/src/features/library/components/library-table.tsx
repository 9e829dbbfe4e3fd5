import type { Upload } from '@app/contract/upload/schema.ts';
import type { Column, DataTableTexts } from '../../../components/data-table.tsx';
import { Moment } from '../../../components/moment.tsx';
import type { UploadPanelTexts } from '../../../components/upload-list.tsx';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { formatSize } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages as texts } from '../messages.ts';
import { canPreview, kindOf, kindTexts } from '../rules.ts';
import { FileIcon } from './file-icon.tsx';
import styles from './file-library.module.css';

/** The columns of the file table. */
export function useFileColumns(
  onOpen: (file: Upload) => void,
): readonly [Column<Upload>, ...Column<Upload>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'name',
      title: t(texts.name),
      sortBy: ({ name }) => name,
      cell: (file) => <FileName file={file} onOpen={onOpen} />,
    },
    {
      key: 'type',
      title: t(texts.type),
      width: '14%',
      sortBy: ({ type }) => t(kindTexts[kindOf(type)]),
      cell: ({ type }) => <span className={styles.quiet}>{t(kindTexts[kindOf(type)])}</span>,
    },
    {
      key: 'size',
      title: t(texts.size),
      width: '14%',
      sortBy: ({ size }) => size,
      cell: ({ size }) => <span className={styles.quiet}>{formatSize(size, language)}</span>,
    },
    {
      key: 'date',
      title: t(texts.date),
      width: '20%',
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment className={styles.quiet} date={createdAt} />,
    },
  ];
}

function FileName({ file, onOpen }: { file: Upload; onOpen: (file: Upload) => void }) {
  return (
    <span className={styles.name}>
      <FileIcon mediaType={file.type} />
      {canPreview(file.type) ? (
        <button type="button" onClick={() => onOpen(file)}>
          {file.name}
        </button>
      ) : (
        <a href={file.url} download={file.name}>
          {file.name}
        </a>
      )}
    </span>
  );
}

/** What the shared pieces say on this screen. */
export function useLibraryTexts(): { table: DataTableTexts; panel: UploadPanelTexts } {
  const { t } = useTexts();
  return {
    table: useTableTexts({
      find: t(texts.find),
      nothingFound: t(texts.nothingFound),
      errorTitle: t(texts.loadFailed),
    }),
    panel: {
      waiting: t(texts.waiting),
      running: t(texts.running),
      complete: t(texts.complete),
      failed: t(texts.failed),
      cancelled: t(texts.cancelled),
      cancel: t(texts.cancel),
      retry: t(texts.retry),
      summary({ moving, failed, complete }) {
        if (moving > 0) return t(texts.uploadingCount, { moving });
        return failed > 0 ? t(texts.someFailed, { complete, failed }) : t(texts.uploadedCount, { complete });
      },
      fold: t(texts.fold),
      unfold: t(texts.unfold),
      tidy: t(texts.tidy),
    },
  };
}
