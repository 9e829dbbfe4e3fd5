import {
  IconFileText,
  IconFileTypePdf,
  IconFileTypography,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconPresentation,
} from '@tabler/icons-react';
import { kindOf } from '../rules.ts';
import styles from './file-icon.module.css';

const icons = {
  document: IconFileText,
  slides: IconPresentation,
  text: IconFileTypography,
  picture: IconPhoto,
  audio: IconMusic,
  video: IconMovie,
};

/** What kind of file it is, at a glance; the type stands in words beside it. */
export function FileIcon({ mediaType }: { mediaType: string }) {
  const kind = kindOf(mediaType);
  const Icon = mediaType === 'application/pdf' ? IconFileTypePdf : icons[kind];
  return (
    <span className={styles.icon} data-kind={kind} aria-hidden="true">
      <Icon size={20} stroke={1.6} />
    </span>
  );
}
