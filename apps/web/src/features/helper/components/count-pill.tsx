import { countClass } from '@app/contract/helper/states/count-class.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { helperTexts as texts } from '../messages.ts';
import { isLow } from '../rules.ts';
import styles from './assistant.module.css';

/** The assistant with its count and what that means, for those who hear it. */
export function useCountLabel(count: number | undefined): string {
  const { t, language } = useTexts();
  if (count === undefined) return t(texts.name);
  const label = t(texts.label, { count: formatNumber(count, language) });
  const state = countClass(count) === 'no' ? texts.stateNo : isLow(count) ? texts.stateLow : undefined;
  return state ? t(texts.labelWithState, { label, state: t(state) }) : label;
}

/** The remaining uses, in the colour of their class. */
export function CountPill({ count, hasWords = false }: { count: number | undefined; hasWords?: boolean }) {
  const { t, language } = useTexts();
  const number = count === undefined ? '…' : formatNumber(count, language);
  return (
    <span
      className={styles.pill}
      data-class={count === undefined ? undefined : countClass(count)}
      data-low={count !== undefined && isLow(count)}
    >
      {hasWords ? t(texts.left, { count: number }) : number}
    </span>
  );
}
