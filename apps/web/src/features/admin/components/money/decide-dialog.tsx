import type { ReactNode } from 'react';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextArea } from '../../../../components/text-field.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useFormTexts } from '../../hooks.ts';
import { moneyTexts as texts } from './messages.ts';

type Props = {
  title: string;
  submitLabel: string;
  /** Whether the reason has to be given; else none is asked for. */
  needsReason: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** A decision about money, with its reason where somebody is refused something. */
export function DecideDialog({ title, submitLabel, needsReason, send, onClose, children }: Props) {
  const { t } = useTexts();
  const form = useCheckedForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: needsReason && reason.trim() === '' ? t(texts.reasonEmpty) : undefined,
    }),
    send: ({ reason }) => send(reason.trim()),
    onDone: onClose,
  });
  return (
    <FormDialog title={title} submitLabel={submitLabel} form={form} texts={useFormTexts()} onClose={onClose}>
      {children}
      {needsReason ? (
        <TextArea
          label={t(texts.reason)}
          hint={t(texts.reasonHint)}
          data-autofocus
          {...form.field('reason')}
        />
      ) : null}
    </FormDialog>
  );
}
