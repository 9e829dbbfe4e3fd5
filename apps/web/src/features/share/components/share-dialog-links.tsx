import { fill } from '@app/contract/base/messages.ts';
import type { Share } from '@app/contract/share/schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEndShare, useShares } from './share-dialog-api.ts';
import { shareDialogTexts as texts } from './share-dialog-messages.ts';
import { shareFacts, shareLook } from './share-dialog-rules.ts';
import styles from './share-dialog.module.css';

/** The links that are there: how many came, how long they last, and how to end one. */
export function ShareLinks({ projectId, onCopy }: { projectId: string; onCopy: (share: Share) => void }) {
  const { t } = useTexts();
  const shares = useShares(projectId);
  const end = useEndShare(projectId);
  const [doomed, setDoomed] = useState<Share>();
  const [now] = useState(() => new Date());
  const errorTexts = {
    errorTitle: t(texts.loadFailed),
    retry: t(texts.retry),
    errorCode: (code: string) => t(texts.errorCode, { code }),
  };
  return (
    <section className={styles.links} aria-label={t(texts.links)} aria-busy={shares.isPending}>
      <h3>{t(texts.links)}</h3>
      {shares.error ? (
        <LoadError error={shares.error} texts={errorTexts} onRetry={() => void shares.refetch()} />
      ) : null}
      {shares.isPending ? <Skeleton height={56} /> : null}
      {shares.data?.length === 0 ? <p>{t(texts.noLinks)}</p> : null}
      <ul>
        {shares.data?.map((share) => (
          <LinkRow key={share.id} share={share} now={now} onCopy={onCopy} onEnd={setDoomed} />
        ))}
      </ul>
      {doomed ? (
        <ConfirmDialog
          danger
          title={t(texts.endTitle)}
          text={t(texts.endText)}
          confirmLabel={t(texts.end)}
          cancelLabel={t(texts.cancel)}
          closeLabel={t(texts.close)}
          onConfirm={async () => {
            await end.mutateAsync(doomed.id);
            notify('success', t(texts.ended));
          }}
          onClose={() => setDoomed(undefined)}
        />
      ) : null}
    </section>
  );
}

type RowProps = { share: Share; now: Date; onCopy: (share: Share) => void; onEnd: (share: Share) => void };

function LinkRow({ share, now, onCopy, onEnd }: RowProps) {
  const { t, language } = useTexts();
  const { kind, label, isOpen } = shareLook(share, now);
  const facts = shareFacts(share).map(({ text, numbers }) =>
    fill(
      text,
      language,
      Object.fromEntries(
        Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, language)]),
      ),
    ),
  );
  if (isOpen) facts.push(t(texts.until, { day: formatDay(share.expiresAt, language) }));
  const code = share.extractionCode;
  return (
    <li>
      <span className={styles.code}>{code}</span>
      <StateChip kind={kind} label={t(label)} />
      <small>{facts.join(' · ')}</small>
      {isOpen ? (
        <span className={styles.rowButtons}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t(texts.copyNamed, { code })}
            onClick={() => onCopy(share)}
          >
            {t(texts.copy)}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            color="err"
            aria-label={t(texts.endNamed, { code })}
            onClick={() => onEnd(share)}
          >
            {t(texts.end)}
          </Button>
        </span>
      ) : null}
      {isOpen && share.isPaused ? <p>{t(texts.pausedText)}</p> : null}
    </li>
  );
}
