import { PageHeader } from '../../components/page-header.tsx';
import { AccountCard } from '../../features/account/components/account-card.tsx';
import { useTexts } from '../../lib/texts.ts';
import { LanguageSwitch } from '../layouts/language-switch.tsx';
import { SchemeSwitch } from '../layouts/scheme-switch.tsx';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return (
    <>
      <PageHeader title={t(title)} />
      <AccountCard>
        <SchemeSwitch />
        <LanguageSwitch />
      </AccountCard>
    </>
  );
}
