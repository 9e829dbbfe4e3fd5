import { factorRoutes } from '@app/contract/factor/routes.ts';
import { factorCodeSchema, type FactorSetUp as SetUp } from '@app/contract/factor/schema.ts';
import { givenPasswordSchema } from '@app/contract/user/schema.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '../../../../components/form.tsx';
import { QrCode } from '../../../../components/qr-code.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './factor.module.css';
import { factorTexts as texts } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const passwordForm = z.object({ password: givenPasswordSchema });
const codeForm = z.object({ code: factorCodeSchema });

type Props = {
  /** It is on: the codes are there to be kept. */
  onOn?: () => void;
  /** The codes are kept. */
  onDone: () => void;
};

/** The password, then the app and its first code, then the recovery codes. */
export function FactorSetUp({ onOn, onDone }: Props) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setUp) return <Begin onBegun={setSetUp} />;
  const taken = (given: readonly string[]) => {
    setCodes(given);
    onOn?.();
  };
  return <Confirm setUp={setUp} onConfirmed={taken} />;
}

function Begin({ onBegun }: { onBegun: (setUp: SetUp) => void }) {
  const { t } = useTexts();
  const form = useCheckedForm({
    initial: { password: '' },
    check: (values) => schemaErrors(passwordForm, values),
    send: async (body) => onBegun(await call(factorRoutes.begin, { body, inPlace: true })),
  });
  return (
    <div className={styles.steps}>
      <Form form={form}>
        <PasswordField
          {...form.field('password')}
          label={t(texts.password)}
          autoComplete="current-password"
        />
        <SubmitButton pending={form.isPending}>{t(texts.next)}</SubmitButton>
      </Form>
    </div>
  );
}

type ConfirmProps = { setUp: SetUp; onConfirmed: (codes: readonly string[]) => void };

function Confirm({ setUp, onConfirmed }: ConfirmProps) {
  const { t } = useTexts();
  const form = useCheckedForm({
    initial: { code: '' },
    check: (values) => schemaErrors(codeForm, values),
    async send(body) {
      const { recoveryCodes } = await call(factorRoutes.confirm, { body, inPlace: true });
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <div className={styles.steps}>
      <div className={styles.scan}>
        <QrCode text={setUp.address} label={t(texts.qr)} />
        <p className={styles.note}>{t(texts.scan)}</p>
      </div>
      <p className={styles.key}>
        <span className={styles.note}>{t(texts.byHand)}</span>
        <code>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form form={form}>
        <TextField
          {...form.field('code')}
          label={t(texts.codeOfApp)}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          onPaste={trimPaste}
        />
        <SubmitButton pending={form.isPending}>{t(texts.confirm)}</SubmitButton>
      </Form>
    </div>
  );
}
