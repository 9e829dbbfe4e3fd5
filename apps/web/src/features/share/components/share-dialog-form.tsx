import { shareLimits } from '@app/contract/share/limits.ts';
import { type Share, shareRequestSchema } from '@app/contract/share/schema.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { Form } from '../../../components/form.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCheckedForm } from '../../../components/use-checked-form.ts';
import { schemaErrors } from '../../../lib/schema-errors.ts';
import { useServer } from '../../../lib/server-settings.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useMakeShare } from './share-dialog-api.ts';
import { shareDialogTexts as texts } from './share-dialog-messages.ts';
import styles from './share-dialog.module.css';

type Values = {
  validityDays: string;
  people: string;
  dailyQuestions: string;
  codeKind: 'auto' | 'custom';
  extractionCode: string;
  aiMark: boolean;
};

const usual: Values = {
  validityDays: '7',
  people: '50',
  dailyQuestions: '100',
  codeKind: 'auto',
  extractionCode: '',
  // Who watches has a right to know; it takes a decision to leave the mark out.
  aiMark: true,
};

function requestOf(id: string, values: Values) {
  const { validityDays, people, dailyQuestions, codeKind, extractionCode, aiMark } = values;
  const settings = {
    id,
    validityDays: shareLimits.validityDays.find((days) => String(days) === validityDays) ?? 7,
    // What is no number is told as a number that is missing.
    people: people.trim() === '' ? Number.NaN : Number(people),
    dailyQuestions: dailyQuestions.trim() === '' ? null : Number(dailyQuestions),
    aiMark,
  };
  return codeKind === 'auto'
    ? ({ ...settings, codeKind } as const)
    : ({ ...settings, codeKind, extractionCode: extractionCode.trim() } as const);
}

/** How long, how many, how much may be asked, which code. */
export function ShareForm({ projectId, onMade }: { projectId: string; onMade: (share: Share) => void }) {
  const { t } = useTexts();
  const mailReachesPeople = useServer((state) => state.settings?.mailReachesPeople ?? false);
  const make = useMakeShare(projectId);
  const form = useCheckedForm<Values>({
    initial: usual,
    check: (values) => schemaErrors(shareRequestSchema, requestOf(projectId, values)),
    send: async (values) => onMade(await make.mutateAsync(requestOf(projectId, values))),
  });
  const { min, max } = shareLimits.code;
  return (
    <Form form={form}>
      <Segments
        label={t(texts.validity)}
        options={shareLimits.validityDays.map((days) => [
          String(days),
          t(texts.days, { count: days }),
          t(texts.daysLong, { count: days }),
        ])}
        {...form.field('validityDays')}
      />
      <TextField
        label={t(texts.people)}
        hint={t(texts.peopleHint)}
        inputMode="numeric"
        {...form.field('people')}
      />
      <TextField
        label={t(texts.dailyQuestions)}
        hint={t(mailReachesPeople ? texts.dailyQuestionsHint : texts.dailyQuestionsNoMail)}
        inputMode="numeric"
        {...form.field('dailyQuestions')}
      />
      <Segments
        label={t(texts.codeKind)}
        options={[
          ['auto', t(texts.auto)],
          ['custom', t(texts.custom)],
        ]}
        {...form.field('codeKind')}
      />
      {form.values.codeKind === 'custom' ? (
        <TextField
          label={t(texts.customCode)}
          hint={t(texts.codeHint, { min, max })}
          maxLength={max}
          autoComplete="off"
          {...form.field('extractionCode')}
        />
      ) : null}
      <AiMark {...form.field('aiMark')} value={form.values.aiMark} />
      <SubmitButton pending={form.isPending}>{t(texts.make)}</SubmitButton>
    </Form>
  );
}

type AiMarkProps = { name: string; value: boolean; onChange?: (isOn: boolean) => void };

/** Whether viewers see that an AI presents. */
function AiMark({ name, value, onChange }: AiMarkProps) {
  const { t } = useTexts();
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
      />
      <span>
        {t(texts.aiMark)}
        <small>{t(texts.aiMarkHint)}</small>
      </span>
    </label>
  );
}

type SegmentsProps = {
  label: string;
  name: string;
  value?: string;
  options: readonly (readonly [value: string, text: string, spoken?: string])[];
  onChange?: (value: string) => void;
};

/** One of a few, all of them in sight. */
function Segments({ label, name, value, options, onChange }: SegmentsProps) {
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      <div>
        {options.map(([option, text, spoken]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              aria-label={spoken ?? text}
              onChange={() => onChange?.(option)}
            />
            <span aria-hidden="true">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
