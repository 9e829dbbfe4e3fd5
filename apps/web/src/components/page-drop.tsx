import { createPortal } from 'react-dom';
import { usePageDrop } from './file-drop.ts';
import styles from './page-drop.module.css';

type Props = { text: string; onFiles: (files: readonly File[]) => void };

/** Makes the whole page a place to drop files on; says so while files are over it. */
export function PageDrop({ text, onFiles }: Props) {
  const isOver = usePageDrop(onFiles);
  return isOver
    ? createPortal(<div className={`display ${styles.overlay}`}>{text}</div>, document.body)
    : null;
}
