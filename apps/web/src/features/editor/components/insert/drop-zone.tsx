import type { ReactNode } from 'react';
import { useFileDrop } from '../../../../components/file-drop.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useInsertMedia } from './insert-media.ts';
import styles from './insert.module.css';
import { mediaFiles } from './media-rules.ts';
import { insertTexts as texts } from './messages.ts';

/** The canvas takes pictures, films and sounds that are dropped on it. */
export function DropZone({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { insertFiles } = useInsertMedia();
  const { isOver, props } = useFileDrop((files) => {
    const taken = mediaFiles(files);
    if (taken.length < files.length) notify('warning', t(texts.onlyMedia));
    void insertFiles(taken);
  });
  return (
    <div className={styles.dropZone} {...props}>
      {children}
      {isOver ? <p className={styles.dropHint}>{t(texts.dropHere)}</p> : null}
    </div>
  );
}
