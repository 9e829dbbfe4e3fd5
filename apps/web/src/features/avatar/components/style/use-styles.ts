import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { type LookName, naturalLook } from '@app/contract/avatar/states/style.ts';
import { useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeAvatar } from '../../api.ts';
import { useCancelMaking } from '../photo-api.ts';
import { styleTexts as texts } from './messages.ts';

/** Which style is picked, and the work that follows. */
export function useStyles(avatar: Avatar, making: NonNullable<Avatar['making']>) {
  const { t } = useTexts();
  const change = useChangeAvatar();
  const cancel = useCancelMaking();
  const [wanted, setWanted] = useState<LookName>();
  const [isChanging, setChanging] = useState(false);
  const { id, status } = avatar;
  const { styles, chosen, photo, taskId } = making;
  const picked = wanted ?? chosen;
  const again = status === 'error' ? t(texts.tryAgain) : t(texts.make);
  // What was given back is booked anew.
  const cost = status === 'error' ? ` · ${t(texts.cost, { credits: avatarLimits.priceCredits })}` : '';
  return {
    picked: picked === naturalLook || styles.some(({ style }) => style === picked) ? picked : null,
    pick: setWanted,
    /** The look is there, but another one is wanted. */
    isChanging,
    change: () => setChanging(true),
    keep: () => setChanging(false),
    makeLabel: `${again}${cost}`,
    /** What any next step costs besides, for its button; empty when it is paid. */
    cost,
    isSaving: change.isPending || cancel.isPending,
    cancel: () => taskId !== null && cancel.mutate(taskId),
    /** New style images. */
    draw: () => change.mutate({ avatarsId: id, operateStatus: 'style-generation' }),
    /** The look itself. */
    make() {
      setChanging(false);
      if (picked === naturalLook && photo) {
        const { fileId, crop } = photo;
        const used = { fileId, ...(crop ? { crop } : {}) };
        change.mutate({ avatarsId: id, operateStatus: 'custom-image-upload', photo: used });
      } else if (picked && picked !== naturalLook) {
        change.mutate({ avatarsId: id, operateStatus: 'model-complete', modelType: picked });
      }
    },
  };
}

export type Styles = ReturnType<typeof useStyles>;
