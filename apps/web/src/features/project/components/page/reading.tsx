import type { Project } from '@app/contract/project/schema.ts';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './reading.module.css';

/** A deck is being read: how many pages have come so far. */
export function Reading({ project, count }: { project: Project; count: number }) {
  const { t } = useTexts();
  const title = t(texts.titleReading, { name: project.docName ?? project.title });
  return (
    <section className={styles.reading} role="status">
      <b>{title}</b>
      <p>{t(texts.reading, { count })}</p>
      <ProgressBar label={title} />
    </section>
  );
}
