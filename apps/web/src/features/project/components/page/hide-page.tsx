import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useHidePage } from './desk-calls.ts';
import styles from './hide-page.module.css';
import { pageTexts as texts } from './messages.ts';

type Props = { page: CoursewarePage; projectId: string };

/** Whether those who watch see the page, and the switch for it. */
export function HidePage({ page, projectId }: Props) {
  const { t } = useTexts();
  const hide = useHidePage(projectId);
  const Icon = page.hidden ? IconEye : IconEyeOff;
  return (
    <div className={styles.row} data-hidden={page.hidden}>
      <p role="status">{page.hidden ? t(texts.hiddenAbout) : null}</p>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={16} stroke={1.6} />}
        loading={hide.isPending}
        onClick={() => hide.mutate(page)}
      >
        {t(page.hidden ? texts.show : texts.hide)}
      </Button>
    </div>
  );
}
