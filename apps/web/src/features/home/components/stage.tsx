import { useEffect, useState } from 'react';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import { Orbits } from './orbits.tsx';
import presenter from './portraits/presenter.webp';
import styles from './stage.module.css';

/** What moves by itself for longer would need a way to stop it (WCAG 2.2.2). */
const speakingMs = 4_500;

/** A drawn talk: a slide, a presenter in the light, what is being said and what is being asked. */
export function Stage() {
  const { t } = useTexts();
  const [speaking, setSpeaking] = useState(true);
  useEffect(() => {
    if (!speaking) return undefined;
    const timer = setTimeout(() => setSpeaking(false), speakingMs);
    return () => clearTimeout(timer);
  }, [speaking]);
  return (
    <figure className={styles.stage} aria-label={t(texts.stage)} onPointerEnter={() => setSpeaking(true)}>
      <div className={styles.slide}>
        <strong className="display">{t(texts.titleSlide)}</strong>
        <span>{t(texts.slideText)}</span>
        <Orbits className={styles.orbits} />
      </div>
      <img
        className={styles.presenter}
        src={presenter}
        width={720}
        height={896}
        alt=""
        fetchPriority="high"
      />
      <p className={styles.question}>
        <small>{t(texts.asker)}</small>
        {t(texts.question)}
      </p>
      <figcaption className={styles.caption}>
        <VoiceLine moving={speaking} />
        <span>{t(texts.caption)}</span>
      </figcaption>
    </figure>
  );
}
