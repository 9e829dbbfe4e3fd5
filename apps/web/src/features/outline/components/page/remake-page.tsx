import { helperWorks } from '@app/contract/helper/limits.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconArrowsExchange, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useUpgradePath } from '../../../../lib/upgrade-path.ts';
import { useMade, useRemake, useTurn, useWork } from '../../api.ts';
import { outlineTexts } from '../../messages.ts';
import { useMeans } from '../use-means.ts';
import { remakeTexts as texts } from './messages.ts';
import styles from './remake-page.module.css';

type Props = { project: Project; pageId: string };

/** How a page came from an outline: why no model made it, and making it anew with its cost and the way back. */
export function RemakePage({ project, pageId }: Props) {
  const { data: made } = useMade(project);
  const page = made?.pages.find((each) => each.pageId === pageId);
  if (!page) return null;
  return (
    <>
      {made?.standIn ? (
        <p className={styles.standIn} role="status">
          {made.standIn}
        </p>
      ) : null}
      {page.nodeId === null ? null : (
        <div className={styles.remake}>
          {page.taskId === null ? (
            <AtRest projectId={project.id} page={page} />
          ) : (
            <AtWork taskId={page.taskId} />
          )}
        </div>
      )}
    </>
  );
}

function AtWork({ taskId }: { taskId: string }) {
  const { t } = useTexts();
  const { cancel } = useWork(taskId);
  return (
    <>
      <p role="status">{t(texts.working)}</p>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={cancel.isPending}
        onClick={() => cancel.mutate(taskId)}
      >
        {t(outlineTexts.cancel)}
      </Button>
    </>
  );
}

type RestProps = {
  projectId: string;
  page: { pageId: string; hasOther: boolean; isOnly: boolean; reason: string; leftOut: readonly string[] };
};

function AtRest({ projectId, page }: RestProps) {
  const { t, language } = useTexts();
  const upgradePath = useUpgradePath();
  const { pageId, hasOther, isOnly, reason, leftOut } = page;
  const [isAsking, setIsAsking] = useState(false);
  const means = useMeans(undefined);
  const remake = useRemake(projectId);
  const turn = useTurn(projectId);
  const { uses } = helperWorks.page;
  const isLacking = means.lacksUses(uses);
  return (
    <>
      {isOnly ? (
        <p>{t(texts.only)}</p>
      ) : isLacking ? (
        <ButtonLink to={upgradePath} variant="default" size="sm">
          {t(texts.getUses)}
        </ButtonLink>
      ) : (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} stroke={1.6} />}
          loading={remake.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t(texts.remake)}
        </Button>
      )}
      {hasOther ? (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowsExchange size={16} stroke={1.6} />}
          loading={turn.isPending}
          onClick={() => turn.mutate(pageId)}
        >
          {t(texts.turn)}
        </Button>
      ) : null}
      {leftOut.length > 0 ? (
        <details>
          <summary>{t(texts.leftOut, { count: leftOut.length })}</summary>
          <ul>
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {reason === '' ? null : (
        <p role="status" data-kind="failed">
          {reason}
        </p>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t(texts.title)}
          text={t(texts.text, {
            uses,
            now: means.uses === undefined ? '…' : formatNumber(means.uses, language),
          })}
          confirmLabel={t(texts.remake)}
          cancelLabel={t(outlineTexts.cancel)}
          closeLabel={t(outlineTexts.close)}
          onConfirm={() => remake.mutateAsync(pageId)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
