import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

/** A screen with nothing on it yet: true for the account, with a way on that exists. */
export function Component() {
  const { t } = useTexts();
  const { empty, title, layout } = useScreenRow();
  if (!empty) return null;
  const framed = layout === 'work' || layout === 'student';
  const { action } = empty;
  return (
    <>
      {framed ? <PageHeader title={t(title)} /> : null}
      <EmptyState title={t(empty.title)} text={t(empty.text)} level={framed ? 2 : 1}>
        {action ? <ActionLink to={action.to}>{t(action.label)}</ActionLink> : null}
      </EmptyState>
    </>
  );
}

/** Pages of the server itself are not screens of the router. */
function ActionLink({ to, children }: { to: string; children: string }) {
  if (to === '/api-docs') {
    return (
      <Button component="a" href={to} variant="light">
        {children}
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} variant="light">
      {children}
    </Button>
  );
}
