import type { TalkReadiness } from '@app/contract/broadcast/schema.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useReadiness } from './share-dialog-api.ts';
import { readinessWords } from './share-dialog-rules.ts';
import styles from './share-dialog.module.css';

/** What viewers would find now: said before sharing, as long as not all of it can be heard. */
export function ShareReadiness({ projectId }: { projectId: string }) {
  const { data } = useReadiness(projectId);
  return data && data.ready < data.pages ? <Words readiness={data} /> : null;
}

function Words({ readiness }: { readiness: TalkReadiness }) {
  const { language } = useTexts();
  return (
    <p className={styles.readiness} role="status">
      {readinessWords(readiness, language)}
    </p>
  );
}
