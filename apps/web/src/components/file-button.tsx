import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './file-button.module.css';

type Props = {
  label: string;
  icon?: ReactNode;
  /** For the browser's own dialog: `.pdf,.pptx`. */
  accept: string;
  multiple?: boolean;
  /** Plain where something else is the thing to do. */
  variant?: 'filled' | 'default';
  /** In a dialog the focus begins here. */
  takesFocus?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's file dialog. */
export function FileButton(props: Props) {
  const { label, icon, accept, multiple = true, variant = 'filled', takesFocus = false, onFiles } = props;
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
        variant={variant}
        leftSection={icon}
        onClick={() => input.current?.click()}
        {...(takesFocus ? { 'data-autofocus': true } : {})}
      >
        {label}
      </Button>
    </>
  );
}
