import { failureTexts } from '@app/contract/broadcast/states/failure-texts.ts';
import { coursewareMessages } from '@app/contract/courseware/messages.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useConfirm } from './desk-calls.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './problem.module.css';

type Props = { page: CoursewarePage; projectId: string };

/** Why a page was not spoken, and how to try again. */
export function FailedPage({ page, projectId }: Props) {
  const { t } = useTexts();
  const confirm = useConfirm(projectId);
  if (page.pageStatus !== 'error' && page.pageStatus !== 'forbidden') return null;
  const isForbidden = page.pageStatus === 'forbidden';
  const why = isForbidden ? coursewareMessages.forbiddenContent : failureTexts[page.failure ?? 'other'];
  return (
    <div className={styles.problem} role="alert">
      <b>{t(texts.titleFailedPage)}</b>
      <p>{t(why)}</p>
      <span>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate([page.id])}>
          {t(texts.retryPage)}
        </Button>
      </span>
    </div>
  );
}
