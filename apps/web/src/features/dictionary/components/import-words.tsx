import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import { dictionaryMessages } from '@app/contract/dictionary/messages.ts';
import type { ImportReport } from '@app/contract/dictionary/schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FileButton } from '../../../components/file-button.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useImport } from '../api.ts';
import { dictionaryTexts as texts } from '../messages.ts';
import { refusedLines } from '../rules.ts';
import styles from './dictionary.module.css';

type Tried = { base64: string; report: ImportReport };

/** Of longer lists of changes the rest is counted. */
const shownChanges = 20;

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** Words from a file: what it would do is shown, line by line where it cannot, and done when that is wanted. */
export function ImportWords({ projectId }: { projectId: string | undefined }) {
  const { t } = useTexts();
  const [tried, setTried] = useState<Tried>();
  const importing = useImport();
  const tryFile = async ([file]: readonly File[]) => {
    if (!file) return;
    // Four letters of base64 for three bytes, and room for the rest of the call.
    if (file.size > dictionaryLimits.import.bodyBytes * 0.7)
      return notify('error', t(dictionaryMessages.fileLong));
    const base64 = await base64Of(file);
    if (base64 === '') return notify('error', t(dictionaryMessages.fileEmpty));
    importing.mutate(
      { projectId, base64, isTrial: true },
      { onSuccess: (report) => setTried({ base64, report }) },
    );
  };
  const take = ({ base64 }: Tried) =>
    importing.mutate(
      { projectId, base64, isTrial: false },
      {
        onSuccess: ({ added, changed, refused }) => {
          setTried(undefined);
          const count = added + changed.length;
          notify('success', t(texts.imported, { count, refused: refused.length }));
        },
      },
    );
  const count = tried ? tried.report.added + tried.report.changed.length : 0;
  return (
    <>
      <FileButton
        variant="default"
        label={t(texts.import)}
        accept=".csv,.txt,.tsv,text/csv"
        multiple={false}
        onFiles={(files) => void tryFile(files)}
      />
      {tried ? (
        <Dialog
          title={t(count > 0 ? texts.importTitle : texts.importNothing)}
          closeLabel={t(texts.close)}
          onClose={() => setTried(undefined)}
          actions={
            <>
              <Button variant="default" onClick={() => setTried(undefined)}>
                {t(texts.cancel)}
              </Button>
              <Button disabled={count === 0} loading={importing.isPending} onClick={() => take(tried)}>
                {t(texts.importTake, { count })}
              </Button>
            </>
          }
        >
          <Report report={tried.report} />
        </Dialog>
      ) : null}
    </>
  );
}

function Report({ report }: { report: ImportReport }) {
  const { t } = useTexts();
  const { lines, added, changed, unchanged, refused, pages } = report;
  const counts = { lines, added, changed: changed.length, unchanged, refused: refused.length };
  const hidden = changed.length - shownChanges;
  return (
    <div className={styles.report}>
      <p>{t(texts.importCounts, counts)}</p>
      {pages > 0 ? <p>{t(texts.pages, { count: pages })}</p> : null}
      {changed.length > 0 ? (
        <ul>
          {changed.slice(0, shownChanges).map((change) => (
            <li key={change.line}>{t(texts.importChanged, change)}</li>
          ))}
          {hidden > 0 ? <li>{t(texts.importMore, { count: hidden })}</li> : null}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <>
          <h3>{t(texts.importRefused)}</h3>
          <ul>
            {refusedLines(report).map(({ reason, lines: numbers }) => (
              <li key={reason}>
                {t(texts.importLines, { lines: numbers, reason: t(dictionaryMessages[reason]) })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
