import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { treeTexts as texts } from './tree/messages.ts';

type Props = { past: number; future: number; onUndo: () => void; onRedo: () => void };

/** Takes steps back, and makes them again; how many there are. */
export function UndoButtons({ past, future, onUndo, onRedo }: Props) {
  const { t } = useTexts();
  return (
    <>
      <IconButton label={t(texts.undo)} icon={IconArrowBackUp} disabled={past === 0} onClick={onUndo} />
      <IconButton label={t(texts.redo)} icon={IconArrowForwardUp} disabled={future === 0} onClick={onRedo} />
    </>
  );
}
