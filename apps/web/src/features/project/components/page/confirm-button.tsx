import { fill } from '@app/contract/base/messages.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconMicrophone2 } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { later } from '../../../../lib/later.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useHelperTarget } from '../../../helper/api.ts';
import type { useVoices } from '../../api.ts';
import { confirmPlan } from '../../rules.ts';
import type { ScriptDesk } from '../../store.ts';
import styles from './confirm-button.module.css';
import { pageTexts as texts } from './messages.ts';

const ConfirmPages = later(async () => (await import('./confirm-pages.tsx')).ConfirmPages);

type Props = {
  project: Project;
  pages: readonly CoursewarePage[];
  desk: ScriptDesk;
  voices: ReturnType<typeof useVoices>;
  onChooseAvatar: () => void;
};

/** Lets the avatar speak. What stands in the way is said beside the button. */
export function ConfirmButton({ project, pages, desk, voices, onChooseAvatar }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  const target = useHelperTarget('generateText');
  const [isOpen, setIsOpen] = useState(false);
  const plan = confirmPlan(pages);
  const count = plan.changed.length + plan.missing.length + plan.silent.length;
  const reason = reasonAgainst();
  const about = reason ?? t(texts.confirmAbout, { count });
  const { 'aria-describedby': tipId, ...lit } = target.props;
  return (
    <div className={styles.confirm} {...lit}>
      <Button
        color="spot"
        leftSection={<IconMicrophone2 size={18} stroke={1.6} />}
        title={about}
        aria-describedby={[tipId, id].filter(Boolean).join(' ')}
        // It stays in reach, so that everybody can read why it does nothing.
        aria-disabled={reason !== undefined}
        {...(reason === undefined ? {} : { 'data-disabled': true })}
        onClick={() => reason === undefined && setIsOpen(true)}
      >
        {t(texts.confirm)}
      </Button>
      <p id={id} className={`only-for-readers ${reason === undefined ? '' : styles.reason}`}>
        {about}
      </p>
      {target.tip}
      <Suspense fallback={null}>
        {isOpen ? (
          <ConfirmPages
            project={project}
            pages={pages}
            desk={desk}
            onChooseAvatar={onChooseAvatar}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );

  function reasonAgainst(): string | undefined {
    if (project.pptStatus === 'generation') return t(texts.stillReading);
    if (voices.isPending) return t(texts.noVoices);
    const engine = voices.data?.engine;
    if (engine && engine.state !== 'ready') return fill(engine.hint, language);
    if (count > 0) return undefined;
    return t(plan.busy.length > 0 ? texts.stillSpeaking : texts.allConfirmed);
  }
}
