import { factorCodeSchema } from '@app/contract/factor/schema.ts';
import { givenPasswordSchema } from '@app/contract/user/schema.ts';
import * as z from 'zod/mini';
import { Form } from '../../../../components/form.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { PasswordField } from '../password-field.tsx';
import { FormEnd } from '../settings/form-end.tsx';
import styles from './factor.module.css';
import { factorTexts as texts } from './messages.ts';

const proofForm = z.object({ password: givenPasswordSchema, code: factorCodeSchema });
type Proof = { password: string; code: string };

type Props = {
  text: string;
  label: string;
  send: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for password and code before something is changed about the second factor. */
export function FactorProof({ text, label, send, onClose }: Props) {
  const { t } = useTexts();
  const form = useCheckedForm<Proof>({
    initial: { password: '', code: '' },
    check: (values) => schemaErrors(proofForm, values),
    send,
  });
  return (
    <div className={styles.steps}>
      {text === '' ? null : <p className={styles.note}>{text}</p>}
      <Form form={form}>
        <PasswordField
          {...form.field('password')}
          label={t(texts.password)}
          autoComplete="current-password"
        />
        <TextField
          {...form.field('code')}
          label={t(texts.codeAny)}
          autoComplete="one-time-code"
          onPaste={trimPaste}
        />
        <FormEnd label={label} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </div>
  );
}
