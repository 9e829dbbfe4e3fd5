import { fill } from '@app/contract/base/messages.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconMicrophone2 } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { later } from '../../../../lib/later.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import type { useVoices } from '../../../avatar/api.ts';
import { useHelperTarget } from '../../../helper/api.ts';
import { useCancelTalk, useSpeechLeft } from '../../api.ts';
import { confirmPlan, minutesOf } from '../../rules.ts';
import type { ScriptDesk } from '../../store.ts';
import styles from './confirm-button.module.css';
import { pageTexts as texts } from './messages.ts';
import { useStart } from './use-start.ts';

const ConfirmPages = later(async () => (await import('./confirm-pages.tsx')).ConfirmPages);

type Props = {
  project: Project;
  pages: readonly CoursewarePage[];
  desk: ScriptDesk;
  voices: ReturnType<typeof useVoices>;
  onChooseAvatar: () => void;
};

/**
 * Lets the avatar speak: at once where nothing stands in the way, else it is asked. Once all is spoken there is nothing
 * to press any more.
 */
export function ConfirmButton({ project, pages, desk, voices, onChooseAvatar }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  const target = useHelperTarget('generateText');
  const [isAsking, setIsAsking] = useState(false);
  const { start, isStarting } = useStart(project.id);
  const plan = confirmPlan(pages);
  const problems = plan.missing.length + plan.silent.length + plan.forbidden.length;
  const count = plan.changed.length + plan.missing.length + plan.silent.length;
  const isReading = project.pptStatus === 'generation';
  const isSpeaking = !isReading && count === 0 && plan.busy.length > 0;
  // Pages that were changed meanwhile can be begun at once, and the others be cancelled.
  const canCancel = plan.busy.some(({ pageStatus }) => pageStatus === 'confirming');
  const left = useSpeechLeft(project.id, isSpeaking);
  const reason = reasonAgainst();
  const about = reason ?? t(texts.confirmAbout, { count });
  const { 'aria-describedby': tipId, ...lit } = target.props;

  async function press() {
    if (reason !== undefined || isStarting) return;
    const isSaved = await desk.flushAll();
    if (problems > 0 || project.avatarsId === null || !isSaved) setIsAsking(true);
    // Those that wait now, also what was saved a moment ago: the server knows.
    else await start();
  }
  if (!isReading && count === 0 && !isSpeaking) {
    return (
      <p className="only-for-readers" role="status">
        {t(texts.allConfirmed)}
      </p>
    );
  }
  return (
    <div className={styles.confirm} {...lit}>
      <Button
        color="spot"
        className={styles.button ?? ''}
        leftSection={<IconMicrophone2 size={20} stroke={1.6} />}
        title={about}
        loading={isStarting}
        aria-describedby={[tipId, id].filter(Boolean).join(' ')}
        // It stays in reach, so that everybody can read why it does nothing.
        aria-disabled={reason !== undefined}
        {...(reason === undefined ? {} : { 'data-disabled': true })}
        onClick={() => void press()}
      >
        <span className={styles.words}>
          {t(isSpeaking ? texts.generating : texts.confirm)}
          {isSpeaking ? (
            left && <small>{t(texts.pagesDone, { done: left.done, pages: left.pages })}</small>
          ) : (
            <small>{t(texts.talkLength, { minutes: minutesOf(pages) })}</small>
          )}
        </span>
      </Button>
      {canCancel ? <CancelTalk projectId={project.id} /> : null}
      <p id={id} className={`only-for-readers ${reason === undefined ? '' : styles.reason}`}>
        {about}
      </p>
      {target.tip}
      <Suspense fallback={null}>
        {isAsking ? (
          <ConfirmPages
            project={project}
            pages={pages}
            desk={desk}
            onChooseAvatar={onChooseAvatar}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );

  function reasonAgainst(): string | undefined {
    if (isReading) return t(texts.stillReading);
    if (isSpeaking) return t(texts.stillSpeaking);
    if (voices.isPending) return t(texts.noVoices);
    const engine = voices.data?.engine;
    return engine?.state === 'missing' ? fill(engine.hint, language) : undefined;
  }
}

function CancelTalk({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const cancel = useCancelTalk(projectId);
  async function press() {
    try {
      const { pages } = await cancel.mutateAsync();
      // The last page may have been done a moment before.
      if (pages > 0) notify('success', t(texts.talkCancelled));
    } catch {
      // The call has said what went wrong.
    }
  }
  return (
    <Button variant="default" loading={cancel.isPending} onClick={() => void press()}>
      {t(texts.cancelTalk)}
    </Button>
  );
}
