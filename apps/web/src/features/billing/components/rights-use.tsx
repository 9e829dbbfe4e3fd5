import type { Permission } from '@app/contract/user/schema.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { billingMessages as texts } from '../messages.ts';
import { metersOf } from '../rules.ts';
import styles from './rights-use.module.css';

type Props = { permission: Permission | undefined; error: Error | null; onRetry: () => void };

/** What is left of the rights of the account. */
export function RightsUse({ permission, error, onRetry }: Props) {
  const { t } = useTexts();
  const errorTexts = {
    errorTitle: t(texts.notLoaded),
    retry: t(texts.retry),
    errorCode: (code: string) => t(texts.errorCode, { code }),
  };
  return (
    <section className={styles.use} aria-label={t(texts.myUse)} aria-busy={!permission && !error}>
      {permission ? <Meters permission={permission} /> : null}
      {!permission && error ? <LoadError error={error} texts={errorTexts} onRetry={onRetry} /> : null}
      {permission || error ? null : <Skeleton height={118} />}
      {permission?.administrator ? <p className={styles.note}>{t(texts.neverShort)}</p> : null}
    </section>
  );
}

function Meters({ permission }: { permission: Permission }) {
  const { t, language } = useTexts();
  return (
    <ul className={styles.meters}>
      {metersOf(permission, language).map(({ label, value, detail, share, state }) => (
        <li key={label.key} data-state={state}>
          <span>{t(label)}</span>
          <b>{value}</b>
          <ProgressBar label={`${t(label)} · ${value}`} value={share} kind={state} />
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}
