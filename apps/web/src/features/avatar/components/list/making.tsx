import type { Avatar } from '@app/contract/avatar/schema.ts';
import type { Message } from '@app/contract/base/messages.ts';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../../components/button.tsx';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { type ChipKind, StateChip } from '../../../../components/state-chip.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useCancelMaking } from '../photo-api.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { editAddress } from '../../rules.ts';
import styles from './making.module.css';

/** Where the making of an avatar stands: how far it is, or what is to be done; nothing when it is done. */
export function Making({ avatar }: { avatar: Avatar }) {
  const { t } = useTexts();
  const cancel = useCancelMaking();
  const { status, name, making } = avatar;
  const taskId = making?.taskId ?? null;
  if (status === 'ready' && taskId === null) return null;
  const { kind, label } = stateOf(avatar);
  const reason = making?.reason ?? '';
  return (
    <div className={styles.making}>
      <StateChip kind={kind} label={t(label)} moving={taskId !== null} />
      {taskId === null ? (
        <>
          {reason === '' ? null : <p className={styles.reason}>{reason}</p>}
          <ButtonLink variant="light" to={editAddress(avatar)} className={styles.action}>
            {status === 'error' ? <IconRefresh size={16} stroke={1.6} aria-hidden="true" /> : null}
            {t(status === 'error' ? texts.makingAgain : texts.makingOn)}
          </ButtonLink>
        </>
      ) : (
        <>
          <ProgressBar label={t(texts.makingOf, { name })} value={(making?.progress ?? 0) / 100} />
          <Button
            variant="default"
            size="xs"
            className={styles.action ?? ''}
            loading={cancel.isPending}
            aria-label={t(texts.makingCancelNamed, { name })}
            onClick={() => cancel.mutate(taskId)}
          >
            {t(texts.makingCancel)}
          </Button>
        </>
      )}
    </div>
  );
}

function stateOf({ status, operateStatus, making }: Avatar): {
  kind: ChipKind;
  label: Message;
} {
  if (operateStatus === 'style-generation' && making?.taskId != null)
    return { kind: 'spot', label: texts.makingStyles };
  if (status === 'look-generation') return { kind: 'spot', label: texts.makingLook };
  if (status === 'error')
    return making?.isCancelled
      ? { kind: 'muted', label: texts.makingCancelled }
      : { kind: 'err', label: texts.makingFailed };
  if (operateStatus === 'style-generation-complete') return { kind: 'warn', label: texts.makingChoose };
  return { kind: 'muted', label: making?.photo ? texts.makingNoStyles : texts.makingNoPhoto };
}
