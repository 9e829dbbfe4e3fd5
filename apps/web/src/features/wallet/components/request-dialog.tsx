import { invoiceLimits } from '@app/contract/invoice/limits.ts';
import { invoiceMessages } from '@app/contract/invoice/messages.ts';
import { invoiceContents, invoiceOptions, invoiceTypes } from '@app/contract/invoice/states/invoice-kind.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { notify } from '../../../lib/notices.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useOrders } from '../../shop/api.ts';
import { moneyText } from '../../shop/rules.ts';
import { requestInvoice, useMoneyChange } from '../api.ts';
import { walletMessages as texts } from '../messages.ts';
import { useWalletForm } from './redeem-dialog.tsx';
import styles from './wallet.module.css';

function useRequestForm(order: string, onClose: () => void) {
  const { t } = useTexts();
  const change = useMoneyChange();
  const email = useSession(({ user }) => user?.mailbox ?? '');
  return useCheckedForm({
    initial: {
      orderId: order,
      type: 'ordinary' as (typeof invoiceTypes)[number],
      option: 'enterprise' as (typeof invoiceOptions)[number],
      content: 'service' as (typeof invoiceContents)[number],
      title: '',
      taxNumber: '',
      email,
    },
    check: ({ orderId, title, taxNumber: number, email: to }) => ({
      orderId: orderId === '' ? t(texts.chooseOrder) : undefined,
      title: title.trim() === '' ? t(invoiceMessages.titleEmpty) : undefined,
      taxNumber: taxProblem(number.trim()),
      email: /^\S+@\S+\.\S+$/.test(to) ? undefined : t(invoiceMessages.emailWrong),
    }),
    async send(values) {
      await change(() => requestInvoice(values));
      notify('success', t(texts.requested, { email: values.email }));
    },
    onDone: onClose,
  });

  function taxProblem(number: string): string | undefined {
    if (number === '') return t(invoiceMessages.taxNumberEmpty);
    return invoiceLimits.taxNumber.pattern.test(number.toUpperCase())
      ? undefined
      : t(invoiceMessages.taxNumberWrong);
  }
}

/** Asks for the invoice of a paid order. */
export function RequestDialog({ order, onClose }: { order: string; onClose: () => void }) {
  const { t, language } = useTexts();
  // Of an order that was given back in part, the rest can be invoiced.
  const { data } = useOrders({ state: 'paid' }, 1);
  const { data: refunded } = useOrders({ state: 'refunded' }, 1);
  const form = useRequestForm(order, onClose);
  const all = [...(data?.list ?? []), ...(refunded?.list ?? [])];
  const paid = all.filter((one) => one.amount > one.refunded);
  const options = paid.map(
    (one) =>
      [one.id, `${one.title} · ${moneyText(one.amount - one.refunded, one.currency, language)}`] as const,
  );
  return (
    <FormDialog
      title={t(texts.request)}
      submitLabel={t(texts.submit)}
      form={form}
      texts={useWalletForm()}
      onClose={onClose}
    >
      <SelectField
        label={t(texts.order)}
        hint={data && paid.length === 0 ? t(texts.noPaidOrders) : undefined}
        options={[['', t(texts.chooseOrder)], ...options]}
        data-autofocus
        {...form.field('orderId')}
      />
      <div className={styles.two}>
        <SelectField
          label={t(texts.option)}
          options={invoiceOptions.map((name) => [name, t(texts[name])])}
          {...form.field('option')}
        />
        <SelectField
          label={t(texts.type)}
          options={invoiceTypes.map((name) => [name, t(texts[name])])}
          {...form.field('type')}
        />
      </div>
      <TextField label={t(texts.title)} maxLength={invoiceLimits.title.max} {...form.field('title')} />
      <TextField
        label={t(texts.taxNumber)}
        hint={t(texts.taxNumberHint)}
        maxLength={invoiceLimits.taxNumber.max}
        autoComplete="off"
        {...form.field('taxNumber')}
      />
      <div className={styles.two}>
        <SelectField
          label={t(texts.content)}
          options={invoiceContents.map((name) => [name, t(texts[name])])}
          {...form.field('content')}
        />
        <TextField label={t(texts.email)} type="email" {...form.field('email')} />
      </div>
    </FormDialog>
  );
}
