import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useStartTemplate } from '../api.ts';
import { templateTexts as texts } from '../messages.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { TemplatePages } from './template-pages.tsx';
import styles from './templates.module.css';

type Props = { find: string; onStarted: (projectId: string) => void };

/** Decks to begin a project with. */
export function Collection({ find, onStarted }: Props) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<DeckBrief>();
  const start = useStartTemplate();
  const begin = (deck: DeckBrief) =>
    start.mutate(deck, {
      onSuccess: ({ projectId }) => {
        notify('success', t(texts.started, { title: deck.title }));
        onStarted(projectId);
      },
    });
  return (
    <>
      <TemplateGallery find={find} onOpen={setOpened} />
      {opened ? (
        <Dialog
          title={opened.title}
          closeLabel={t(texts.close)}
          onClose={() => setOpened(undefined)}
          actions={
            <>
              {/* A finished talk and a deck of one's own are free. */}
              {opened.topic === null ? null : (
                <p className={styles.price}>{t(texts.price, { credits: projectLimits.priceCredits })}</p>
              )}
              <Button size="md" loading={start.isPending} data-autofocus onClick={() => begin(opened)}>
                {t(texts.start)}
              </Button>
            </>
          }
        >
          <div className={styles.wide}>
            <TemplatePages id={opened.id} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
