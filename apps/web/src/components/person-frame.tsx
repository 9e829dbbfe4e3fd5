import type { ReactNode } from 'react';
import styles from './person-frame.module.css';

/** Where somebody stands, in pixels, and how much is seen; `round` shows head and shoulders in a circle. */
type Place = {
  left: number;
  top: number;
  width: number;
  height: number;
  rotate: number;
  look: 'whole' | 'half' | 'head' | 'round';
};

type Props = {
  /** Undefined: nobody is to be seen, but what is inside stays. */
  place: Place | undefined;
  label?: string;
  children: ReactNode;
};

/** A presenter in its place, cut out softly: a picture or a canvas of 3:4. */
export function PersonFrame({ place, label, children }: Props) {
  const { look, rotate = 0, ...box } = place ?? {};
  return (
    <div
      className={styles.place}
      hidden={!place}
      data-look={look}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ ...box, ...(rotate !== 0 && { rotate: `${rotate}deg` }) }}
    >
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
