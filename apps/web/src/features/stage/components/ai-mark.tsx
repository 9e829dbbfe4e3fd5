import { useTexts } from '../../../lib/texts.ts';
import { stageMessages as texts } from '../messages.ts';
import styles from './ai-mark.module.css';

/** Tells viewers that nobody real is speaking. */
export function AiMark() {
  const { t } = useTexts();
  const title = t(texts.aiMarkTitle);
  return (
    <span className={styles.mark} role="img" aria-label={title} title={title}>
      {t(texts.aiMark)}
    </span>
  );
}
