import { photoLimits } from '@app/contract/photo/limits.ts';
import { voiceMessages } from '@app/contract/voice/messages.ts';
import type { VoiceSubject } from '@app/contract/voice/states/consent.ts';
import { useId, useRef } from 'react';
import { TextField } from '../../../../components/text-field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from '../photo/consent-form.module.css';
import { WordChoice } from '../steps/word-choice.tsx';
import { voiceTexts as texts } from './messages.ts';

/** A consent as it is being given. */
export type ConsentDraft = { subject: VoiceSubject; person: string; agreed: boolean };

type Props = {
  consent: ConsentDraft;
  /** What is wrong with it, by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (consent: ConsentDraft) => void;
};

/** Whose voice it is, that it may be used, and what becomes of the recording. */
export function VoiceConsent({ consent, errors, onChange }: Props) {
  const { t } = useTexts();
  const id = useId();
  const { subject, person, agreed } = consent;
  /** What was typed for whoever is not chosen now. */
  const otherName = useRef('');
  const isSelf = subject === 'self';
  const name = person.trim() || t(texts.somebody);
  const wrong = errors['agreed'];
  return (
    <>
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
          onChange({ subject: chosen, person: otherName.current, agreed: false });
          otherName.current = person;
        }}
      />
      <TextField
        label={t(isSelf ? texts.ownName : texts.otherName)}
        maxLength={photoLimits.person.max}
        autoComplete={isSelf ? 'name' : 'off'}
        value={person}
        error={errors['person']}
        onChange={({ currentTarget }) => onChange({ ...consent, person: currentTarget.value })}
      />
      <div className={styles.agree}>
        <input
          id={id}
          type="checkbox"
          checked={agreed}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? `${id}-kept` : `${id}-kept ${id}-wrong`}
          onChange={({ currentTarget }) => onChange({ ...consent, agreed: currentTarget.checked })}
        />
        <label htmlFor={id}>
          {isSelf ? t(voiceMessages.consentSelf) : t(voiceMessages.consentOther, { person: name })}
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
    </>
  );
}
