import { ButtonLink } from '../../../components/button-link.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import styles from './avatars.module.css';
import dawn from './portraits/dawn.webp';
import layla from './portraits/layla.webp';
import zhou from './portraits/zhou.webp';

// Some of the templates of the product.
const portraits = [
  { picture: dawn, name: texts.nameDawn, about: texts.portraitDawn },
  { picture: zhou, name: texts.nameZhou, about: texts.portraitZhou },
  { picture: layla, name: texts.nameLayla, about: texts.portraitLayla },
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
        <ButtonLink to="/avatars/sub/picture" className={styles.button} size="md">
          {t(texts.toAvatars)}
        </ButtonLink>
      </div>
      <ul className={styles.portraits}>
        {portraits.map(({ picture, name, about }) => (
          <li key={about.key}>
            <img src={picture} width={480} height={640} alt={t(about)} loading="lazy" decoding="async" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
