import type { Message } from '@app/contract/base/messages.ts';
import { IconFolder, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { Popover } from '../fields/popover.tsx';
import type { MediaSource } from './insert-media.ts';
import styles from './insert.module.css';
import { acceptOf, type MediaKind } from './media-rules.ts';
import { insertTexts as texts } from './messages.ts';
import { pickFile } from './pick-file.ts';
import { pickMaterial } from './pick-material.tsx';

const uploads: Record<MediaKind, Message> = {
  image: texts.uploadPicture,
  video: texts.uploadVideo,
  audio: texts.uploadSound,
};

type Props = {
  kind: MediaKind;
  label: string;
  /** What the button shows. */
  face: ReactNode;
  className?: string | undefined;
  /** Asked before anything is chosen; false where nothing may be chosen now. */
  mayChoose?: () => boolean;
  onChoose: (source: MediaSource) => void;
};

/** A button that lets a picture, film or sound be chosen: from this computer, or from the person's materials. */
export function MediaChoice({ kind, label, face, className, mayChoose = () => true, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <Popover label={label} className={className} face={face}>
      {(close) => {
        const choose = (pick: () => void) => () => {
          close();
          if (mayChoose()) pick();
        };
        return (
          <div className={styles.menu}>
            <button
              type="button"
              className={styles.item}
              onClick={choose(() => pickFile(acceptOf(kind), onChoose))}
            >
              <IconUpload size={20} stroke={1.6} aria-hidden="true" />
              <span>{t(uploads[kind])}</span>
            </button>
            <button
              type="button"
              className={styles.item}
              onClick={choose(() => pickMaterial(kind, onChoose))}
            >
              <IconFolder size={20} stroke={1.6} aria-hidden="true" />
              <span>{t(texts.fromMaterials)}</span>
            </button>
          </div>
        );
      }}
    </Popover>
  );
}
