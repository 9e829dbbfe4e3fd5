import { useId } from 'react';
import styles from './assistant-face.module.css';

const mouth = [5, 9, 12, 9, 5];

/**
 * The assistant, drawn: a presenter with a headset on the stage. The mouth is the voice line of the product; it moves
 * and is lit while the assistant speaks.
 */
export function AssistantFace({ isSpeaking }: { isSpeaking: boolean }) {
  const id = useId();
  return (
    <svg className={styles.face} viewBox="0 0 88 88" aria-hidden="true" data-speaking={isSpeaking}>
      <defs>
        <radialGradient id={`${id}stage`} cx="0.5" cy="0.35" r="0.75">
          <stop offset="0" className={styles.glow} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <clipPath id={`${id}round`}>
          <circle cx="44" cy="44" r="44" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}round)`}>
        <rect width="88" height="88" fill={`url(#${id}stage)`} />
        <path className={styles.jacket} d="M10 92c2-17 14-24 34-24s32 7 34 24z" />
        <path className={styles.paper} d="M36 67l8 11 8-11v-6H36z" />
        <path className={styles.shade} d="M36 62c5 4 11 4 16 0v5c-5 4-11 4-16 0z" />
        <rect className={styles.paper} x="23" y="19" width="42" height="46" rx="20" />
        <path
          className={styles.hair}
          d="M22 39c-3-20 9-28 23-28 15 0 24 9 21 28-3-8-7-12-11-14-6 4-19 6-25 4-4 2-6 5-8 10z"
        />
        <path className={styles.band} d="M20 42C18 20 30 8 44 8s26 12 24 34" />
        <rect className={styles.cup} x="16" y="37" width="9" height="16" rx="4.5" />
        <rect className={styles.cup} x="63" y="37" width="9" height="16" rx="4.5" />
        <path className={styles.boom} d="M67 52c0 9-4 12-11 12" />
        <circle className={styles.microphone} cx="55" cy="64" r="3" />
        <g className={styles.eyes}>
          <ellipse cx="36" cy="42" rx="2.6" ry="3.4" />
          <ellipse cx="53" cy="42" rx="2.6" ry="3.4" />
        </g>
        <g className={styles.mouth}>
          {mouth.map((height, place) => (
            <rect
              // The bars never change their order.
              key={`${place}${height}`}
              x={36.2 + place * 3.6}
              y={54 - height / 2}
              width="2"
              height={height}
              rx="1"
            />
          ))}
        </g>
      </g>
    </svg>
  );
}
