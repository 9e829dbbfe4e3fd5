import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { languageOfText } from '@app/contract/speech/states/language.ts';
import { type Ref, Suspense, useEffect, useId, useRef } from 'react';
import { Card } from '../../../../components/card.tsx';
import { RadioTile } from '../../../../components/radio-tile.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { later } from '../../../../lib/later.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useAvatar, useAvatars, type useVoices } from '../../../avatar/api.ts';
import { useChangeProject, usePagePresenter } from '../../api.ts';
import { ScopeChoice, useScope } from './choices.tsx';
import { pageTexts as texts } from './messages.ts';
import styles from './presenter-panel.module.css';
import { useFailed } from './use-failed.ts';
import { VoiceChoice } from './voice-choice.tsx';

const ForeignScripts = later(async () => (await import('./foreign-scripts.tsx')).ForeignScripts);

type Props = {
  project: Project;
  /** The page that is looked at: it may have a presenter of its own. */
  page: CoursewarePage | undefined;
  pages: readonly CoursewarePage[];
  voices: ReturnType<typeof useVoices>;
  /** The first face: where the focus goes when somebody has to be chosen. */
  firstRef: Ref<HTMLInputElement> | undefined;
  /** Somebody was chosen: scripts that waited for it can be saved. */
  onChosen: () => void;
};

/** Who presents, the whole deck or one page, and with which voice. */
export function PresenterPanel({ project, page, pages, voices, firstRef, onChosen }: Props) {
  const { t } = useTexts();
  const hasOwn = (page?.avatarId ?? project.avatarsId) !== project.avatarsId;
  const [scope, setScope] = useScope(page?.id, hasOwn);
  const change = useChangeProject(project.id);
  // What was pressed shows at once, not when the server has answered.
  const chosen = change.isPending ? (change.variables.avatarsId ?? project.avatarsId) : project.avatarsId;
  // A page follows the deck until somebody presents that.
  const own = project.avatarsId === null ? undefined : page;
  return (
    <Card title={t(texts.presenter)}>
      <div className={styles.choices} data-keep-clear="true">
        {own ? <ScopeChoice value={scope} onChange={setScope} /> : null}
        {own && scope === 'page' ? (
          <PageFaces project={project} page={own} />
        ) : (
          <>
            <FaceChoice
              chosen={chosen}
              firstRef={firstRef}
              onFace={(avatarsId) => change.mutate({ avatarsId }, { onSuccess: onChosen })}
            />
            <Suspense fallback={null}>
              <ForeignScripts pages={pages} />
            </Suspense>
            <VoiceChoice
              project={project}
              chosenAvatar={chosen}
              voices={voices}
              spoken={page && isSpeakable(page.content) ? languageOfText(page.content) : undefined}
              onVoice={(ttsId) => change.mutate({ ttsId })}
            />
          </>
        )}
      </div>
    </Card>
  );
}

/** Who presents one page. The presenter of the deck means: no longer anybody else. */
function PageFaces({ project, page }: { project: Project; page: CoursewarePage }) {
  const { t } = useTexts();
  const change = usePagePresenter(project.id);
  const { avatarsId } = project;
  const isSent = change.isPending && change.variables.id === page.id;
  const chosen = isSent ? (change.variables.avatarsId ?? avatarsId) : page.avatarId;
  const name = useAvatar(chosen)?.name ?? '';
  return (
    <>
      <FaceChoice
        chosen={chosen}
        firstRef={undefined}
        onFace={(id) => change.mutate({ id: page.id, avatarsId: id === avatarsId ? null : id })}
      />
      <p className={styles.note} role="status">
        {chosen === avatarsId ? t(texts.presenterAsDeck) : t(texts.presenterOwn, { name })}
      </p>
    </>
  );
}

type FaceProps = Pick<Props, 'firstRef'> & { chosen: string | null; onFace: (avatarsId: string) => void };

function FaceChoice({ chosen, firstRef, onFace }: FaceProps) {
  const { t } = useTexts();
  const group = useId();
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
        <RadioTile
          key={avatar.id}
          group={group}
          inputRef={index === 0 ? firstRef : undefined}
          checked={chosen === avatar.id}
          onChoose={() => onFace(avatar.id)}
          className={styles.face}
        >
          <img src={avatar.wholeImage ?? undefined} alt="" width={72} height={96} />
          <span>{avatar.name}</span>
        </RadioTile>
      ))}
    </fieldset>
  );
}
