import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { billingMessages as texts } from '../messages.ts';

type Props = { onHow: () => void; onLogout: () => void; onClose: () => void };

/** The account is not open yet: who can open it, and the two ways on. */
export function InviteDialog({ onHow, onLogout, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t(texts.inviteTitle)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onLogout}>
            {t(texts.logout)}
          </Button>
          <Button data-autofocus onClick={onHow}>
            {t(texts.inviteHow)}
          </Button>
        </>
      }
    >
      <p>{t(texts.inviteText)}</p>
    </Dialog>
  );
}
