import styles from './skeleton.module.css';

type Props = { width?: number | string; height?: number | string };

/** Stands where something will be, as large as it will be. The place around it says `aria-busy`. */
export function Skeleton({ width = '100%', height = 16 }: Props) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden="true" />;
}
