import { userLimits } from '@app/contract/user/limits.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import type { CodePurpose } from '@app/contract/user/schema.ts';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { trimPaste } from '../../../components/trim-paste.ts';
import { call } from '../../../lib/api.ts';
import { useMailReaches } from '../../../lib/server-settings.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { useAgain } from './again.ts';
import { codeMessages as texts } from './code-messages.ts';
import styles from './code-field.module.css';

type Props = {
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'action' | 'type'>;
  purpose: CodePurpose;
  /** Where the code goes. */
  mailbox: string;
  again: ReturnType<typeof useAgain>;
  /** What has to be right before a code is sent: why it is not sent, empty where the fields say it themselves. */
  checkFirst: () => string | undefined;
};

/** The code that proves a mailbox, and the button that sends it. */
export function CodeField({ field, purpose, mailbox, again, checkFirst }: Props) {
  const { t } = useTexts();
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isSent = mailbox !== '' && again.mailbox === mailbox;
  const left = isSent ? again.left : 0;

  async function send() {
    if (isPending || left > 0) return;
    const fault = checkFirst();
    setRefusal(fault === '' ? undefined : fault);
    if (fault !== undefined) return;
    setIsPending(true);
    try {
      const body = { mailbox, purpose };
      const { againAfterSeconds } = await call(userRoutes.sendCode, { body, silent: true });
      again.note(mailbox, againAfterSeconds);
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <TextField
      {...field}
      label={t(texts.code)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={userLimits.verificationCode.digits}
      onPaste={trimPaste}
      error={field.error ?? refusal}
      hint={<Whereabouts isSent={isSent} mailbox={mailbox} />}
      action={
        <button
          type="button"
          className={styles.send}
          aria-disabled={isPending || left > 0}
          aria-busy={isPending}
          onClick={() => void send()}
        >
          {left > 0 ? t(texts.againIn, { seconds: left }) : t(isSent ? texts.sendAgain : texts.send)}
        </button>
      }
    />
  );
}

/** Where the code is: in a mail, or, where mails reach nobody, with whoever runs the server. */
function Whereabouts({ isSent, mailbox }: { isSent: boolean; mailbox: string }) {
  const { t } = useTexts();
  const reachesPeople = useMailReaches();
  const minutes = userLimits.verificationCode.validMs / 60_000;
  return (
    <span role="status">
      {isSent ? t(reachesPeople ? texts.sent : texts.sentHere, { mailbox, minutes }) : null}
      {!isSent && !reachesPeople ? t(texts.willBeHere) : null}
    </span>
  );
}
