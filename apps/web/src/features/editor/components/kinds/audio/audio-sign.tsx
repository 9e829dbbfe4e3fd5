import { IconVolume } from '@tabler/icons-react';
import styles from './audio-sign.module.css';

/** Shows who edits where a sound lies; in the talk there is nothing to see of it. */
export const AudioSign = () => (
  <div className={styles.sign}>
    <IconVolume stroke={1.6} aria-hidden="true" />
  </div>
);
