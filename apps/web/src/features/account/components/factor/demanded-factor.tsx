import { useTexts } from '../../../../lib/texts.ts';
import { FormHead } from '../form-head.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import styles from './factor.module.css';
import { factorTexts as texts } from './messages.ts';

type Props = { onDone: () => void; onLogout: () => void };

/** What an administrator sees before anything else, where a second factor is demanded. */
export function DemandedFactor({ onDone, onLogout }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.steps}>
      <FormHead title={t(texts.titleDemanded)} text={t(texts.demandedText)} />
      <FactorSetUp onDone={onDone} />
      <button type="button" className={styles.button} onClick={onLogout}>
        {t(texts.logout)}
      </button>
    </div>
  );
}
