import { IconPresentation, IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../../lib/texts.ts';
import { useSamples } from '../../api.ts';
import { listTexts as texts } from './messages.ts';
import styles from './start-tiles.module.css';

/** The ways to begin that there are: a deck of one's own, and the samples that stand in the account. */
export function StartTiles({ onDeck }: { onDeck: () => void }) {
  const { t } = useTexts();
  const { data: samples = [] } = useSamples();
  return (
    <section className={styles.tiles} aria-label={t(texts.start)}>
      <button type="button" className={styles.tile} onClick={onDeck}>
        <IconPresentation size={28} stroke={1.4} aria-hidden="true" />
        <b>{t(texts.fromDeck)}</b>
        <small>{t(texts.fromDeckText)}</small>
      </button>
      {samples.map(({ id, title }) => (
        <Link key={id} className={styles.tile} to={`/edit-project?id=${id}`}>
          <IconSparkles size={28} stroke={1.4} aria-hidden="true" />
          <b>{title}</b>
          <small>{t(texts.openSample)}</small>
        </Link>
      ))}
    </section>
  );
}
