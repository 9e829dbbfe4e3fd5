import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  /** A question that names the thing. */
  title: string;
  /** What will be lost, and what will not. */
  text: string;
  /** The verb, as it was asked for. */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  danger?: boolean;
  /** While the promise lasts the dialog waits; when it is kept the dialog closes. */
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
  /** What else to know, below the text. */
  children?: ReactNode;
};

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel,
    closeLabel,
    danger = false,
    onConfirm,
    onClose,
    children,
  } = props;
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Who did it has said what went wrong; the question stays open.
      setIsPending(false);
    }
  };
  return (
    <Dialog
      isAlert
      title={title}
      closeLabel={closeLabel}
      onClose={isPending ? () => undefined : onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'err' : 'brand'} loading={isPending} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
