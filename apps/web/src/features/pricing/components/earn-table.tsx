import { creditRewards } from '@app/contract/credit/limits.ts';
import type { Reward } from '@app/contract/credit/states/reward.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { pricingMessages as texts } from '../messages.ts';
import styles from './earn-table.module.css';
import { PricingSection } from './pricing-section.tsx';

const minuteMs = 60_000;

function useRewards(): Record<Reward, { what: string; when: string }> {
  const { t } = useTexts();
  const { 'first-project': project, 'valid-viewers': viewers } = creditRewards;
  const minutes = viewers.longerThanMs / minuteMs;
  return {
    'first-avatar': { what: t(texts.earnFirstAvatar), when: t(texts.onceEach) },
    'first-project': {
      what: t(texts.earnFirstProject),
      when: t(texts.withinDays, { days: project.withinDays }),
    },
    'first-knowledge': { what: t(texts.earnFirstKnowledge), when: t(texts.onceEach) },
    'daily-login': { what: t(texts.earnDailyLogin), when: t(texts.onceADay) },
    'valid-viewers': {
      what: t(texts.earnViewers),
      when: t(texts.perViewers, { viewers: viewers.viewers, minutes }),
    },
    interaction: { what: t(texts.earnInteraction), when: t(texts.perInteraction) },
    referral: { what: t(texts.earnReferral), when: t(texts.perReferral) },
  };
}

/** What using the product brings. */
export function EarnTable() {
  const { t, language } = useTexts();
  const rewards = useRewards();
  const names = Object.keys(creditRewards) as Reward[];
  return (
    <PricingSection id="earn" title={t(texts.titleEarn)}>
      {/* What may scroll must be reachable by keyboard. */}
      <div className={styles.scroller} role="group" aria-labelledby="earn" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(texts.earnWhat)}</th>
              <th scope="col">{t(texts.earnCredits)}</th>
              <th scope="col">{t(texts.earnWhen)}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{rewards[name].what}</th>
                <td>+{formatNumber(creditRewards[name].credits, language)}</td>
                <td>{rewards[name].when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PricingSection>
  );
}
