import { Suspense, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { later } from '../../../../lib/later.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

const DeleteDialog = later(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Props = { onLoggedOut: () => void };

/** The way out, with everything that belongs to the account. */
export function DeletionCard({ onLoggedOut }: Props) {
  const { t } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={t(texts.deletion)}>
      <p className={styles.note}>{t(texts.deletionText)}</p>
      <div className={styles.row}>
        <Button variant="outline" color="err" onClick={() => setIsAsking(true)}>
          {t(texts.deleteAccount)}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isAsking ? <DeleteDialog onLoggedOut={onLoggedOut} onClose={() => setIsAsking(false)} /> : null}
      </Suspense>
    </Card>
  );
}
