import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useUpdateUser } from '../api.ts';
import { useFormTexts } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import type { UserDialogProps } from './user-dialog.tsx';

const grades = [
  ['0', texts.gradeName0],
  ['1', texts.gradeName1],
  ['2', texts.gradeName2],
] as const;
type Grade = (typeof grades)[number][0];
const codes = { 0: 0, 1: 1, 2: 2 } as const;

/** Gives an account the grade of an administrator, or takes it away. */
export function GradeDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTexts();
  const update = useUpdateUser();
  const { id, nickname: name, permissionLevel } = user;
  const initial: Grade = grades.find(([grade]) => Number(grade) === permissionLevel)?.[0] ?? '0';
  const form = useCheckedForm({
    initial: { grade: initial },
    check: () => ({}),
    async send({ grade }) {
      await update({ id, permissionLevel: codes[grade] });
      const chosen = grades.find(([code]) => code === grade)?.[1] ?? texts.gradeName0;
      notify('success', t(texts.gradeChanged, { name, grade: t(chosen) }));
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.changeGradeTitle, { name })}
      submitLabel={t(texts.saveGrade)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <SelectField
        label={t(texts.grade)}
        hint={user.mailbox}
        options={grades.map(([grade, label]) => [grade, t(label)])}
        {...form.field('grade')}
      />
    </FormDialog>
  );
}
