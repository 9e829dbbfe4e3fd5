import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useConfirm } from './desk-calls.ts';
import { pageTexts as texts } from './messages.ts';

/** Lets pages be spoken and says so; answers whether it began. */
export function useStart(projectId: string) {
  const { t } = useTexts();
  const confirm = useConfirm(projectId);
  return {
    isStarting: confirm.isPending,
    /** Without pages: all that wait. */
    async start(pages?: readonly CoursewarePage[]): Promise<boolean> {
      try {
        const { pages: count } = await confirm.mutateAsync(pages?.map(({ id }) => id));
        notify('success', count > 0 ? t(texts.confirmStarted, { count }) : t(texts.confirmNothing));
        return true;
      } catch {
        // The call has said what went wrong.
        return false;
      }
    },
  };
}
