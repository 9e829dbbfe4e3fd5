import { ButtonLink } from '../../../../components/button-link.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { FormHead } from '../form-head.tsx';
import { signUpMessages as texts } from './messages.ts';
import entry from '../entry.module.css';

/** Somebody too young for an account. It does not say which age would do: that would be an invitation to make it up. */
export function AgeRefusal() {
  const { t } = useTexts();
  return (
    <div className={entry.screen} role="alert">
      <FormHead title={t(texts.titleRefused)} text={t(texts.refusedText)} />
      <div>
        <ButtonLink to="/home" size="md">
          {t(texts.toHome)}
        </ButtonLink>
      </div>
    </div>
  );
}
