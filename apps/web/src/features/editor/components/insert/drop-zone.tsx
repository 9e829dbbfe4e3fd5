import type { DragEvent, ReactNode } from 'react';
import { useFileDrop } from '../../../../components/file-drop.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { droppedMaterial, hasMaterial } from '../../../library/rules.ts';
import { toSlide } from '../../gestures/stage.ts';
import { useStage } from '../canvas/use-stage.ts';
import { useInsertMedia } from './insert-media.ts';
import styles from './insert.module.css';
import { mediaFiles } from './media-rules.ts';
import { insertTexts as texts } from './messages.ts';

/** The canvas takes pictures, films and sounds where they are dropped on it: files, and the person's own materials. */
export function DropZone({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const stage = useStage();
  const { insertMedia } = useInsertMedia();
  const placeOf = ({ clientX, clientY }: DragEvent) => toSlide(stage, { x: clientX, y: clientY });
  const { isOver, props } = useFileDrop(
    (files, event) => {
      const taken = mediaFiles(files);
      if (taken.length < files.length) notify('warning', t(texts.onlyMedia));
      void insertMedia(taken, placeOf(event));
    },
    {
      has: hasMaterial,
      onDrop(event) {
        const material = droppedMaterial(event.dataTransfer);
        if (material) void insertMedia([material], placeOf(event));
      },
    },
  );
  return (
    <div className={styles.dropZone} {...props}>
      {children}
      {isOver ? <p className={styles.dropHint}>{t(texts.dropHere)}</p> : null}
    </div>
  );
}
