import type { OutboxMail } from '@app/contract/admin/schema.ts';
import { IconCopy } from '@tabler/icons-react';
import { Facts } from '../../../components/facts.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { formatMinute } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { copy } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { mailLooks } from '../rules.ts';
import { LookChip } from './parts.tsx';
import styles from './parts.module.css';

/** A mail as it was written: to be read, selected and copied. */
export function MailDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { t, language } = useTexts();
  const look = mailLooks[mail.state];
  return (
    <Dialog
      title={mail.subject}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <Button
          variant="light"
          leftSection={<IconCopy size={18} stroke={1.6} />}
          onClick={() => void copy(mail.text)}
          data-autofocus
        >
          {t(texts.copyText)}
        </Button>
      }
    >
      <Facts
        rows={[
          [t(texts.recipient), mail.to],
          [t(texts.sentAt), formatMinute(mail.createdAt, language)],
          [t(texts.state), <LookChip key="state" look={look} />],
        ]}
      />
      <p className={styles.text}>{mail.text}</p>
      {look.about ? <p className={styles.note}>{t(look.about)}</p> : null}
    </Dialog>
  );
}
