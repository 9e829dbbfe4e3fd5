import { adminLimits } from '@app/contract/admin/limits.ts';
import { type Ledger, ledgers } from '@app/contract/credit/states/ledger.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea, TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useGrant } from '../api.ts';
import { useFormTexts } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { amountOf, balanceText, ledgerTexts } from '../rules.ts';
import type { UserDialogProps } from './user-dialog.tsx';

const longest = adminLimits.note.max;

/** Adds to a balance of an account or takes from it; the reason is kept. */
export function GrantDialog({ user, onClose }: UserDialogProps) {
  const { t, language } = useTexts();
  const grant = useGrant();
  const { id, nickname: name } = user;
  const form = useCheckedForm({
    initial: { ledger: ledgers[0] as Ledger, amount: '', reason: '' },
    check: ({ ledger, amount, reason }) => ({
      amount: amountOf(ledger, amount) === undefined ? t(texts.amountWrong) : undefined,
      reason: reason.trim() === '' ? t(texts.reasonNeeded) : undefined,
    }),
    async send({ ledger, amount, reason }) {
      const { balance } = await grant({ id, ledger, amount: amountOf(ledger, amount) ?? 0, reason });
      notify('success', t(texts.granted, { balance: balanceText(ledger, balance, language) }));
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.grantTitle, { name })}
      submitLabel={t(texts.grant)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <SelectField
        label={t(texts.ledger)}
        options={ledgers.map((ledger) => [ledger, t(ledgerTexts[ledger])])}
        {...form.field('ledger')}
      />
      <TextField
        label={t(texts.amount)}
        hint={t(texts.amountHint)}
        autoComplete="off"
        data-autofocus
        {...form.field('amount')}
      />
      <TextArea
        label={t(texts.reason)}
        hint={t(texts.reasonHint)}
        rows={2}
        maxLength={longest}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
