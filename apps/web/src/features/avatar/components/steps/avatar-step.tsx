import type { Avatar } from '@app/contract/avatar/schema.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useOneAvatar } from '../../api.ts';
import { useFailed } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';

type Props = { title: string; id: string | undefined; children: (avatar: Avatar) => ReactNode };

/** A step that works on one's own avatar: until it is there, or when it is not, something else is shown. */
export function AvatarStep({ title, id, children }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useOneAvatar(id);
  const failed = useFailed();
  const isGone =
    id === undefined ||
    data?.isTemplate === true ||
    (error instanceof CallError && error.code === commonErrors.notFound.code);
  if (data && !isGone) return children(data);
  return (
    <>
      <PageHeader title={title} />
      {isGone ? (
        <EmptyState title={t(texts.titleGone)} text={t(texts.goneText)}>
          <ButtonLink to="/avatars" variant="light">
            {t(texts.back)}
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadError error={error} texts={failed} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={420} />
        </div>
      )}
    </>
  );
}
