import type { DeletionReceipt } from '@app/contract/user/schema.ts';
import { useState } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { formatMinute } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useRemoveUser } from '../api.ts';
import { copy } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { removedTexts } from '../rules.ts';
import styles from './parts.module.css';
import type { UserDialogProps } from './user-dialog.tsx';

/** Deletes an account: first the question with all that goes, then the receipt of what has gone. */
export function DeleteUserDialog({ user, onClose }: UserDialogProps) {
  const [removed, setRemoved] = useState<DeletionReceipt>();
  return removed ? (
    <Receipt removed={removed} mailbox={user.mailbox} onClose={onClose} />
  ) : (
    <Question user={user} onClose={onClose} onRemoved={setRemoved} />
  );
}

type QuestionProps = UserDialogProps & { onRemoved: (removed: DeletionReceipt) => void };

function Question({ user, onClose, onRemoved }: QuestionProps) {
  const { t } = useTexts();
  const remove = useRemoveUser();
  const [isPending, setIsPending] = useState(false);
  const { id, nickname: name, mailbox } = user;
  const confirm = async () => {
    setIsPending(true);
    try {
      onRemoved(await remove(id));
    } catch {
      // The notice says what went wrong; the question stays open.
      setIsPending(false);
    }
  };
  const close = isPending ? () => undefined : onClose;
  return (
    <Dialog
      isAlert
      title={t(texts.deleteUserTitle, { name })}
      closeLabel={t(texts.close)}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            {t(texts.cancel)}
          </Button>
          <Button color="err" loading={isPending} onClick={() => void confirm()}>
            {t(texts.deleteUser)}
          </Button>
        </>
      }
    >
      <p>{t(texts.deleteUserText, { mailbox })}</p>
      <ul className={styles.list}>
        <li>{t(texts.deleteContent)}</li>
        <li>{t(texts.deleteBalances)}</li>
        <li>{t(texts.deleteTraces)}</li>
      </ul>
      <p className={styles.note}>{t(texts.deleteUserKept)}</p>
    </Dialog>
  );
}

function Receipt({
  removed,
  mailbox,
  onClose,
}: {
  removed: DeletionReceipt;
  mailbox: string;
  onClose: () => void;
}) {
  const { t, language } = useTexts();
  const rows = [
    [t(texts.account), mailbox],
    [t(texts.receipt), removed.receipt],
    [t(texts.deletedAt), formatMinute(removed.deletedAt, language)],
    ...removedTexts(removed.items, language),
  ] as const;
  return (
    <Dialog
      title={t(texts.receiptTitle)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={() => void copy(rows.map((row) => row.join('\t')).join('\n'))}>
            {t(texts.copyReceipt)}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t(texts.done)}
          </Button>
        </>
      }
    >
      <Facts rows={rows} />
    </Dialog>
  );
}
