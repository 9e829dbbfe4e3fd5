import { acceptedTypes } from '@app/contract/document/limits.ts';
import {
  IconArrowRight,
  IconChartHistogram,
  IconMessages,
  IconPresentationAnalytics,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import { listed } from '../rules.ts';
import styles from './tiles.module.css';

/** What the product does, one tile each; a tile leads to its screen, and the guard asks for the login. */
export function Tiles() {
  const { t, language } = useTexts();
  const tiles = [
    {
      to: '/project',
      icon: IconPresentationAnalytics,
      name: t(texts.tileTalk),
      text: t(texts.tileTalkText, { types: listed(acceptedTypes.canvas, language) }),
    },
    { to: '/avatars', icon: IconUserCircle, name: t(texts.tileAvatar), text: t(texts.tileAvatarText) },
    { to: '/project', icon: IconMessages, name: t(texts.tileAnswers), text: t(texts.tileAnswersText) },
    { to: '/record', icon: IconChartHistogram, name: t(texts.tileBoard), text: t(texts.tileBoardText) },
  ];
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="only-for-readers">
        {t(texts.products)}
      </h2>
      <ul className={styles.tiles}>
        {tiles.map(({ to, icon: Icon, name, text }) => (
          <li key={name} className={styles.tile}>
            <span className={styles.icon}>
              <Icon size={24} stroke={1.6} aria-hidden="true" />
            </span>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{text}</p>
            <IconArrowRight className={styles.arrow} size={20} stroke={1.6} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
