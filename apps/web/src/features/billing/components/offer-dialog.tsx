import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { billingMessages as texts } from '../messages.ts';

type Props = { title: string; text: string; onBuy: () => void; onClose: () => void };

/** Something is used up: what, that nothing is lost, and where to get more. */
export function OfferDialog({ title, text, onBuy, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      title={title}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(texts.later)}
          </Button>
          <Button data-autofocus onClick={onBuy}>
            {t(texts.buy)}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p>{t(texts.workIsSafe)}</p>
    </Dialog>
  );
}
