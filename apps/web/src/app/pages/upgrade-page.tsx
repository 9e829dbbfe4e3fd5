import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Upgrade } from '../../features/shop/components/upgrade.tsx';
import { shopMessages } from '../../features/shop/messages.ts';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return (
    <>
      <PageHeader title={t(title)}>
        <ButtonLink to="/billing" variant="default">
          {t(shopMessages.toOrders)}
        </ButtonLink>
      </PageHeader>
      <Upgrade />
    </>
  );
}
