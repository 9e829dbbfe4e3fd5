import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Orders } from '../../features/shop/components/orders.tsx';
import { shopMessages } from '../../features/shop/messages.ts';
import { walletMessages } from '../../features/wallet/messages.ts';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return (
    <>
      <PageHeader title={t(title)}>
        <ButtonLink to="/billing/coupons" variant="default">
          {t(walletMessages.coupons)}
        </ButtonLink>
        <ButtonLink to="/billing/invoices" variant="default">
          {t(walletMessages.invoices)}
        </ButtonLink>
        <ButtonLink to="/upgrade">{t(shopMessages.toUpgrade)}</ButtonLink>
      </PageHeader>
      <Orders />
    </>
  );
}
