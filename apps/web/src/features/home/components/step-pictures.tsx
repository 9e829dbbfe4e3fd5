import { pageCountOptions, projectLimits } from '@app/contract/project/limits.ts';
import { IconUpload } from '@tabler/icons-react';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import { Orbits } from './orbits.tsx';
import face from './portraits/f3-realistic.webp';
import styles from './step-pictures.module.css';

const [, pages] = pageCountOptions;
const [, minutes] = projectLimits.presentationMinutes;
const sheets = ['pdf', 'docx', 'pptx'] as const;

/** Documents on their way into the drop zone, and what is chosen for them. */
export function MaterialPicture() {
  const { t } = useTexts();
  return (
    <div className={styles.material}>
      <div className={styles.zone}>
        <div className={styles.sheets}>
          {sheets.map((type) => (
            <span key={type} className={styles.sheet} data-type={type}>
              <b>{type}</b>
              <i />
              <i />
              <i />
            </span>
          ))}
        </div>
        <span className={styles.drop}>
          <IconUpload size={16} stroke={1.8} />
          {t(texts.pictureFile)}.pptx
        </span>
      </div>
      <div className={styles.chips}>
        <span data-chosen="true">{t(texts.pictureScene)}</span>
        <span>{t(texts.picturePages, pages)}</span>
        <span>{t(texts.pictureMinutes, { minutes })}</span>
      </div>
    </div>
  );
}

/** An outline, and the script of one page with a pause; in Chinese also the reading of a character. */
export function ScriptPicture() {
  const { t, language } = useTexts();
  return (
    <div className={styles.writing}>
      <div className={styles.outline}>
        <b>{t(texts.pictureOutline)}</b>
        <span>{t(texts.pictureOutlineOne)}</span>
        <span>{t(texts.pictureOutlineTwo)}</span>
        <span data-level="2" data-chosen="true">
          {t(texts.pictureOutlineThree)}
        </span>
        <span>{t(texts.pictureOutlineFour)}</span>
      </div>
      <div className={styles.script}>
        <b>
          <img src={face} width={480} height={640} alt="" loading="lazy" />
          {t(texts.pictureVoice)}
        </b>
        <p>
          {t(texts.pictureScriptOne)} <span className={styles.pause}>{t(texts.picturePause)}</span>{' '}
          {t(texts.pictureScriptTwo)}{' '}
          <ruby>
            {t(texts.pictureReading)}
            {language === 'zh-CN' ? <rt>{t(texts.picturePinyin)}</rt> : null}
          </ruby>
          {t(texts.pictureScriptThree)}
        </p>
        <div className={styles.settings}>
          <span>{t(texts.picturePace)}</span>
          <i data-value="60" />
          <span>{t(texts.pictureTone)}</span>
          <i data-value="45" />
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
