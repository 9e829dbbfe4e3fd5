import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useTexts } from '../../lib/texts.ts';
import { type PendingTexts, pendingTexts } from '../pending-messages.ts';
import { useScreenRow } from '../screen-context.ts';

/** A screen whose feature is not built: it says so, and leads to something that works. */
export function Component() {
  const { t } = useTexts();
  const { pending: name, title: screen, layout } = useScreenRow();
  if (name === undefined) return null;
  const { title, text, action }: PendingTexts = pendingTexts[name];
  const framed = layout === 'work' || layout === 'student';
  return (
    <>
      {framed ? <PageHeader title={t(screen)} /> : null}
      <EmptyState title={t(title)} text={t(text)} level={framed ? 2 : 1}>
        {/* Pages of the server itself are not screens of the router. */}
        <ButtonLink to={action.to} variant="light" leaves={action.to === '/api-docs'}>
          {t(action.label)}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
