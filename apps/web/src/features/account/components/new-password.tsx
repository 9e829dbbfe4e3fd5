import type { ComponentProps } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { hasPasswordLength, passwordStrength } from '../rules.ts';
import { passwordMessages as texts } from './password-messages.ts';
import styles from './new-password.module.css';
import { PasswordField } from './password-field.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint' | 'autoComplete'>;
type Props = {
  password: Field;
  again: Field;
  mailbox: string;
  /** There was none before. */
  isFirst?: boolean;
};

/** A new password, typed twice, and in words how hard it is to guess. */
export function NewPassword({ password, again, mailbox, isFirst = false }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.pair}>
      <PasswordField
        {...password}
        label={t(isFirst ? texts.password : texts.newPassword)}
        autoComplete="new-password"
        hint={<Strength password={String(password.value ?? '')} mailbox={mailbox} />}
      />
      <PasswordField
        {...again}
        label={t(isFirst ? texts.passwordAgain : texts.again)}
        autoComplete="new-password"
      />
    </div>
  );
}

function Strength({ password, mailbox }: { password: string; mailbox: string }) {
  const { t } = useTexts();
  // A password that will be refused is not called usable, nor strong: the rule comes first.
  if (!hasPasswordLength(password)) return <>{t(texts.rule)}</>;
  const { strength, advice } = passwordStrength(password, mailbox);
  const words = { weak: texts.weak, fair: texts.fair, good: texts.good, strong: texts.strong }[strength];
  const more = {
    longer: texts.longer,
    mix: texts.mix,
    guessable: texts.guessable,
    personal: texts.personal,
    fine: texts.fine,
  }[advice];
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {t(texts.strength, { strength: t(words), advice: t(more) })}
    </span>
  );
}
