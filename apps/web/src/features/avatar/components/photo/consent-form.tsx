import type { Consent } from '@app/contract/photo/schema.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import { photoMessages } from '@app/contract/photo/messages.ts';
import { useId } from 'react';
import { Card } from '../../../../components/card.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { WordChoice } from '../steps/word-choice.tsx';
import styles from './consent-form.module.css';
import { photoTexts as texts } from './messages.ts';

/** A consent as it is being given. */
export type ConsentDraft = Omit<Consent, 'agreed'> & { readonly agreed: boolean };

type Props = {
  consent: ConsentDraft;
  /** The name that was typed for whoever is not chosen now. */
  otherName: string;
  /** What is wrong with it, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (consent: ConsentDraft, otherName: string) => void;
};

/** Who is in the photo, that it may be used, and what becomes of it. */
export function ConsentForm({ consent, otherName, errors, onChange }: Props) {
  const { t } = useTexts();
  const id = useId();
  const { subject, person, agreed } = consent;
  const change = (to: Partial<ConsentDraft>) => onChange({ ...consent, ...to }, otherName);
  const isSelf = subject === 'self';
  const name = person.trim() || t(texts.somebody);
  const wrong = errors['agreed'];
  return (
    <Card title={t(texts.consent)}>
      <WordChoice
        label={t(texts.who)}
        choices={[
          { name: 'self', label: t(texts.self) },
          { name: 'other', label: t(texts.other) },
        ]}
        chosen={subject}
        onChoose={(chosen) => {
          if (chosen === subject) return;
          // Another person has to agree anew.
          onChange({ subject: chosen, person: otherName, agreed: false }, person);
        }}
      />
      <TextField
        label={t(isSelf ? texts.ownName : texts.otherName)}
        maxLength={photoLimits.person.max}
        autoComplete={isSelf ? 'name' : 'off'}
        value={person}
        error={errors['person']}
        onChange={({ currentTarget }) => change({ person: currentTarget.value })}
      />
      <div className={styles.agree}>
        <input
          id={id}
          type="checkbox"
          checked={agreed}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? `${id}-kept` : `${id}-kept ${id}-wrong`}
          onChange={({ currentTarget }) => change({ agreed: currentTarget.checked })}
        />
        <label htmlFor={id}>
          {isSelf ? t(photoMessages.consentSelf) : t(photoMessages.consentOther, { person: name })}
        </label>
      </div>
      {wrong === undefined ? null : (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <p id={`${id}-kept`} className={styles.kept}>
        {t(texts.kept)}
      </p>
    </Card>
  );
}
