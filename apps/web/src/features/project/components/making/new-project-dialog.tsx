import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { projectTexts } from '../../messages.ts';
import { DeckForm } from './deck-form.tsx';
import type { DeckUse } from './deck-use.tsx';
import { makingTexts as texts } from './messages.ts';
import { useMaking } from './use-making.ts';

type Props = {
  credits: number | undefined;
  /** What was dropped on the page. */
  files: readonly File[];
  /** What becomes of a deck unless it is said otherwise. */
  usual: DeckUse;
  onDone: (id: string) => void;
  onClose: () => void;
};

/** A new project from a deck or a document. Closing it while the deck is on its way asks first. */
export function NewProjectDialog({ credits, files, usual, onDone, onClose }: Props) {
  const { t } = useTexts();
  const making = useMaking();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    if (making.step === 'idle') onClose();
    else if (making.step === 'sending') setIsAsking(true);
  };
  return (
    <Dialog title={t(texts.titleNew)} closeLabel={t(projectTexts.close)} onClose={leave}>
      <DeckForm making={making} credits={credits} first={files} usual={usual} onDone={onDone} />
      {isAsking ? (
        <ConfirmDialog
          danger
          title={t(texts.keptTitle)}
          text={t(texts.keptText)}
          confirmLabel={t(texts.stop)}
          cancelLabel={t(texts.goOn)}
          closeLabel={t(projectTexts.close)}
          onConfirm={() => {
            making.stop();
            onClose();
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Dialog>
  );
}
