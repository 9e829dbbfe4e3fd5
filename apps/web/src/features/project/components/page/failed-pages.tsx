import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useConfirm } from './desk-calls.ts';
import { confirmPlan } from '../../rules.ts';
import { pageTexts as texts } from './messages.ts';
import problem from './problem.module.css';

type Props = { projectId: string; pages: readonly CoursewarePage[]; currentId: string | undefined };

/** Above whichever page is looked at: pages failed, and one press tries all of them again. */
export function FailedPages({ projectId, pages, currentId }: Props) {
  const { t } = useTexts();
  const confirm = useConfirm(projectId);
  const failed = confirmPlan(pages).failed.map(({ id }) => id);
  const count = failed.length;
  // The page that is looked at says it itself.
  if (count === 0 || (count === 1 && failed[0] === currentId)) return null;
  return (
    <div className={problem.problem} role="alert">
      <p>{t(texts.failedPages, { count })}</p>
      <span>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate(failed)}>
          {t(texts.retryFailed, { count })}
        </Button>
      </span>
    </div>
  );
}
