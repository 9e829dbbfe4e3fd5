import type { InviteApplication } from '@app/contract/invite/schema.ts';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { useMailReaches } from '../../../../lib/server-settings.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { FormHead } from '../form-head.tsx';
import entry from '../entry.module.css';
import { applyMessages as texts } from './messages.ts';

type Props = { application: InviteApplication; onAnother: () => void };

/** The application is with the administrator: what happens next. */
export function Applied({ application, onAnother }: Props) {
  const { t } = useTexts();
  const count = application.quantity;
  const reaches = useMailReaches();
  const next =
    application.type !== 'email'
      ? t(texts.appliedByBot, { count })
      : reaches
        ? t(texts.appliedByEmail, { count, address: application.applicantEmail })
        : t(texts.appliedHere);
  return (
    <div className={entry.screen} role="status">
      <FormHead title={t(texts.titleApplied)} text={next} />
      <div className={entry.actions}>
        <ButtonLink to="/register" size="md">
          {t(texts.toRegister)}
        </ButtonLink>
        <button type="button" className={entry.again} onClick={onAnother}>
          {t(texts.another)}
        </button>
      </div>
    </div>
  );
}
