import styles from './voice-line.module.css';

type Props = { moving?: boolean };

/** Five bars: the mark of the product. They move while something speaks, and are still otherwise. */
export function VoiceLine({ moving = false }: Props) {
  return (
    <span className={styles.bars} data-moving={moving} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
