import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';
import type { CheckedForm } from './use-checked-form.ts';

export type FormDialogTexts = {
  readonly close: string;
  readonly cancel: string;
  /** The question before typed things are thrown away. */
  readonly loseTitle: string;
  readonly loseText: string;
  readonly lose: string;
  readonly keep: string;
};

type Props = {
  title: string;
  /** The verb. */
  submitLabel: string;
  form: CheckedForm;
  texts: FormDialogTexts;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. Escape and a press outside ask first when something was typed. */
export function FormDialog({ title, submitLabel, form, texts, onClose, children }: Props) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    if (form.isPending) return;
    if (form.isDirty) setIsAsking(true);
    else onClose();
  };
  return (
    <Dialog
      title={title}
      closeLabel={texts.close}
      onClose={leave}
      actions={
        <>
          <Button variant="default" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={form.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        {children}
      </Form>
      {isAsking ? (
        <ConfirmDialog
          danger
          title={texts.loseTitle}
          text={texts.loseText}
          confirmLabel={texts.lose}
          cancelLabel={texts.keep}
          closeLabel={texts.close}
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Dialog>
  );
}
