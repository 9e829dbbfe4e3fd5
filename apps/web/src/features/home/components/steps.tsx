import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import { MaterialPicture, ScriptPicture, SharePicture } from './step-pictures.tsx';
import { Section } from './section.tsx';
import styles from './steps.module.css';

const steps = [
  { picture: MaterialPicture, name: texts.stepMaterial, text: texts.stepMaterialText },
  { picture: ScriptPicture, name: texts.stepScript, text: texts.stepScriptText },
  { picture: SharePicture, name: texts.stepShare, text: texts.stepShareText },
];

/** How it works: three steps, each with a drawing of what happens there. */
export function Steps({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <Section id={id} title={t(texts.titleHow)}>
      <ol className={styles.steps}>
        {steps.map(({ picture: Picture, name, text }, index) => (
          <li key={name.key} className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              <Picture />
            </div>
            <div className={styles.words}>
              <span className={`display ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
