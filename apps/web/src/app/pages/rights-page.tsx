import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { RightsMatrix } from '../../features/billing/components/rights-matrix.tsx';
import { billingMessages } from '../../features/billing/messages.ts';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  return (
    <>
      <PageHeader title={t(title)}>
        <Button component={Link} to="/upgrade">
          {t(billingMessages.upgrade)}
        </Button>
      </PageHeader>
      <RightsMatrix />
    </>
  );
}
