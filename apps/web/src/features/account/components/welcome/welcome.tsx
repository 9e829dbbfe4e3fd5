import { creditPrices } from '@app/contract/credit/limits.ts';
import type { Permission } from '@app/contract/user/schema.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { usePermission } from '../../hooks.ts';
import { FormHead } from '../form-head.tsx';
import { welcomeMessages as texts } from './messages.ts';
import styles from './welcome.module.css';

/** A talk to hear, what a new account begins with, and the two ways on. */
export function Welcome({ nickname, stage }: { nickname: string; stage: ReactNode }) {
  const { t } = useTexts();
  const { data, error, refetch } = usePermission();
  return (
    <div className={styles.screen}>
      <FormHead title={t(texts.titleWelcome)} text={t(texts.hello, { name: nickname })} />
      {stage}
      {error ? (
        <LoadError
          error={error}
          texts={{
            errorTitle: t(texts.loadErrorTitle),
            retry: t(texts.retry),
            errorCode: (code) => t(texts.errorCode, { code }),
          }}
          onRetry={() => void refetch()}
        />
      ) : (
        <Gifts balances={data?.balances} />
      )}
      <div className={styles.ways}>
        <ButtonLink to="/project?new=1" size="md">
          {t(texts.files)}
        </ButtonLink>
        <ButtonLink to="/project" size="md" variant="default">
          {t(texts.projects)}
        </ButtonLink>
      </div>
    </div>
  );
}

function Gifts({ balances }: { balances: Permission['balances'] | undefined }) {
  const { t, language } = useTexts();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const gifts = [
    {
      count: balances?.credits,
      unit: t(texts.credits),
      text: t(texts.creditsText, {
        count: number(Math.floor((balances?.credits ?? 0) / creditPrices.project)),
      }),
    },
    { count: balances?.['helper-uses'], unit: t(texts.helperUses), text: t(texts.helperText) },
  ];
  return (
    <ul className={styles.gifts} aria-label={t(texts.gifts)} aria-busy={balances === undefined}>
      {gifts.map(({ count, unit, text }) => (
        <li key={unit}>
          {count === undefined ? (
            <Skeleton height={34} />
          ) : (
            <>
              <p>
                <b>{number(count)}</b> {unit}
              </p>
              <small>{text}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
