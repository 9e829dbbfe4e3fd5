import { goodsMessages } from '@app/contract/goods/messages.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { useRights } from '../../../lib/levels.ts';
import { useTexts } from '../../../lib/texts.ts';
import { pricingMessages as texts } from '../messages.ts';
import styles from './pricing-intro.module.css';

/** What it costs, in two sentences. */
export function PricingIntro() {
  const { t } = useTexts();
  const { credits } = useRights('ordinary');
  const values = { months: userLimits.trial.months, credits };
  return (
    <header className={styles.intro}>
      <h1 className="display">{t(texts.titlePricing)}</h1>
      <p>{t(texts.intro, values)}</p>
      <p className={styles.trial}>{t(goodsMessages.trialText)}</p>
    </header>
  );
}
