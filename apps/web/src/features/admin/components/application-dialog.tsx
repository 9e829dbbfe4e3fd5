import { adminLimits } from '@app/contract/admin/limits.ts';
import type { DeskApplication } from '@app/contract/admin/schema.ts';
import { Facts } from '../../../components/facts.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextArea, TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { formatMinute, formatNumber } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { useMailReaches } from '../../../lib/server-settings.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDecide } from '../api.ts';
import { useChangeButton, useFormTexts } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import { applicationLooks, deliveryLooks, openCountOf } from '../rules.ts';
import { LookChip } from './parts.tsx';
import styles from './parts.module.css';

export type ApplicationStep = 'details' | 'grant' | 'refuse';

const { codeDays, note: noteLimit } = adminLimits;
const addressOf = ({ type, applicantEmail, botAddress }: DeskApplication) =>
  type === 'email' ? applicantEmail : botAddress;

type Props = {
  application: DeskApplication;
  step: ApplicationStep;
  onStep: (step: ApplicationStep) => void;
  onClose: () => void;
};

/** An application: everything that was filled in, and the decision about it. */
export function ApplicationDialog({ application, step, onStep, onClose }: Props) {
  if (step === 'grant') return <GrantForm application={application} onClose={onClose} />;
  if (step === 'refuse') return <RefuseForm application={application} onClose={onClose} />;
  return <Details application={application} onStep={onStep} onClose={onClose} />;
}

function Details({ application, onStep, onClose }: Omit<Props, 'step'>) {
  const { t } = useTexts();
  const button = useChangeButton();
  return (
    <Dialog
      title={application.applicant}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        application.state === 'waiting' ? (
          <>
            <Button variant="default" onClick={() => onStep('refuse')} {...button}>
              {t(texts.refuseApplication)}
            </Button>
            <Button onClick={() => onStep('grant')} {...button}>
              {t(texts.grantApplication)}
            </Button>
          </>
        ) : null
      }
    >
      <ApplicationFacts application={application} />
    </Dialog>
  );
}

function ApplicationFacts({ application }: { application: DeskApplication }) {
  const { t, language } = useTexts();
  const { state, delivery, decidedAt } = application;
  const look = deliveryLooks[delivery];
  return (
    <>
      <Facts
        rows={[
          [t(texts.state), <LookChip key="state" look={applicationLooks[state]} />],
          [t(texts.company), application.company],
          [t(texts.contactPerson), application.contactPerson],
          [t(texts.endUser), application.endUser],
          [t(texts.quantity), formatNumber(application.quantity, language)],
          [t(texts.receiveBy), t(application.type === 'email' ? texts.byEmail : texts.byBot)],
          [t(texts.mailbox), application.applicantEmail],
          [t(texts.botAddress), application.botAddress],
          [t(texts.remark), application.remark],
          [t(texts.applied), formatMinute(application.createdAt, language)],
          [t(texts.decided), decidedAt ? formatMinute(decidedAt, language) : ''],
          [t(texts.decisionNote), application.note],
          [t(texts.delivery), state === 'granted' ? <LookChip key="delivery" look={look} /> : ''],
        ]}
      />
      {state === 'granted' && look.about ? <p className={styles.note}>{t(look.about)}</p> : null}
    </>
  );
}

type FormProps = Pick<Props, 'application' | 'onClose'>;

function GrantForm({ application, onClose }: FormProps) {
  const { t, language } = useTexts();
  const decide = useDecide();
  const { id, applicant: name } = application;
  const reaches = useMailReaches();
  // A bot needs no mail server.
  const isKept = !reaches && application.type === 'email';
  const form = useCheckedForm({
    initial: { validDays: '', note: '' },
    check: ({ validDays }) => ({
      validDays: openCountOf(validDays, codeDays) === undefined ? t(texts.wholeNumber, codeDays) : undefined,
    }),
    async send({ validDays, note }) {
      const days = openCountOf(validDays, codeDays) ?? null;
      await decide({ id, decision: 'grant', validDays: days, note: note.trim() });
      notify('success', t(isKept ? texts.applicationGrantedHere : texts.applicationGrantedDone));
    },
    onDone: onClose,
  });
  const quantity = formatNumber(application.quantity, language);
  return (
    <FormDialog
      title={t(texts.grantApplicationTitle, { name })}
      submitLabel={t(isKept ? texts.grantApplication : texts.grantApplicationSubmit)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <p>
        {isKept
          ? t(texts.grantApplicationHere, { quantity })
          : t(texts.grantApplicationText, { quantity, address: addressOf(application) })}
      </p>
      <TextField
        label={t(texts.validDays)}
        hint={t(texts.validHint)}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.field('validDays')}
      />
      <Note {...form.field('note')} />
    </FormDialog>
  );
}

function RefuseForm({ application, onClose }: FormProps) {
  const { t } = useTexts();
  const decide = useDecide();
  const { id, applicant: name } = application;
  const form = useCheckedForm({
    initial: { note: '' },
    check: () => ({}),
    async send({ note }) {
      await decide({ id, decision: 'refuse', validDays: null, note: note.trim() });
      notify('success', t(texts.applicationRefusedDone, { name }));
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(texts.refuseApplicationTitle, { name })}
      submitLabel={t(texts.refuseApplicationSubmit)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <p>{t(texts.refuseApplicationText)}</p>
      <Note {...form.field('note')} />
    </FormDialog>
  );
}

function Note(field: { name: string }) {
  const { t } = useTexts();
  return (
    <TextArea label={t(texts.note)} hint={t(texts.optional)} rows={2} maxLength={noteLimit.max} {...field} />
  );
}
