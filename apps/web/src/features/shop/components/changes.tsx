import type { PurchaseChange } from '@app/contract/order/schema.ts';
import { Facts } from '../../../components/facts.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { usePreview } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import styles from './upgrade.module.css';

/** What a package changes for me. */
export function Changes({ goodsId }: { goodsId: string }) {
  const { data } = usePreview(goodsId);
  if (!data) return <Skeleton height={96} />;
  return <ChangeFacts change={data} />;
}

function ChangeFacts({ change: { subscription, credits } }: { change: PurchaseChange }) {
  const { t, language } = useTexts();
  const number = (value: number) => formatNumber(value, language);
  const level = (name: Parameters<typeof levelText>[0]) => levelText(name, language);
  const added =
    credits.added === 0
      ? ''
      : t(texts.creditsAfter, { added: number(credits.added), after: number(credits.after) });
  if (!subscription) return <Facts rows={[[t(texts.creditsNow), added]]} />;
  const { kind, from, to, startsAt, endsAt, creditedDays } = subscription;
  return (
    <>
      <Facts
        rows={[
          [t(texts.level), from === to ? level(to) : t(texts.fromTo, { from: level(from), to: level(to) })],
          [t(texts.begins), kind === 'upgrade' ? t(texts.now) : formatDay(startsAt, language)],
          [t(texts.ends), formatDay(endsAt, language)],
          [t(texts.credited), creditedDays === 0 ? '' : t(texts.creditedDays, { days: creditedDays })],
          [t(texts.creditsNow), added],
        ]}
      />
      {kind === 'upgrade' ? null : (
        <p className={styles.note}>{t(kind === 'later' ? texts.later : texts.extend)}</p>
      )}
      <p className={styles.note}>{t(texts.keeps)}</p>
    </>
  );
}
