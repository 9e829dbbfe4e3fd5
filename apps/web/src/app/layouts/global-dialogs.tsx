import { creditMessages } from '@app/contract/credit/messages.ts';
import { helperMessages } from '@app/contract/helper/messages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ReceiptDialog } from '../../features/account/components/settings/receipt-dialog.tsx';
import { InviteDialog } from '../../features/billing/components/invite-dialog.tsx';
import { OfferDialog } from '../../features/billing/components/offer-dialog.tsx';
import { billingMessages } from '../../features/billing/messages.ts';
import { usePermission } from '../../features/account/hooks.ts';
import { ExchangeDialog } from '../../features/shop/components/exchange-dialog.tsx';
import { closeDialog, type GlobalDialog, openDialog } from '../../lib/dialogs.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { useUpgradePath } from '../../lib/upgrade-path.ts';
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
  // Who was in the middle of something comes back to it after paying.
  const buy = goTo(useUpgradePath());
  switch (dialog) {
    case 'helper-uses':
      return (
        <OfferDialog
          title={t(billingMessages.usesTitle)}
          text={t(helperMessages.insufficient)}
          onBuy={() => openDialog('exchange')}
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
    case 'exchange':
      return (
        <QueryClientProvider client={queryClient}>
          <OwnExchange onBuy={buy} />
        </QueryClientProvider>
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

/** The exchange knows what the account has. */
function OwnExchange({ onBuy }: { onBuy: () => void }) {
  const { data } = usePermission();
  return <ExchangeDialog credits={data?.balances.credits} onBuy={onBuy} onClose={closeDialog} />;
}
