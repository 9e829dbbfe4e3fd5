import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
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
