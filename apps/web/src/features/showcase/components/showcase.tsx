import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { showcaseMessages as texts } from '../messages.ts';
import {
  ShowcaseButtons,
  ShowcaseEmpties,
  ShowcaseJobs,
  ShowcaseLook,
  ShowcaseStates,
} from './showcase-basics.tsx';
import { ShowcaseDialogs, ShowcaseMenus } from './showcase-dialogs.tsx';
import { ShowcaseFaces } from './showcase-faces.tsx';
import { ShowcaseHelper } from './showcase-helper.tsx';
import { ShowcaseCharts, ShowcaseRecorder, ShowcaseUploads } from './showcase-media.tsx';
import { ShowcaseTable } from './showcase-table.tsx';
import styles from './showcase.module.css';

/** Every shared piece in its states, on one page. `switches` are those of the shell. */
export function Showcase({ switches }: { switches: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className="display">{t(texts.title)}</h1>
          <p>{t(texts.intro)}</p>
        </div>
        <div className={styles.switches}>{switches}</div>
      </header>
      <ShowcaseLook />
      <ShowcaseFaces />
      <ShowcaseButtons />
      <ShowcaseStates />
      <ShowcaseJobs />
      <ShowcaseTable />
      <ShowcaseDialogs />
      <ShowcaseMenus />
      <ShowcaseHelper />
      <ShowcaseUploads />
      <ShowcaseCharts />
      <ShowcaseRecorder />
      <ShowcaseEmpties />
    </div>
  );
}
