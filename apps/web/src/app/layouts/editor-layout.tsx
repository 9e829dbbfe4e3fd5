import type { ReactNode } from 'react';
import { AccountData } from './account-data.tsx';
import styles from './editor-layout.module.css';

/** The page of a project: all the width is its own. Its bar leads back to the projects. */
export const EditorLayout = ({ children }: { children: ReactNode }) => (
  <AccountData>
    <main id="main" className={styles.main}>
      {children}
    </main>
  </AccountData>
);
