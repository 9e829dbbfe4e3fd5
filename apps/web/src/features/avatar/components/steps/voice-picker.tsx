import type { Avatar } from '@app/contract/avatar/schema.ts';
import { fill } from '@app/contract/base/messages.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { nameOfLanguage } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useVoices } from '../../api.ts';
import { type Trial, useFailed } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { oneOfEach } from '../../rules.ts';
import styles from './voice-picker.module.css';

type Props = {
  chosen: string | null;
  avatar: Pick<Avatar, 'name' | 'speechStyle'>;
  trial: Trial;
  /** Nobody knows yet which voice suits: one of two is chosen, and then any. */
  isAsked: boolean;
  onChoose: (ttsId: string) => void;
};

/** The voices there are; each can be heard from the avatar's own mouth before it is chosen. */
export function VoicePicker({ chosen, avatar, trial, isAsked, onChoose }: Props) {
  const { t, language } = useTexts();
  const group = useId();
  const { data, error, refetch } = useVoices();
  const failed = useFailed(texts.voicesFailed);
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void refetch()} />;
  const shown = isAsked && data ? oneOfEach(data.list, language) : data?.list;
  const isMissing = data?.engine.state === 'missing';
  const hear = ({ ttsId, sampleText, languages }: Voice) => {
    const speaks = languages.includes(language);
    const text = speaks ? t(texts.saying, { name: avatar.name }) : fill(sampleText, languages[0] ?? language);
    trial.toggle(ttsId, { ttsId, speechStyle: avatar.speechStyle, text });
  };
  return (
    <>
      {isAsked ? <p>{t(texts.voiceAsked)}</p> : null}
      <fieldset className={styles.voices} aria-busy={!data}>
        <legend className="only-for-readers">{t(texts.voice)}</legend>
        {shown?.map((voice) => {
          const name = fill(voice.name, language);
          const isHeard = trial.heard === voice.ttsId;
          return (
            <div key={voice.ttsId} className={styles.voice}>
              <label>
                <input
                  type="radio"
                  name={group}
                  checked={!isAsked && voice.ttsId === chosen}
                  onChange={() => onChoose(voice.ttsId)}
                />
                <span>
                  {name}
                  <small>{aboutOf(voice)}</small>
                </span>
              </label>
              {isMissing ? null : (
                <IconButton
                  label={isHeard ? t(texts.stop) : t(texts.hearVoice, { name })}
                  icon={isHeard ? IconPlayerStop : IconVolume}
                  aria-pressed={isHeard}
                  onClick={() => hear(voice)}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      {data ? (
        <small className={styles.engine}>
          {isMissing ? fill(data.engine.hint, language) : madeBy('spoken', data.engine.name, language)}
        </small>
      ) : null}
    </>
  );

  function aboutOf({ ttsId, sex, age, languages }: Voice): string {
    const isOwn = idOfOwnVoice(ttsId) !== undefined;
    const kind = isOwn
      ? texts.ownVoice
      : age === 'child'
        ? texts.child
        : sex === 'female'
          ? texts.female
          : texts.male;
    return [t(kind), ...languages.map((one) => nameOfLanguage(one, language))].join(' · ');
  }
}
