import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { changeMailboxSchema } from '@app/contract/user/schema.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Form } from '../../../../components/form.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useSession } from '../../../../lib/session.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { keepAccount } from '../../store.ts';
import { useAgain } from '../again.ts';
import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { FormEnd } from './form-end.tsx';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

/** The mailbox one logs in with, and another one in its place. */
export function MailboxCard() {
  const { t } = useTexts();
  const mailbox = useSession((state) => state.user?.mailbox ?? '');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t(texts.mailbox)}>
      <p className={styles.note}>{t(texts.mailboxNow, { mailbox })}</p>
      {isOpen ? (
        <MailboxForm current={mailbox} onClose={() => setIsOpen(false)} />
      ) : (
        <div className={styles.row}>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t(texts.changeMailbox)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function MailboxForm({ current, onClose }: { current: string; onClose: () => void }) {
  const { t } = useTexts();
  const again = useAgain('change-mailbox');
  const isSame = (mailbox: string) => mailbox.trim().toLowerCase() === current.toLowerCase();
  const form = useCheckedForm({
    initial: { mailbox: isSame(again.mailbox) ? '' : again.mailbox, verificationCode: '', password: '' },
    check: (values) => ({
      ...schemaErrors(changeMailboxSchema, values),
      ...(isSame(values.mailbox) ? { mailbox: say(texts.sameMailbox) } : {}),
    }),
    async send(values) {
      const body = z.parse(changeMailboxSchema, values);
      keepAccount((await call(userRoutes.changeMailbox, { body, inPlace: true })).user);
      notify('success', t(texts.mailboxChanged));
    },
    onDone: onClose,
  });
  return (
    <div className={styles.form}>
      <Form form={form}>
        <TextField
          {...form.field('mailbox')}
          type="email"
          label={t(texts.newMailbox)}
          autoComplete="email"
          maxLength={userLimits.mailbox.max}
          onPaste={trimPaste}
        />
        <CodeField
          field={form.field('verificationCode')}
          purpose="change-mailbox"
          mailbox={form.values.mailbox.trim()}
          again={again}
          checkFirst={() => (form.checkNow('mailbox') ? undefined : '')}
        />
        <PasswordField
          {...form.field('password')}
          label={t(texts.currentPassword)}
          autoComplete="current-password"
        />
        <FormEnd label={t(texts.changeMailbox)} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </div>
  );
}
