import type { Project } from '@app/contract/project/schema.ts';
import { canPutAway } from '@app/contract/project/states/ai-check.ts';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeProject } from '../../api.ts';
import { tipKind } from '../../rules.ts';
import { standingTips } from './standing-tips.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './standing-tip.module.css';

/** What the project waits for or has reached; what has ended can be put away, and is remembered as put away. */
export function StandingTip({ project }: { project: Project }) {
  const { t } = useTexts();
  const change = useChangeProject(project.id);
  const state = project.isAiCheckStatus;
  const tip = standingTips[state];
  if (tip === undefined) return null;
  return (
    <div className={styles.tip} data-kind={tipKind(project.coursewareStatus)} data-keep-clear="true">
      <p>{t(tip)}</p>
      {canPutAway(state) ? (
        <IconButton
          label={t(texts.tipClose)}
          icon={IconX}
          size="small"
          disabled={change.isPending}
          onClick={() => change.mutate({ isAiCheck: 'ppt-no-tip' })}
        />
      ) : null}
    </div>
  );
}
