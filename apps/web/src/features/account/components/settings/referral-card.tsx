import { creditRewards } from '@app/contract/credit/limits.ts';
import { Card } from '../../../../components/card.tsx';
import { useSession } from '../../../../lib/session.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { referralAddress } from '../../rules.ts';
import { CopyField } from './copy-field.tsx';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

/** The link by which friends come, and what it brings. */
export function ReferralCard() {
  const { t } = useTexts();
  const id = useSession((state) => state.user?.id ?? '');
  return (
    <Card title={t(texts.referral)}>
      <p className={styles.note}>{t(texts.referralText, { credits: creditRewards.referral.credits })}</p>
      <CopyField label={t(texts.referralLink)} text={referralAddress(window.location.origin, id)} />
    </Card>
  );
}
