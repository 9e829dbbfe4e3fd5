import { fill, type Message } from '@app/contract/base/messages.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import { type Ref, useId } from 'react';
import { Card } from '../../../../components/card.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useAvatars } from '../../../avatar/api.ts';
import { type useVoices, useChangeProject } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import { nameOfLanguage } from '../../rules.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './presenter-panel.module.css';
import problem from './problem.module.css';

type Props = {
  project: Project;
  voices: ReturnType<typeof useVoices>;
  /** The first face: where the focus goes when somebody has to be chosen. */
  firstRef: Ref<HTMLInputElement>;
  /** Somebody was chosen: scripts that waited for it can be saved. */
  onChosen: () => void;
};

/** Who presents, and with which voice. */
export function PresenterPanel({ project, voices, firstRef, onChosen }: Props) {
  const { t } = useTexts();
  const change = useChangeProject(project.id);
  // What was pressed shows at once, not when the server has answered.
  const chosen = change.isPending ? (change.variables.avatarsId ?? project.avatarsId) : project.avatarsId;
  return (
    <Card title={t(texts.presenter)}>
      <div className={styles.choices} data-keep-clear="true">
        <FaceChoice
          chosen={chosen}
          firstRef={firstRef}
          onFace={(avatarsId) => change.mutate({ avatarsId }, { onSuccess: onChosen })}
        />
        <VoiceChoice project={project} voices={voices} onVoice={(ttsId) => change.mutate({ ttsId })} />
      </div>
    </Card>
  );
}

type FaceProps = Pick<Props, 'firstRef'> & { chosen: string | null; onFace: (avatarsId: string) => void };

function FaceChoice({ chosen, firstRef, onFace }: FaceProps) {
  const { t } = useTexts();
  const name = useId();
  const { data, error, refetch } = useAvatars();
  const failed = useFailed(texts.presentersFailed);
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void refetch()} />;
  return (
    <fieldset className={styles.faces} aria-busy={data === undefined}>
      <legend className="only-for-readers">{t(texts.presenter)}</legend>
      {data?.map((avatar, index) => (
        <label key={avatar.id} className={styles.face}>
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            checked={chosen === avatar.id}
            onChange={() => onFace(avatar.id)}
          />
          <img src={avatar.wholeImage ?? undefined} alt="" width={72} height={96} />
          <span>{avatar.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How it is said that something could not be fetched. */
function useFailed(title: Message) {
  const { t } = useTexts();
  return {
    errorTitle: t(title),
    retry: t(projectTexts.retry),
    errorCode: (code: string) => t(projectTexts.errorCode, { code }),
  };
}

type VoiceProps = Pick<Props, 'project' | 'voices'> & { onVoice: (ttsId: string | null) => void };

function VoiceChoice({ project, voices, onVoice }: VoiceProps) {
  const { t, language } = useTexts();
  const { data, error } = voices;
  const failed = useFailed(texts.voicesFailed);
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void voices.refetch()} />;
  const list = data?.list ?? [];
  const isGone = project.ttsId !== null && data !== undefined && !list.some(isChosen);
  const options: [string, string][] = [
    ['', t(texts.voiceUsual)],
    ...(isGone && project.ttsId !== null ? [[project.ttsId, t(texts.voiceGone)] as [string, string]] : []),
    ...list.map((voice): [string, string] => [voice.ttsId, labelOf(voice)]),
  ];
  return (
    <>
      <SelectField
        label={t(texts.voice)}
        options={options}
        value={project.ttsId ?? ''}
        onChange={({ currentTarget }) => onVoice(currentTarget.value === '' ? null : currentTarget.value)}
      />
      {data?.engine.state === 'ready' ? (
        <small className={styles.engine}>{madeBy('spoken', data.engine.name, language)}</small>
      ) : null}
      {data && data.engine.state !== 'ready' ? (
        <div className={problem.problem} data-kind="warn" role="status">
          <b>{t(data.engine.state === 'missing' ? texts.engineMissing : texts.engineFailing)}</b>
          <p>{fill(data.engine.hint, language)}</p>
        </div>
      ) : null}
    </>
  );

  function isChosen({ ttsId }: Voice): boolean {
    return ttsId === project.ttsId;
  }
  function labelOf({ name, languages, sex }: Voice): string {
    const spoken = languages.map((one) => nameOfLanguage(one, language));
    const kind = sex === 'female' ? [t(texts.sexFemale)] : sex === 'male' ? [t(texts.sexMale)] : [];
    return [fill(name, language), ...spoken, ...kind].join(' · ');
  }
}
