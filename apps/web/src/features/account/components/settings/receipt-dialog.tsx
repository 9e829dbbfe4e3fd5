import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { formatMinute } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { keepReceipt, useReceipt } from '../../store.ts';
import { CopyField } from './copy-field.tsx';
import { DeletionItems } from './deletion-items.tsx';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

/** What somebody whose account is gone takes along. */
export function ReceiptDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  const receipt = useReceipt((state) => state.receipt);
  if (!receipt) return null;
  const close = () => {
    keepReceipt(undefined);
    onClose();
  };
  return (
    <Dialog
      title={t(texts.receiptTitle)}
      closeLabel={t(texts.close)}
      onClose={close}
      actions={<Button onClick={close}>{t(texts.receiptDone)}</Button>}
    >
      <p>{t(texts.receiptText)}</p>
      <CopyField label={t(texts.receiptNumber)} text={receipt.receipt} copiesItself />
      <p className={styles.note}>
        {t(texts.receiptTime, { time: formatMinute(receipt.deletedAt, language) })}
      </p>
      <DeletionItems items={receipt.items} />
    </Dialog>
  );
}
