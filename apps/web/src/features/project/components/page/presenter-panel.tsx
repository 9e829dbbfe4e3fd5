import type { Project } from '@app/contract/project/schema.ts';
import { type Ref, useEffect, useId, useRef } from 'react';
import { Card } from '../../../../components/card.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useAvatars, type useVoices } from '../../../avatar/api.ts';
import { useChangeProject } from '../../api.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './presenter-panel.module.css';
import { useFailed } from './use-failed.ts';
import { VoiceChoice } from './voice-choice.tsx';

type Props = {
  project: Project;
  voices: ReturnType<typeof useVoices>;
  /** The first face: where the focus goes when somebody has to be chosen. */
  firstRef: Ref<HTMLInputElement> | undefined;
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
        <VoiceChoice
          project={project}
          chosenAvatar={chosen}
          voices={voices}
          onVoice={(ttsId) => change.mutate({ ttsId })}
        />
      </div>
    </Card>
  );
}

/** Who presents, alone: for where the voice is chosen elsewhere. */
export function PresenterFaces({ project, onChosen }: Pick<Props, 'project' | 'onChosen'>) {
  const change = useChangeProject(project.id);
  const chosen = change.isPending ? (change.variables.avatarsId ?? project.avatarsId) : project.avatarsId;
  return (
    <FaceChoice
      chosen={chosen}
      firstRef={undefined}
      onFace={(avatarsId) => change.mutate({ avatarsId }, { onSuccess: onChosen })}
    />
  );
}

type FaceProps = Pick<Props, 'firstRef'> & { chosen: string | null; onFace: (avatarsId: string) => void };

function FaceChoice({ chosen, firstRef, onFace }: FaceProps) {
  const { t } = useTexts();
  const name = useId();
  const { data, error, refetch } = useAvatars();
  const failed = useFailed(texts.presentersFailed);
  const faces = useRef<HTMLFieldSetElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    // Whoever was chosen before is in sight, and nothing else moves.
    const face = faces.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (isThere && face && faces.current)
      faces.current.scrollTop = face.offsetTop - faces.current.offsetTop - 8;
  }, [isThere]);
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void refetch()} />;
  return (
    <fieldset ref={faces} className={styles.faces} aria-busy={data === undefined}>
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
