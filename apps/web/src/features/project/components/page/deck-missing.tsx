import { documentFaultText } from '@app/contract/document/states/fault.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { PageDrop } from '../../../../components/page-drop.tsx';
import { Card } from '../../../../components/card.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { DeckForm } from '../making/deck-form.tsx';
import { makingTexts } from '../making/messages.ts';
import { useMaking } from '../making/use-making.ts';
import { useState } from 'react';
import styles from './deck-missing.module.css';
import { pageTexts as texts } from './messages.ts';
import problem from './problem.module.css';

/** A project without pages: it has no deck yet, or one that could not be read. */
export function DeckMissing({ project, credits }: { project: Project; credits: number | undefined }) {
  const { t } = useTexts();
  const making = useMaking(project.id);
  const [dropped, setDropped] = useState<{ files: readonly File[]; round: number }>({ files: [], round: 0 });
  const { docFault } = project;
  return (
    <div className={styles.missing}>
      {docFault === null ? null : (
        <div className={problem.problem} role="alert">
          <b>{t(texts.titleFault)}</b>
          {project.docName === null ? null : <p>{project.docName}</p>}
          <p>{t(documentFaultText(docFault))}</p>
          <p>{t(texts.faultPaid)}</p>
        </div>
      )}
      <Card title={t(docFault === null ? texts.titleEmpty : texts.otherFile)}>
        <DeckForm
          // What is dropped on the page takes the place of what was chosen.
          key={dropped.round}
          isOld
          making={making}
          credits={credits}
          first={dropped.files}
          onDone={() => undefined}
        />
      </Card>
      <PageDrop
        text={t(makingTexts.titleDrop)}
        onFiles={(files) => {
          if (making.step === 'idle') setDropped(({ round }) => ({ files, round: round + 1 }));
        }}
      />
    </div>
  );
}
