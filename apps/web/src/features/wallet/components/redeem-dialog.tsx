import { FormDialog, type FormDialogTexts } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { redeem, useMoneyChange } from '../api.ts';
import { walletMessages as texts } from '../messages.ts';

/** What forms about money say when they are left. */
export function useWalletForm(): FormDialogTexts {
  const { t } = useTexts();
  return {
    close: t(texts.close),
    cancel: t(texts.cancel),
    loseTitle: t(texts.loseTitle),
    loseText: t(texts.loseText),
    lose: t(texts.lose),
    keep: t(texts.keep),
  };
}

/** Takes a code; what it brought is said. */
export function RedeemDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const change = useMoneyChange();
  const form = useCheckedForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t(texts.codeEmpty) : undefined }),
    async send({ code }) {
      const { order, coupon } = await change(() => redeem(code));
      if (order) notify('success', t(texts.redeemedOrder, { title: order.title }));
      if (coupon) notify('success', t(texts.redeemedCoupon, { name: coupon.name }));
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.redeem)}
      submitLabel={t(texts.redeem)}
      form={form}
      texts={useWalletForm()}
      onClose={onClose}
    >
      <TextField
        label={t(texts.code)}
        hint={t(texts.redeemText)}
        autoComplete="off"
        maxLength={64}
        data-autofocus
        {...form.field('code')}
      />
    </FormDialog>
  );
}
