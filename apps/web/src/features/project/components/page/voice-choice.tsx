import { fill, type Message } from '@app/contract/base/messages.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useId } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { nameOfLanguage } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useAvatar, type useVoices } from '../../../avatar/api.ts';
import { voiceIn } from '../../../avatar/rules.ts';
import { pageTexts as texts } from './messages.ts';
import problem from './problem.module.css';
import { useFailed } from './use-failed.ts';
import { useHearing } from './use-hearing.ts';
import styles from './voice-choice.module.css';

type Props = {
  project: Project;
  /** Who presents: theirs is the default voice. */
  chosenAvatar: string | null;
  voices: ReturnType<typeof useVoices>;
  /** What is spoken in the talk, where that is known. */
  spoken: ContentLanguage | undefined;
  onVoice: (ttsId: string | null) => void;
};

/** What a voice sounds like: a child first of all as a child. */
const kinds: Readonly<Record<string, Message>> = {
  child: texts.ageChild,
  female: texts.sexFemale,
  male: texts.sexMale,
};

/** One line to choose: the default voice, or one of the list. */
type Line = { ttsId: string | null; name: string; about: string; heardBy: string | null };

/** With which voice it is spoken; each can be heard before it is chosen. */
export function VoiceChoice({ project, chosenAvatar, voices, spoken, onVoice }: Props) {
  const { t, language } = useTexts();
  const { data, error } = voices;
  const failed = useFailed(texts.voicesFailed);
  const avatar = useAvatar(chosenAvatar);
  // Whoever reads the screen in another language hears what the audience will.
  const talk = spoken ?? language;
  const { heard, toggle } = useHearing(talk);
  const name = useId();
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void voices.refetch()} />;
  const isMissing = data?.engine.state === 'missing';
  return (
    <>
      <fieldset className={styles.voices} aria-busy={data === undefined}>
        <legend>{t(texts.voice)}</legend>
        <ul>
          {linesOf(data?.list ?? []).map((line) => (
            <li key={line.ttsId ?? ''}>
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={project.ttsId === line.ttsId}
                  onChange={() => onVoice(line.ttsId)}
                />
                <span>
                  {line.name}
                  <small>{line.about}</small>
                </span>
              </label>
              {line.heardBy !== null && !isMissing ? (
                <HearButton line={line} isHeard={heard === line.ttsId} onToggle={toggle} />
              ) : null}
            </li>
          ))}
        </ul>
      </fieldset>
      {data && !isMissing ? (
        <small className={styles.engine}>{madeBy('spoken', data.engine.name, language)}</small>
      ) : null}
      {isMissing ? (
        <div className={problem.problem} data-kind="warn" role="status">
          <b>{t(texts.engineMissing)}</b>
          <p>{fill(data.engine.hint, language)}</p>
        </div>
      ) : null}
    </>
  );

  function linesOf(list: readonly Voice[]): Line[] {
    const own = list.find(({ ttsId }) => ttsId === voiceIn(avatar, talk));
    const usual: Line = {
      ttsId: null,
      name: own ? t(texts.voiceUsualNamed, { name: fill(own.name, language) }) : t(texts.voiceUsual),
      about: own ? aboutOf(own) : '',
      heardBy: own?.ttsId ?? null,
    };
    const isGone = project.ttsId !== null && data !== undefined && !list.some(isChosen);
    const gone: Line = { ttsId: project.ttsId, name: t(texts.voiceGone), about: '', heardBy: null };
    const others = list.map(
      (voice): Line => ({
        ttsId: voice.ttsId,
        name: fill(voice.name, language),
        about: aboutOf(voice),
        heardBy: voice.ttsId,
      }),
    );
    return [usual, ...(isGone ? [gone] : []), ...others];
  }
  function isChosen({ ttsId }: Voice): boolean {
    return ttsId === project.ttsId;
  }
  function aboutOf({ languages, sex, age }: Voice): string {
    const spoken = languages.map((one) => nameOfLanguage(one, language));
    const kind = kinds[age] ?? kinds[sex];
    return [...(kind ? [t(kind)] : []), ...spoken].join(' · ');
  }
}

type HearProps = {
  line: Line;
  isHeard: boolean;
  onToggle: (key: string | null, ttsId: string) => void;
};

function HearButton({ line, isHeard, onToggle }: HearProps) {
  const { t } = useTexts();
  return (
    <IconButton
      label={isHeard ? t(texts.hearStop) : t(texts.hear, { name: line.name })}
      icon={isHeard ? IconPlayerStop : IconVolume}
      size="small"
      aria-pressed={isHeard}
      onClick={() => line.heardBy !== null && onToggle(line.ttsId, line.heardBy)}
    />
  );
}
