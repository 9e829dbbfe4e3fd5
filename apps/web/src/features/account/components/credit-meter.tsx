import { creditPrices } from '@app/contract/credit/limits.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { usePermission } from '../hooks.ts';
import { accountMessages as texts } from '../messages.ts';
import styles from './credit-meter.module.css';

/** What is left, and what it is good for. */
export function CreditMeter() {
  const { t, language } = useTexts();
  const { data } = usePermission();
  if (!data) return null;
  const number = new Intl.NumberFormat(language);
  const { credits } = data.balances;
  const most = data.administrator ? null : data.rights.projects;
  const paid = Math.floor(credits / creditPrices.project);
  // More than the plan allows are no promise.
  const projects = most === null ? paid : Math.min(paid, most);
  return (
    <Link className={styles.meter} to="/credit-usage">
      <b>{t(texts.credits, { count: number.format(credits) })}</b>
      <small>{t(texts.projectsLeft, { count: number.format(projects) })}</small>
      <small>{t(texts.helperUses, { count: number.format(data.balances['helper-uses']) })}</small>
    </Link>
  );
}
