import { acceptedTypes } from '@app/contract/document/limits.ts';
import { IconUpload } from '@tabler/icons-react';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import { Orbits } from './orbits.tsx';
import face from './portraits/dawn.webp';
import styles from './step-pictures.module.css';

const [deck] = acceptedTypes.canvas;
const sheets = [1, 2, 3];

/** A deck on its way into the drop zone, and what is chosen for it. */
export function MaterialPicture() {
  const { t } = useTexts();
  return (
    <div className={styles.material}>
      <div className={styles.zone}>
        <div className={styles.sheets}>
          {sheets.map((sheet) => (
            <span key={sheet} className={styles.sheet}>
              <b>{deck}</b>
              <i />
              <i />
              <i />
            </span>
          ))}
        </div>
        <span className={styles.drop}>
          <IconUpload size={16} stroke={1.8} />
          {t(texts.pictureFile)}.{deck}
        </span>
      </div>
      <div className={styles.chips}>
        <span data-chosen="true">{t(texts.pictureNotes)}</span>
      </div>
    </div>
  );
}

/** The pages of a deck, and the script of one of them with the voice that speaks it. */
export function ScriptPicture() {
  const { t } = useTexts();
  return (
    <div className={styles.writing}>
      <div className={styles.pages}>
        <b>{t(texts.picturePages)}</b>
        <span>{t(texts.picturePageOne)}</span>
        <span>{t(texts.picturePageTwo)}</span>
        <span data-chosen="true">{t(texts.picturePageThree)}</span>
        <span>{t(texts.picturePageFour)}</span>
      </div>
      <div className={styles.script}>
        <b>
          <img src={face} width={480} height={640} alt="" loading="lazy" />
          {t(texts.pictureScript)}
        </b>
        <p>{t(texts.pictureWords)}</p>
        <div className={styles.voice}>
          <span>{t(texts.pictureVoice)}</span>
          <VoiceLine />
        </div>
      </div>
    </div>
  );
}

/** The talk on its stage: pages below, a question and its answer beside. */
export function SharePicture() {
  const { t } = useTexts();
  return (
    <div className={styles.talk}>
      <div className={styles.screen}>
        <div className={styles.slide}>
          <Orbits className={styles.orbits} />
        </div>
        <img src={face} width={480} height={640} alt="" loading="lazy" />
        <span className={styles.caption}>
          <VoiceLine />
        </span>
      </div>
      <div className={styles.chat}>
        <span className={styles.asked}>{t(texts.question)}</span>
        <span className={styles.answered}>
          {t(texts.pictureAnswer)} <small>{t(texts.pictureSource)}</small>
        </span>
      </div>
      <div className={styles.strip}>
        <i data-state="ready" />
        <i data-state="ready" />
        <i data-state="speaking" />
        <i />
        <i />
      </div>
    </div>
  );
}
