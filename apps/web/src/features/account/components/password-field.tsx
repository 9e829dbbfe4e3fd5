import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { accountMessages as texts } from '../messages.ts';
import styles from './password-field.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'revealLabel' | 'onKeyDown' | 'onKeyUp'>;

/** A password that can be looked at, and that says when capitals are locked: both save a second try. */
export function PasswordField({ hint, onBlur, ...field }: Props) {
  const { t } = useTexts();
  const [isLocked, setIsLocked] = useState(false);
  const look = (event: KeyboardEvent) => setIsLocked(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...field}
      type="password"
      revealLabel={t(texts.showPassword)}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={(event) => {
        setIsLocked(false);
        onBlur?.(event);
      }}
      hint={
        isLocked || hint ? (
          <>
            {isLocked ? <span className={styles.caps}>{t(texts.capsLock)}</span> : null}
            {hint}
          </>
        ) : undefined
      }
    />
  );
}
