import { fill, type Message } from '@app/contract/base/messages.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';
import { IconPlayerStop, IconStar, IconStarFilled, IconVolume } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { nameOfLanguage } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useFavourite, useVoices } from '../../api.ts';
import { useFailed } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { isLookedFor, noFilter, oneOfEach } from '../../rules.ts';
import { VoiceFilters } from './voice-filters.tsx';
import styles from './voice-picker.module.css';

type Props = {
  chosen: string | null;
  /** The voice that sounds now. */
  heard: string | undefined;
  /** Nobody knows yet which voice suits: one of two is chosen, and then any. */
  isAsked: boolean;
  onHear: (voice: Voice) => void;
  onChoose: (ttsId: string) => void;
};

/** The voices there are; each can be heard from the avatar's own mouth before it is chosen. */
export function VoicePicker({ chosen, heard, isAsked, onHear, onChoose }: Props) {
  const { t, language } = useTexts();
  const group = useId();
  const [filter, setFilter] = useState(noFilter);
  const { data, error, refetch } = useVoices();
  const failed = useFailed(texts.voicesFailed);
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void refetch()} />;
  const all = data?.list ?? [];
  const shown = isAsked ? oneOfEach(all, language) : all.filter((voice) => isLookedFor(voice, filter));
  const isMissing = data?.engine.state === 'missing';
  return (
    <>
      {isAsked ? <p>{t(texts.voiceAsked)}</p> : null}
      {isAsked ? null : <VoiceFilters voices={all} filter={filter} onChange={setFilter} />}
      <fieldset className={styles.voices} aria-busy={!data}>
        <legend className="only-for-readers">{t(texts.voice)}</legend>
        {shown.map((voice) => (
          <VoiceLine
            key={voice.ttsId}
            voice={voice}
            group={group}
            isChosen={!isAsked && voice.ttsId === chosen}
            isHeard={heard === voice.ttsId}
            onHear={isMissing ? undefined : onHear}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      {data && shown.length === 0 ? (
        <div className={styles.none} role="status">
          <p>{t(filter.isFavourite ? texts.noFavourites : texts.noVoices)}</p>
          <Button variant="default" size="sm" onClick={() => setFilter(noFilter)}>
            {t(texts.allVoices)}
          </Button>
        </div>
      ) : null}
      {data ? (
        <small className={styles.engine}>
          {isMissing ? fill(data.engine.hint, language) : madeBy('spoken', data.engine.name, language)}
        </small>
      ) : null}
    </>
  );
}

type LineProps = {
  voice: Voice;
  group: string;
  isChosen: boolean;
  isHeard: boolean;
  onHear: ((voice: Voice) => void) | undefined;
  onChoose: (ttsId: string) => void;
};

function VoiceLine({ voice, group, isChosen, isHeard, onHear, onChoose }: LineProps) {
  const { t, language } = useTexts();
  const mark = useFavourite();
  const { ttsId, isFavourite } = voice;
  const name = fill(voice.name, language);
  const about = fill(voice.about, language);
  const kind = [t(kindOf(voice)), ...voice.languages.map((one) => nameOfLanguage(one, language))];
  return (
    <div className={styles.voice}>
      <label>
        <input type="radio" name={group} checked={isChosen} onChange={() => onChoose(ttsId)} />
        <span>
          {name}
          <small>{kind.join(' · ')}</small>
          {about === '' ? null : <small>{about}</small>}
        </span>
      </label>
      <IconButton
        label={t(isFavourite ? texts.unmarkVoice : texts.markVoice, { name })}
        icon={isFavourite ? IconStarFilled : IconStar}
        aria-pressed={isFavourite}
        onClick={() => mark.mutate({ ttsId, isFavourite: !isFavourite })}
      />
      {onHear ? (
        <IconButton
          label={isHeard ? t(texts.stop) : t(texts.hearVoice, { name })}
          icon={isHeard ? IconPlayerStop : IconVolume}
          aria-pressed={isHeard}
          onClick={() => onHear(voice)}
        />
      ) : null}
    </div>
  );
}

/** What a voice sounds like: one's own before all, a child first of all as a child. */
function kindOf({ ttsId, sex, age }: Voice): Message {
  if (idOfOwnVoice(ttsId) !== undefined) return texts.ownVoice;
  if (age === 'child') return texts.child;
  return sex === 'female' ? texts.female : texts.male;
}
