import { IconFileText, IconPresentation, IconTemplate, IconTextPlus } from '@tabler/icons-react';
import { useTexts } from '../../../../lib/texts.ts';
import { listTexts as texts } from './messages.ts';
import styles from './start-tiles.module.css';

type Props = { onDocument: () => void; onText: () => void; onDeck: () => void; onTemplate: () => void };

/** The ways to begin that there are: material, a deck of one's own or a template. Samples stand among the projects. */
export function StartTiles({ onDocument, onText, onDeck, onTemplate }: Props) {
  const { t } = useTexts();
  const ways = [
    { icon: IconFileText, name: texts.fromDocument, about: texts.fromDocumentText, onGo: onDocument },
    { icon: IconTextPlus, name: texts.fromText, about: texts.fromTextText, onGo: onText },
    { icon: IconPresentation, name: texts.fromDeck, about: texts.fromDeckText, onGo: onDeck },
    { icon: IconTemplate, name: texts.fromTemplate, about: texts.fromTemplateText, onGo: onTemplate },
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
    </section>
  );
}
