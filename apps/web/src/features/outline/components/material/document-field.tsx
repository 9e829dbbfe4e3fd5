import { documentTypes } from '@app/contract/document/limits.ts';
import { documentFaultText } from '@app/contract/document/states/fault.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { deckEndings } from '@app/contract/upload/limits.ts';
import { IconFileText } from '@tabler/icons-react';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { PageDrop } from '../../../../components/page-drop.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { DropZone } from '../../../../components/upload-box.tsx';
import { formatSize } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { outlineTexts } from '../../messages.ts';
import styles from './material.module.css';
import { materialTexts as texts } from './messages.ts';
import { useDocument } from './use-document.ts';

const accept = [...documentTypes, ...deckEndings].map((ending) => `.${ending}`).join(',');

type Props = { project: Project; onSent: (docId: string) => Promise<unknown> };

/** The document that a talk is made from: given, on its way, replaced, and what is wrong with it. */
export function DocumentField({ project, onSent }: Props) {
  const { t, language } = useTexts();
  const { file, progress, reason, doubt, uploadBytes, take, stop } = useDocument(onSent);
  const { docName, docFault } = project;
  const onFiles = (files: readonly File[]) => void take(files);
  const fault = reason === '' && docFault !== null ? t(documentFaultText(docFault)) : reason;
  return (
    <>
      {file === undefined && docName === null ? (
        <DropZone
          texts={{
            title: t(texts.titleDrop),
            hint: t(texts.dropHint, {
              types: documentTypes.join(', '),
              max: formatSize(uploadBytes, language),
            }),
            choose: t(texts.choose),
          }}
          accept={accept}
          multiple={false}
          onFiles={onFiles}
        />
      ) : (
        <div className={styles.file}>
          <IconFileText size={28} stroke={1.4} aria-hidden="true" />
          <b title={file?.name ?? docName ?? ''}>{file?.name ?? docName}</b>
          {file ? (
            <Button variant="default" onClick={stop}>
              {t(outlineTexts.cancel)}
            </Button>
          ) : (
            <FileButton
              label={t(texts.replace)}
              accept={accept}
              multiple={false}
              variant="default"
              onFiles={onFiles}
            />
          )}
          {file ? (
            <div className={styles.progress}>
              <small role="status">{t(texts.sending)}</small>
              <ProgressBar label={t(texts.sending)} value={progress} kind="brand" />
            </div>
          ) : null}
        </div>
      )}
      {fault === '' ? null : <Refusal>{fault}</Refusal>}
      {fault === '' && doubt ? (
        <p className={styles.doubt} role="status">
          {t(doubt)}
        </p>
      ) : null}
      <PageDrop text={t(texts.titleDrop)} onFiles={onFiles} />
    </>
  );
}
