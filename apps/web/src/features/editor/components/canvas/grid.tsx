import styles from './canvas.module.css';
import { useView } from './use-stage.ts';

/** Units between the lines. */
const step = 25;

/** A net of lines over the slide, while it is wanted. */
export function Grid({ scale }: { scale: number }) {
  const isOn = useView(({ grid }) => grid);
  return isOn ? (
    <div className={styles.grid} style={{ backgroundSize: `${step * scale}px ${step * scale}px` }} />
  ) : null;
}
