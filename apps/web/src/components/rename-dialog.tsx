import * as z from 'zod/mini';
import { schemaErrors } from '../lib/schema-errors.ts';
import { FormDialog, type FormDialogTexts } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';

type Props = {
  name: string;
  schema: z.ZodMiniType<string>;
  maxLength: number;
  title: string;
  label: string;
  submitLabel: string;
  texts: FormDialogTexts;
  onRename: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Gives a thing another name. */
export function RenameDialog({ name, schema, maxLength, title, label, submitLabel, texts, ...on }: Props) {
  const form = useCheckedForm({
    initial: { name },
    check: (values) => schemaErrors(z.object({ name: schema }), values),
    send: (values) => on.onRename(values.name.trim()),
    onDone: on.onClose,
  });
  return (
    <FormDialog title={title} submitLabel={submitLabel} form={form} texts={texts} onClose={on.onClose}>
      <TextField label={label} maxLength={maxLength} {...form.field('name')} />
    </FormDialog>
  );
}
