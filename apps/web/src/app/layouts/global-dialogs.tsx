import { creditMessages } from '@app/contract/credit/messages.ts';
import { helperMessages } from '@app/contract/helper/messages.ts';
import { useNavigate } from 'react-router';
import { ReceiptDialog } from '../../features/account/components/settings/receipt-dialog.tsx';
import { InviteDialog } from '../../features/billing/components/invite-dialog.tsx';
import { OfferDialog } from '../../features/billing/components/offer-dialog.tsx';
import { billingMessages } from '../../features/billing/messages.ts';
import { closeDialog, type GlobalDialog } from '../../lib/dialogs.ts';
import { useTexts } from '../../lib/texts.ts';
import { useLogout } from '../use-logout.ts';

/** The dialogs that any call may bring up (spec section 8). What is on the screen behind them stays. */
export function GlobalDialogs({ dialog }: { dialog: GlobalDialog }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const logout = useLogout();
  const goTo = (path: string) => () => {
    closeDialog();
    void navigate(path);
  };
  const buy = goTo('/index/upgrade');
  switch (dialog) {
    case 'helper-uses':
      return (
        <OfferDialog
          title={t(billingMessages.usesTitle)}
          text={t(helperMessages.insufficient)}
          onBuy={buy}
          onClose={closeDialog}
        />
      );
    case 'credits':
      return (
        <OfferDialog
          title={t(billingMessages.creditsTitle)}
          text={t(creditMessages.insufficient)}
          onBuy={buy}
          onClose={closeDialog}
        />
      );
    case 'invite-code':
      return (
        <InviteDialog
          onApply={goTo('/apply-code')}
          onDone={() => window.location.reload()}
          onLogout={() => {
            closeDialog();
            void logout();
          }}
          onClose={closeDialog}
        />
      );
    case 'receipt':
      return <ReceiptDialog onClose={closeDialog} />;
    default:
      return dialog satisfies never;
  }
}
