import { IconArrowDown, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import styles from './hero.module.css';

const promises = [texts.noKeys, texts.noNetwork, texts.noGpu];

type Props = {
  /** The id of the section that explains. */
  how: string;
  stage: ReactNode;
};

/** The first sight: what it is, two ways on, and the stage. */
export function Hero({ how, stage }: Props) {
  const { t } = useTexts();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className="display">
          <span>{t(texts.headline)}</span> <span className={styles.speaking}>{t(texts.headlineEnd)}</span>
        </h1>
        <p className={styles.about}>{t(texts.about)}</p>
        <div className={styles.actions}>
          <StartButton />
          <ButtonLink
            to={`#${how}`}
            size="md"
            variant="default"
            className={styles.second}
            onClick={(event) => {
              event.preventDefault();
              goTo(how);
            }}
          >
            {t(texts.seeHow)}
            <IconArrowDown size={18} stroke={1.6} aria-hidden="true" />
          </ButtonLink>
        </div>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise.key}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {t(promise)}
            </li>
          ))}
        </ul>
      </div>
      {stage}
    </section>
  );
}

/** The way in: to one's desk, or to the login that leads there. */
export function StartButton() {
  const { t } = useTexts();
  const loggedIn = useSession(({ tokens }) => tokens.user !== '');
  return (
    <ButtonLink to={loggedIn ? '/project' : '/register'} size="md">
      {t(loggedIn ? texts.enter : texts.start)}
    </ButtonLink>
  );
}

function goTo(id: string): void {
  const target = document.getElementById(id);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  // The keyboard goes on from there too.
  target?.focus({ preventScroll: true });
}
