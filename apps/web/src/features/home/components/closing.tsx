import { VoiceLine } from '../../../components/voice-line.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import styles from './closing.module.css';
import { StartButton } from './hero.tsx';

/** The last word, and the way in once more. */
export function Closing() {
  const { t } = useTexts();
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <VoiceLine />
      <h2 id="closing-title" className="display">
        {t(texts.headlineClosing)}
      </h2>
      <StartButton />
    </section>
  );
}
