import type { OutlineState } from '@app/contract/outline/schema.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { type PushedNode, usePushedNodes, useWork } from '../api.ts';
import { outlineTexts as texts } from '../messages.ts';
import { toRows } from './tree/rows.ts';
import styles from './wizard.module.css';

type Props = { projectId: string; outline: OutlineState };

const depthOf = (nodes: readonly PushedNode[], node: PushedNode): number => {
  const parent = nodes.find(({ id }) => id === node.parentId);
  return parent && parent !== node ? depthOf(nodes, parent) + 1 : 0;
};

/** An outline while it is drawn: its places appear as they come. */
export function Drawing({ projectId, outline }: Props) {
  const { t } = useTexts();
  const { progress, cancel } = useWork(outline.taskId);
  const pushed = usePushedNodes(projectId);
  // What the server had when it was asked, and what events have brought since.
  const kept = outline.outline ? toRows(outline.outline) : [];
  const keptIds = new Set(kept.map(({ id }) => id));
  const rows = [
    ...kept,
    ...pushed
      .filter(({ id }) => !keptIds.has(id))
      .map((node) => ({ id: node.id, depth: depthOf(pushed, node), text: node.title })),
  ];
  const { scanning } = outline;
  const words =
    rows.length > 0
      ? t(texts.drawingCount, { count: rows.length })
      : scanning && scanning.page < scanning.pages
        ? t(texts.scanning, { page: scanning.page + 1, pages: scanning.pages })
        : t(texts.drawing);
  return (
    <Progress words={words} value={progress} taskId={outline.taskId} onCancel={cancel.mutate}>
      <ol className={styles.coming} aria-label={t(texts.stepOutline)}>
        {rows.map(({ id, depth, text }) => (
          <li key={id} data-depth={depth}>
            {text}
          </li>
        ))}
      </ol>
    </Progress>
  );
}

/** A deck while it is made. */
export function Making({ outline }: Pick<Props, 'outline'>) {
  const { t } = useTexts();
  const { progress, cancel } = useWork(outline.taskId);
  return (
    <Progress words={t(texts.making)} value={progress} taskId={outline.taskId} onCancel={cancel.mutate}>
      <p className={styles.hint}>{t(texts.makingHint)}</p>
    </Progress>
  );
}

type ProgressProps = {
  words: string;
  value: number | undefined;
  taskId: string | null;
  onCancel: (taskId: string) => void;
  children: ReactNode;
};

function Progress({ words, value, taskId, onCancel, children }: ProgressProps) {
  const { t } = useTexts();
  return (
    <section className={styles.working} aria-busy="true">
      <header>
        <h2>
          <span role="status">{words}</span>
        </h2>
        {taskId === null ? null : (
          <Button variant="default" onClick={() => onCancel(taskId)}>
            {t(texts.cancel)}
          </Button>
        )}
      </header>
      <ProgressBar label={words} value={value} />
      {children}
    </section>
  );
}
