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
  /** In a dialog the focus begins here. */
  takesFocus?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
};

/** A place to drop files on, with a button for those who do not drag. */
export function DropZone(props: ZoneProps) {
  const { texts, accept, multiple = true, isLarge = false, takesFocus = false, onFiles, children } = props;
  const { isOver, props: drop } = useFileDrop((files) => onFiles(multiple ? files : files.slice(0, 1)));
  return (
    <div className={styles.zone} data-over={isOver} data-large={isLarge} {...drop}>
      <IconCloudUpload size={isLarge ? 40 : 32} stroke={1.4} aria-hidden="true" />
      {isLarge ? <h2 className="display">{texts.title}</h2> : <b>{texts.title}</b>}
      <p>{texts.hint}</p>
      <FileButton
        label={texts.choose}
        accept={accept}
        multiple={multiple}
        takesFocus={takesFocus}
        onFiles={onFiles}
      />
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
