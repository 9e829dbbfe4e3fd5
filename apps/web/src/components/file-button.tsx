import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './file-button.module.css';

type Props = {
  label: string;
  icon?: ReactNode;
  /** For the browser's own dialog: `.pdf,.pptx`. */
  accept: string;
  multiple?: boolean;
  /** In a dialog the focus begins here. */
  takesFocus?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's file dialog. */
export function FileButton({ label, icon, accept, multiple = true, takesFocus = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Button
        className={styles.button ?? ''}
        leftSection={icon}
        onClick={() => input.current?.click()}
        {...(takesFocus ? { 'data-autofocus': true } : {})}
      >
        {label}
      </Button>
    </>
  );
}
