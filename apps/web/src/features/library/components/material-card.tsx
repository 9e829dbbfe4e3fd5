import type { Upload } from '@app/contract/upload/schema.ts';
import { uploadKindOf } from '@app/contract/upload/states/kind.ts';
import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatSize } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { dragMaterial } from '../rules.ts';
import { FileIcon } from './file-icon.tsx';
import styles from './material-card.module.css';

type Props = {
  file: Upload;
  /** What a press on its picture does, for who cannot see it. */
  pressLabel: string;
  onPress: () => void;
  /** It can be pulled to where it is wanted. */
  isDraggable?: boolean;
  /** What stands beside its name. */
  children?: ReactNode;
};

/** A picture, a video or a sound: how it looks, and what it is called. */
export function MaterialCard({ file, pressLabel, onPress, isDraggable = false, children }: Props) {
  const { language } = useTexts();
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        draggable={isDraggable}
        onDragStart={({ dataTransfer }) => dragMaterial(dataTransfer, file)}
        data-kind={uploadKindOf(file.type)}
        aria-label={pressLabel}
        onClick={onPress}
      >
        <Picture file={file} />
      </button>
      <div className={styles.words}>
        <b title={file.name}>{file.name}</b>
        <small>{formatSize(file.size, language)}</small>
      </div>
      {children}
    </>
  );
}

function Picture({ file }: { file: Upload }) {
  const [isBroken, setIsBroken] = useState(false);
  const onError = () => setIsBroken(true);
  if (isBroken) return <IconPhotoOff size={32} stroke={1.4} aria-hidden="true" />;
  switch (uploadKindOf(file.type)) {
    case 'picture':
      return (
        <img src={file.url} alt="" draggable={false} loading="lazy" decoding="async" onError={onError} />
      );
    case 'video':
      return (
        <>
          {/* Its first frame; the browser fetches no more than that. */}
          <video
            src={`${file.url}#t=0.1`}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            onError={onError}
          />
          <span className={styles.play}>
            <IconPlayerPlayFilled size={20} aria-hidden="true" />
          </span>
        </>
      );
    default:
      return <FileIcon mediaType={file.type} />;
  }
}
