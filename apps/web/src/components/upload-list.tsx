import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../lib/language.ts';
import { formatSize } from '../lib/format.ts';
import { isMoving, type QueuedFile, type QueuedState, type UploadQueue } from '../lib/upload-queue.ts';
import { IconButton } from './icon-button.tsx';
import { JobRow, type JobRowTexts, type JobState } from './job-row.tsx';
import styles from './upload-list.module.css';

export type UploadListTexts = JobRowTexts;

const states: Readonly<Record<QueuedState, JobState>> = {
  waiting: 'waiting',
  sending: 'running',
  complete: 'complete',
  failed: 'failed',
  refused: 'failed',
  cancelled: 'cancelled',
};

/** What needs a look stands on top, what is done below. */
const order: readonly QueuedState[] = ['failed', 'refused', 'sending', 'waiting', 'cancelled', 'complete'];
const byNeed = (a: QueuedFile, b: QueuedFile) => order.indexOf(a.state) - order.indexOf(b.state);

type ListProps = { queue: UploadQueue; texts: UploadListTexts };

/** The files of a queue: how far, why not, stop, again. */
export function UploadList({ queue, texts }: ListProps) {
  const files = useStore(queue.store, (state) => state.files);
  const language = useLanguage((state) => state.language);
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {[...files].sort(byNeed).map((file) => (
        <JobRow
          key={file.id}
          title={file.name}
          detail={formatSize(file.size, language)}
          state={states[file.state]}
          progress={file.progress}
          reason={file.reason}
          texts={texts}
          onCancel={() => queue.cancel(file.id)}
          // A refused file would be refused again.
          onRetry={file.state === 'refused' ? undefined : () => queue.retry(file.id)}
        />
      ))}
    </ul>
  );
}

/** How many are on their way, were not taken, and have arrived. */
export type UploadCounts = { readonly moving: number; readonly failed: number; readonly complete: number };

export type UploadPanelTexts = UploadListTexts & {
  readonly summary: (counts: UploadCounts) => string;
  readonly fold: string;
  readonly unfold: string;
  readonly tidy: string;
};

/** The queue in the corner of the page, for uploads that go on while people look around. */
export function UploadPanel({ queue, texts }: { queue: UploadQueue; texts: UploadPanelTexts }) {
  const files = useStore(queue.store, (state) => state.files);
  const [isFolded, setIsFolded] = useState(false);
  if (files.length === 0) return null;
  const countOf = (...states: QueuedState[]) => files.filter(({ state }) => states.includes(state)).length;
  const moving = files.filter(isMoving).length;
  const summary = texts.summary({
    moving,
    failed: countOf('failed', 'refused'),
    complete: countOf('complete'),
  });
  return (
    <section className={styles.panel} aria-label={summary}>
      <header className={styles.head}>
        <h2 role="status">{summary}</h2>
        <span>
          <IconButton
            label={isFolded ? texts.unfold : texts.fold}
            icon={isFolded ? IconChevronUp : IconChevronDown}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
          />
          {moving === 0 ? <IconButton label={texts.tidy} icon={IconX} onClick={queue.tidy} /> : null}
        </span>
      </header>
      {isFolded ? null : (
        <div className={styles.body}>
          <UploadList queue={queue} texts={texts} />
        </div>
      )}
    </section>
  );
}
