import { ProgressBar } from '../../../components/progress-bar.tsx';
import { formatSize } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages as texts } from '../messages.ts';
import styles from './storage-use.module.css';

/** How much an account has stored, and how much it may. */
export type Storage = { readonly usedBytes: number; readonly limitBytes: number };

/** From here on somebody should make room. */
const almost = 0.9;

/** How full the storage is; nothing until it is known. */
export function StorageUse({ storage }: { storage: Storage | undefined }) {
  const { t, language } = useTexts();
  if (!storage) return null;
  const share = storage.limitBytes === 0 ? 1 : storage.usedBytes / storage.limitBytes;
  const [used, limit] = [formatSize(storage.usedBytes, language), formatSize(storage.limitBytes, language)];
  const label = t(texts.used, { used, limit });
  const isAlmost = share >= almost;
  return (
    <div className={styles.use} title={isAlmost ? t(texts.almostFull) : undefined}>
      <span>{label}</span>
      <ProgressBar label={label} value={share} kind={isAlmost ? 'err' : 'brand'} />
    </div>
  );
}
