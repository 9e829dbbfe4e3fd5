import { say } from '@app/contract/base/messages.ts';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { homeMessages } from '../messages.ts';
import styles from './stage.module.css';

/** A drawn talk: a slide, a presenter in the light, and what is being said. */
export function Stage() {
  const language = useLanguage();
  return (
    <figure className={styles.stage} aria-label={say(homeMessages.stage, language)}>
      <div className={styles.slide}>
        <strong>{say(homeMessages.slideTitle, language)}</strong>
        <span>{say(homeMessages.slideText, language)}</span>
        <Orbits />
      </div>
      <Presenter />
      <figcaption className={styles.caption}>
        <VoiceLine moving />
        <span>{say(homeMessages.caption, language)}</span>
      </figcaption>
    </figure>
  );
}

function Orbits() {
  return (
    <svg className={styles.orbits} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="112" cy="112" r="18" fill="#e0783f" />
      <g fill="none" stroke="#cfc4b1" strokeWidth="1">
        <circle cx="112" cy="112" r="42" />
        <circle cx="112" cy="112" r="68" />
        <circle cx="112" cy="112" r="98" />
      </g>
      <circle cx="80" cy="85" r="4" fill="#8c8373" />
      <circle cx="95" cy="46" r="6" fill="#0b6b74" />
      <circle cx="26" cy="65" r="7" fill="#c2491d" />
    </svg>
  );
}

function Presenter() {
  return (
    <svg className={styles.presenter} viewBox="0 0 200 260" aria-hidden="true">
      <path d="M100 22c-38 0-56 26-54 62 1 24 5 40 8 52h92c3-12 7-28 8-52 2-36-16-62-54-62z" fill="#1a2324" />
      <path d="M82 140h36v34c0 12-36 12-36 0z" fill="#e5aa85" />
      <path d="M62 84c0-30 16-44 38-44s38 14 38 44c0 38-18 66-38 66S62 122 62 84z" fill="#f3c4a2" />
      <path d="M60 86c2-22 12-32 30-36 22 4 40 10 50 34 4-30-12-52-40-52S56 54 60 86z" fill="#1a2324" />
      <path d="M8 260c2-52 26-78 74-88 6 14 30 14 36 0 48 10 72 36 74 88z" fill="#0f7a84" />
      <path
        d="M82 172c4 22 14 34 18 40 4-6 14-18 18-40 4 6 8 8 14 10-6 30-20 52-32 64-12-12-26-34-32-64 6-2 10-4 14-10z"
        fill="#f6f1e7"
      />
      <g fill="#2b1d16">
        <ellipse cx="84" cy="96" rx="4" ry="5" />
        <ellipse cx="116" cy="96" rx="4" ry="5" />
      </g>
      <path d="M90 122q10 9 20 0q-10 2-20 0z" fill="#a8452b" />
    </svg>
  );
}
