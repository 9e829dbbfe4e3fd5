import { ButtonLink } from '../../../components/button-link.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import styles from './avatars.module.css';
import f3 from './portraits/f3-realistic.webp';
import g1 from './portraits/g1-game.webp';
import m1 from './portraits/m1-realistic.webp';

// People who do not exist, rendered from MakeHuman's CC0 assets; they are the templates of the product.
const portraits = [
  { picture: f3, about: texts.portraitF3, style: texts.realistic },
  { picture: m1, about: texts.portraitM1, style: texts.realistic },
  { picture: g1, about: texts.portraitG1, style: texts.game },
];

/** The template avatars, on the stage. */
export function Avatars() {
  const { t } = useTexts();
  return (
    <section className={styles.band} aria-labelledby="avatars-title">
      <div className={styles.words}>
        <h2 id="avatars-title" className="display">
          {t(texts.titleAvatars)}
        </h2>
        <p>{t(texts.avatarsText)}</p>
        <ButtonLink to="/project" className={styles.button} size="md">
          {t(texts.toAvatars)}
        </ButtonLink>
      </div>
      <ul className={styles.portraits}>
        {portraits.map(({ picture, about, style }) => (
          <li key={about.key}>
            <img src={picture} width={480} height={640} alt={t(about)} loading="lazy" decoding="async" />
            <span>{t(style)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
