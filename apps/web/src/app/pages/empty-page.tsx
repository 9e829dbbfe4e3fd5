import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useTexts } from '../../lib/texts.ts';
import { type EmptyTexts, emptyTexts } from '../empty-messages.ts';
import { useScreenRow } from '../screen-context.ts';

/** A screen with nothing on it yet: true for the account, with a way on that exists. */
export function Component() {
  const { t } = useTexts();
  const { empty: name, title, layout } = useScreenRow();
  if (name === undefined) return null;
  const empty: EmptyTexts = emptyTexts[name];
  const framed = layout === 'work' || layout === 'student';
  const { action } = empty;
  return (
    <>
      {framed ? <PageHeader title={t(title)} /> : null}
      <EmptyState title={t(empty.title)} text={t(empty.text)} level={framed ? 2 : 1}>
        {action ? (
          // Pages of the server itself are not screens of the router.
          <ButtonLink to={action.to} variant="light" leaves={action.to === '/api-docs'}>
            {t(action.label)}
          </ButtonLink>
        ) : null}
      </EmptyState>
    </>
  );
}
