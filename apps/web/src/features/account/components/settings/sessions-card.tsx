import { userRoutes } from '@app/contract/user/routes.ts';
import type { UserSession } from '@app/contract/user/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { call } from '../../../../lib/api.ts';
import { formatMinute, formatMoment } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { accountKeys, useSessions } from '../../hooks.ts';
import { settingsMessages as texts } from './messages.ts';
import styles from './sessions-card.module.css';
import { useErrorTexts } from './use-error-texts.ts';

/** Where the account is logged in, and how to end it there or everywhere. */
export function SessionsCard({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useSessions();
  const [isAsking, setIsAsking] = useState(false);
  const errorTexts = useErrorTexts();
  return (
    <Card
      title={t(texts.sessions)}
      actions={
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t(texts.logoutEverywhere)}
        </Button>
      }
    >
      {error && !data ? (
        <LoadError error={error} texts={errorTexts} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.list} aria-busy={data === undefined}>
          {data?.map((session) => <Row key={session.id} session={session} />) ?? (
            <li>
              <Skeleton height={48} />
            </li>
          )}
        </ul>
      )}
      {isAsking ? (
        <ConfirmDialog
          danger
          title={t(texts.logoutTitle)}
          text={t(texts.logoutText)}
          confirmLabel={t(texts.logoutEverywhere)}
          cancelLabel={t(texts.cancel)}
          closeLabel={t(texts.close)}
          onConfirm={async () => {
            await call(userRoutes.logoutEverywhere, {});
            onLoggedOut();
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Card>
  );
}

function Row({ session }: { session: UserSession }) {
  const { t, language } = useTexts();
  const cache = useQueryClient();
  const device = session.device || t(texts.unknownDevice);
  const ending = useMutation({
    mutationFn: () => call(userRoutes.endSession, { params: { id: session.id } }),
    onSuccess: () => notify('success', t(texts.sessionEnded, { device })),
    onSettled: () => cache.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
  const time = formatMoment(session.lastUsedAt, language);
  return (
    <li>
      <div className={styles.words}>
        <b>
          {device} {session.current ? <StateChip kind="ok" label={t(texts.thisDevice)} /> : null}
        </b>
        <small title={formatMinute(session.lastUsedAt, language)}>
          {t(texts.lastUsed, { address: session.address, time })}
        </small>
        <small>{t(texts.loggedInAt, { time: formatMinute(session.createdAt, language) })}</small>
      </div>
      {session.current ? null : (
        <Button
          variant="default"
          aria-label={t(texts.endSessionOf, { device })}
          loading={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {t(texts.endSession)}
        </Button>
      )}
    </li>
  );
}
