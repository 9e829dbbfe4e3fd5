import { inviteLimits } from '@app/contract/invite/limits.ts';
import { type InviteApplication, inviteApplicationSchema } from '@app/contract/invite/schema.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../../../../components/form.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { TextArea, TextField } from '../../../../components/text-field.tsx';
import { trimPaste } from '../../../../components/trim-paste.ts';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { call } from '../../../../lib/api.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { applicationOf, type ApplyValues } from '../../rules.ts';
import { FormHead } from '../form-head.tsx';
import { Applied } from './applied.tsx';
import entry from '../entry.module.css';
import { applyMessages as texts } from './messages.ts';
import { QuantityField } from './quantity-field.tsx';
import { TypeCards } from './type-cards.tsx';

const nothing: ApplyValues = {
  type: 'email',
  applicantEmail: '',
  botAddress: '',
  applicant: '',
  company: '',
  contactPerson: '',
  endUser: '',
  quantity: '1',
  remark: '',
};
const { line, address, remark } = inviteLimits;

/** Asks for invitation codes; the answer stands in the same place. */
export function ApplyForm() {
  const [sent, setSent] = useState<InviteApplication>();
  if (sent) return <Applied application={sent} onAnother={() => setSent(undefined)} />;
  return <Fields onSent={setSent} />;
}

function Fields({ onSent }: { onSent: (application: InviteApplication) => void }) {
  const { t } = useTexts();
  const form = useCheckedForm<ApplyValues>({
    initial: nothing,
    check: (values) => schemaErrors(inviteApplicationSchema, applicationOf(values)),
    async send(values) {
      const body = applicationOf(values);
      await call(userRoutes.apply, { body, silent: true });
      onSent(body);
    },
  });
  const lineField = (name: keyof ApplyValues) => ({
    ...form.field(name),
    maxLength: line.max,
    onPaste: trimPaste,
  });
  return (
    <div className={entry.screen}>
      <FormHead title={t(texts.titleApply)} text={t(texts.applyText)} />
      <Form form={form}>
        <TypeCards {...form.field('type')} value={form.values.type} />
        {form.values.type === 'email' ? (
          <TextField
            {...form.field('applicantEmail')}
            type="email"
            label={t(texts.applicantEmail)}
            autoComplete="email"
            onPaste={trimPaste}
          />
        ) : (
          <TextField
            {...form.field('botAddress')}
            type="url"
            label={t(texts.botAddress)}
            hint={t(texts.botHint)}
            autoComplete="off"
            maxLength={address.max}
            onPaste={trimPaste}
          />
        )}
        <div className={entry.pair}>
          <TextField {...lineField('applicant')} label={t(texts.applicant)} autoComplete="name" />
          <TextField {...lineField('company')} label={t(texts.company)} autoComplete="organization" />
          <TextField {...lineField('contactPerson')} label={t(texts.contactPerson)} autoComplete="off" />
          <TextField {...lineField('endUser')} label={t(texts.endUser)} autoComplete="off" />
        </div>
        <QuantityField {...form.field('quantity')} value={form.values.quantity} />
        <TextArea {...form.field('remark')} label={t(texts.remark)} maxLength={remark.max} />
        <SubmitButton pending={form.isPending}>{t(texts.submit)}</SubmitButton>
      </Form>
      <Link className={entry.other} to="/register">
        {t(texts.backToRegister)}
      </Link>
    </div>
  );
}
