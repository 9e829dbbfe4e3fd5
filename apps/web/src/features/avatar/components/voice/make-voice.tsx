import { voiceLimits } from '@app/contract/voice/limits.ts';
import { voiceMessages } from '@app/contract/voice/messages.ts';
import { voiceConsentSchema, voiceNameSchema } from '@app/contract/voice/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { readings } from '@app/contract/voice/states/reading.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { AudioRecorder } from '../../../../components/media-recorder.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { base64Of } from '../../../../lib/base64.ts';
import { formatClock } from '../../../../lib/format.ts';
import type { Recording } from '../../../../lib/media.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { WordChoice } from '../steps/word-choice.tsx';
import { voiceTexts as texts } from './messages.ts';
import styles from './own-voices.module.css';
import { readRecording } from './read-recording.ts';
import { type ConsentDraft, VoiceConsent } from './voice-consent.tsx';
import { useRecorderTexts } from './use-dialog-texts.ts';
import { useAddVoice } from './voice-api.ts';

const formSchema = z.object({ name: voiceNameSchema, ...voiceConsentSchema.shape });

/** A recording, whose voice it is, and that it may be used: then a voice is made of it. */
export function MakeVoice({ promise, onClose }: { promise: string; onClose: () => void }) {
  const { t, language: shown } = useTexts();
  const add = useAddVoice();
  const [language, setLanguage] = useState<ContentLanguage>(shown);
  const [recording, setRecording] = useState<Recording>();
  const [name, setName] = useState(t(texts.usualName));
  const [consent, setConsent] = useState<ConsentDraft>({ subject: 'self', person: '', agreed: false });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(): Promise<void> {
    if (!recording || add.isPending) return;
    const wrong = schemaErrors(formSchema, { name, ...consent });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const base64 = await base64Of(recording.blob);
    const body = { name: name.trim(), language, base64, consent: { ...consent, agreed: true } } as const;
    await add.mutateAsync(body).then(onClose, () => undefined);
  }

  return (
    <Dialog
      title={t(texts.make)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        recording ? (
          <Button loading={add.isPending} onClick={() => void submit()}>
            {t(texts.submit)}
          </Button>
        ) : null
      }
    >
      <div className={styles.form}>
        <p>{promise}</p>
        {recording ? (
          <>
            <div className={styles.actions}>
              <span>{t(texts.chosen, { time: formatClock(recording.ms) })}</span>
              <Button variant="default" onClick={() => setRecording(undefined)}>
                {t(texts.another)}
              </Button>
            </div>
            <TextField
              label={t(texts.name)}
              maxLength={voiceLimits.name.max}
              value={name}
              error={errors['name']}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <VoiceConsent consent={consent} errors={errors} onChange={setConsent} />
          </>
        ) : (
          <Source language={language} onLanguage={setLanguage} onUse={setRecording} />
        )}
      </div>
    </Dialog>
  );
}

type SourceProps = {
  language: ContentLanguage;
  onLanguage: (language: ContentLanguage) => void;
  onUse: (recording: Recording) => void;
};

/** Reading aloud, or a file. */
function Source({ language, onLanguage, onUse }: SourceProps) {
  const { t } = useTexts();
  const [wrong, setWrong] = useState('');

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readRecording(file);
    if ('blob' in read) use(read);
    else setWrong(t(read));
  }

  /** The one place that knows what is too short, spoken here or chosen. */
  function use(made: Recording): void {
    if (made.ms < voiceLimits.leastMs) setWrong(t(voiceMessages.tooShort));
    else onUse(made);
  }

  return (
    <>
      <WordChoice
        label={t(texts.language)}
        choices={[
          { name: 'zh-CN', label: t(texts.chinese) },
          { name: 'en-US', label: t(texts.english) },
        ]}
        chosen={language}
        onChoose={onLanguage}
      />
      <p>{t(texts.read)}</p>
      <p className={styles.reading} lang={language}>
        {readings[language]}
      </p>
      <small className={styles.note}>{t(texts.readHint)}</small>
      <AudioRecorder texts={useRecorderTexts()} onUse={use} />
      <div className={styles.actions}>
        <FileButton
          label={t(texts.upload)}
          accept=".wav,.mp3,.m4a"
          multiple={false}
          variant="default"
          onFiles={([file]) => void take(file)}
        />
        <small className={styles.note}>{t(texts.uploadHint)}</small>
      </div>
      {wrong === '' ? null : (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
