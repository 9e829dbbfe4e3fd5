import { IconFileText, IconPresentation, IconSparkles, IconTextPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../../lib/texts.ts';
import { useSamples } from '../../api.ts';
import { listTexts as texts } from './messages.ts';
import styles from './start-tiles.module.css';

type Props = { onDocument: () => void; onText: () => void; onDeck: () => void };

/** The ways to begin that there are: material or a deck of one's own, and the samples that stand in the account. */
export function StartTiles({ onDocument, onText, onDeck }: Props) {
  const { t } = useTexts();
  const { data: samples = [] } = useSamples();
  const ways = [
    { icon: IconFileText, name: texts.fromDocument, about: texts.fromDocumentText, onGo: onDocument },
    { icon: IconTextPlus, name: texts.fromText, about: texts.fromTextText, onGo: onText },
    { icon: IconPresentation, name: texts.fromDeck, about: texts.fromDeckText, onGo: onDeck },
  ];
  return (
    <section className={styles.tiles} aria-label={t(texts.start)}>
      {ways.map(({ icon: Icon, name, about, onGo }) => (
        <button key={name.key} type="button" className={styles.tile} onClick={onGo}>
          <Icon size={28} stroke={1.4} aria-hidden="true" />
          <b>{t(name)}</b>
          <small>{t(about)}</small>
        </button>
      ))}
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
