import { IconCloudUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CheckFile, UploadQueue } from '../lib/upload-queue.ts';
import { FileButton } from './file-button.tsx';
import { useFileDrop } from './file-drop.ts';
import { UploadList, type UploadListTexts } from './upload-list.tsx';
import styles from './upload-box.module.css';

export type UploadBoxTexts = {
  /** What to do: drop a file here. */
  readonly title: string;
  /** Which files, how large. */
  readonly hint: string;
  readonly choose: string;
};

type ZoneProps = {
  texts: UploadBoxTexts;
  accept: string;
  multiple?: boolean;
  isLarge?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
};

/** A place to drop files on, with a button for those who do not drag. */
export function DropZone({ texts, accept, multiple = true, isLarge = false, onFiles, children }: ZoneProps) {
  const { isOver, props } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)));
  return (
    <div className={styles.zone} data-over={isOver} data-large={isLarge} {...props}>
      <IconCloudUpload size={isLarge ? 40 : 32} stroke={1.4} aria-hidden="true" />
      {isLarge ? <h2 className="display">{texts.title}</h2> : <b>{texts.title}</b>}
      <p>{texts.hint}</p>
      <FileButton label={texts.choose} accept={accept} multiple={multiple} onFiles={onFiles} />
      {children}
    </div>
  );
}

type BoxProps = {
  texts: UploadBoxTexts & UploadListTexts;
  queue: UploadQueue;
  accept: string;
  multiple?: boolean;
  check?: CheckFile;
};

/** A drop zone, and below it the files on their way. */
export function UploadBox({ texts, queue, accept, multiple = true, check }: BoxProps) {
  return (
    <div>
      <DropZone
        texts={texts}
        accept={accept}
        multiple={multiple}
        onFiles={(files) => queue.add(files, check)}
      />
      <UploadList queue={queue} texts={texts} />
    </div>
  );
}
