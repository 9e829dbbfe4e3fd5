import type { LevelName } from '@app/contract/user/states/level.ts';
import { useState } from 'react';
import { formatNumber, formatPrice } from '../../../lib/format.ts';
import { useLevels } from '../../../lib/levels.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { pricingMessages as texts } from '../messages.ts';
import { creditsFor, fittingLevel, totalCredits, type Need, needKinds, usualNeed } from '../rules.ts';
import { AmountField, needNames } from './amount-field.tsx';
import styles from './calculator.module.css';
import { ChooseButton } from './level-cards.tsx';
import { PricingSection } from './pricing-section.tsx';

/** From what somebody wants to do in a month to credits, and to the level that fits. */
export function Calculator() {
  const { t } = useTexts();
  const [need, setNeed] = useState(usualNeed);
  return (
    <PricingSection id="calculator" title={t(texts.titleCalculator)} text={t(texts.calculatorText)}>
      <div className={styles.calculator}>
        <div className={styles.fields}>
          {needKinds.map((kind) => (
            <AmountField
              key={kind}
              kind={kind}
              value={need[kind]}
              onChange={(amount) => setNeed((before) => ({ ...before, [kind]: amount }))}
            />
          ))}
        </div>
        <Result need={need} />
      </div>
    </PricingSection>
  );
}

function Result({ need }: { need: Need }) {
  const { t, language } = useTexts();
  const credits = creditsFor(need);
  const count = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.result}>
      <dl className={styles.lines}>
        {needKinds.map((kind) => (
          <div key={kind}>
            <dt>{t(needNames[kind])}</dt>
            <dd>{count(credits[kind])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        {t(texts.total)}
        <output>{t(texts.creditsOf, { credits: count(totalCredits(need)) })}</output>
      </p>
      <FitCard need={need} />
    </div>
  );
}

function FitCard({ need }: { need: Need }) {
  const { t, language } = useTexts();
  const levels = useLevels();
  const { level, credits, missing } = fittingLevel(need, levels);
  const { credits: has, pricePerMonth } = levels[level];
  const count = (value: number) => formatNumber(value, language);
  const reason = (name: LevelName) => {
    if (missing > 0) return t(texts.fitsNone, { missing: count(missing) });
    return name === 'ordinary'
      ? t(texts.fitsTrial)
      : t(texts.fitsLevel, { credits: count(credits), has: count(has) });
  };
  return (
    <div className={styles.fit}>
      <p className={styles.name}>
        {t(texts.fits)}
        <strong>{levelText(level, language)}</strong>
        <span>
          {level === 'ordinary'
            ? t(texts.free)
            : `${formatPrice(pricePerMonth, language)} ${t(texts.perMonth)}`}
        </span>
      </p>
      <p>{reason(level)}</p>
      <ChooseButton level={level} variant="filled" />
    </div>
  );
}
