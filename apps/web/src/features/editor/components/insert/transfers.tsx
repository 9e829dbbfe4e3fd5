import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useEdited } from '../use-editor.ts';
import styles from './insert.module.css';
import { useTransfers } from './insert-media.ts';
import { insertTexts as texts } from './messages.ts';

/** Files that are on their way, each with how far it is and a way to stop it. */
export function Transfers() {
  const { t } = useTexts();
  const transfers = useTransfers((state) => state.transfers);
  if (transfers.length === 0) return null;
  return (
    <ul className={styles.transfers} aria-label={t(texts.uploading)}>
      {transfers.map(({ id, name, share, stop }) => (
        <li key={id}>
          <span>{name}</span>
          <progress value={share} aria-label={t(texts.uploadingFile, { name })} />
          <IconButton icon={IconX} size="small" label={t(texts.stopUpload, { name })} onClick={stop} />
        </li>
      ))}
    </ul>
  );
}

/** Where on the slide files that are on their way will stand; the bar tells of them to who cannot see it. */
export function TransferMarks({ scale }: { scale: number }) {
  const slideId = useEdited((state) => state.slideId);
  const transfers = useTransfers((state) => state.transfers);
  return transfers.map(({ id, name, share, goal }) =>
    goal?.slideId === slideId ? (
      <div
        key={id}
        className={styles.transferMark}
        aria-hidden="true"
        style={{ left: goal.at.x * scale, top: goal.at.y * scale }}
      >
        <span>{name}</span>
        <progress value={share} />
      </div>
    ) : null,
  );
}
