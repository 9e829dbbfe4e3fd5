import { userMessages } from '@app/contract/user/messages.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { changePasswordSchema } from '@app/contract/user/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Form } from '../../../../components/form.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { keepToken, useSession } from '../../../../lib/session.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { accountKeys } from '../../hooks.ts';
import { NewPassword } from '../new-password.tsx';
import { PasswordField } from '../password-field.tsx';
import { FormEnd } from './form-end.tsx';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

/** A new password for whoever knows the old one. */
export function PasswordCard() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t(texts.password)}>
      <p className={styles.note}>{t(texts.passwordText)}</p>
      {isOpen ? (
        <PasswordForm onClose={() => setIsOpen(false)} />
      ) : (
        <div className={styles.row}>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t(texts.changePassword)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const cache = useQueryClient();
  const mailbox = useSession((state) => state.user?.mailbox ?? '');
  const form = useCheckedForm({
    initial: { oldPassword: '', password: '', again: '' },
    check: ({ again, ...body }) => ({
      ...schemaErrors(changePasswordSchema, body),
      ...(again === body.password ? {} : { again: say(userMessages.passwordsDiffer) }),
    }),
    async send({ again: _again, ...body }) {
      const { accessToken } = await call(userRoutes.changePassword, { body, inPlace: true });
      // Every session is over; this browser goes on with the new one.
      if (accessToken !== null) keepToken('user', accessToken);
      notify('success', t(texts.passwordChanged));
      void cache.invalidateQueries({ queryKey: accountKeys.sessions });
    },
    onDone: onClose,
  });
  return (
    <div className={styles.form}>
      <Form form={form}>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" value={mailbox} autoComplete="username" readOnly hidden />
        <PasswordField
          {...form.field('oldPassword')}
          label={t(texts.currentPassword)}
          autoComplete="current-password"
        />
        <NewPassword password={form.field('password')} again={form.field('again')} mailbox={mailbox} />
        <FormEnd label={t(texts.changePassword)} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </div>
  );
}
