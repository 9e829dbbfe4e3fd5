import type { Order } from '@app/contract/order/schema.ts';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { shopMessages as texts } from '../messages.ts';
import { moneyText, stateLooks } from '../rules.ts';
import styles from './order-standing.module.css';

/** How an order stands, and what of a paid one went back. */
export function OrderStanding({ state, refunded, currency }: Pick<Order, 'state' | 'refunded' | 'currency'>) {
  const { t, language } = useTexts();
  return (
    <>
      <StateChip kind={stateLooks[state].kind} label={t(stateLooks[state].label)} />
      {refunded > 0 && state === 'paid' ? (
        <small className={styles.part}>
          {t(texts.partRefunded, { amount: moneyText(refunded, currency, language) })}
        </small>
      ) : null}
    </>
  );
}
