import type { DeskOrder } from '@app/contract/money/schema.ts';
import { minorUnits } from '@app/contract/order/states/currency.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { moneyText } from '../../../shop/rules.ts';
import { useFormTexts } from '../../hooks.ts';
import { useDecision } from './calls.ts';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';
import { amountIn } from './rules.ts';

/** Agrees to a refund, of what the rule gives or of less. */
export function RefundDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t, language } = useTexts();
  const decide = useDecision();
  const { id, currency } = order;
  const most = order.refund?.amount ?? 0;
  const amount = moneyText(most, currency, language);
  const form = useCheckedForm({
    initial: { amount: (most / minorUnits).toFixed(2) },
    check: (typed) => ({
      amount: amountIn(typed.amount, most) === undefined ? t(texts.refundAmountWrong, { amount }) : undefined,
    }),
    send: (typed) => {
      const wanted = amountIn(typed.amount, most);
      // Without an amount the rule of this moment counts: the buyer may have spent some since.
      const less = wanted === most ? {} : { amount: wanted };
      return decide.refund({ id, decision: 'approve', ...less });
    },
    onDone: onClose,
  });
  const label = t(texts.approveRefund);
  return (
    <FormDialog title={label} submitLabel={label} form={form} texts={useFormTexts()} onClose={onClose}>
      <p className={styles.said}>{t(texts.approveText, { amount })}</p>
      <TextField
        label={t(texts.refundAmount, { unit: currency })}
        inputMode="decimal"
        {...form.field('amount')}
      />
    </FormDialog>
  );
}
