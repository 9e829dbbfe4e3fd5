import { IconBadgeCc, IconVocabulary } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { toolTexts as texts } from '../../features/project/components/page/tool-messages.ts';
import { later } from '../../lib/later.ts';
import { useTexts } from '../../lib/texts.ts';

const Dictionary = later(
  async () => (await import('../../features/dictionary/components/dictionary.tsx')).Dictionary,
);
const CaptionsDialog = later(
  async () => (await import('../../features/project/components/page/captions-dialog.tsx')).CaptionsDialog,
);

/** What belongs to a talk beside its pages: how its words are read, and its captions. */
export function TalkTools({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<'dictionary' | 'captions'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton label={t(texts.dictionary)} icon={IconVocabulary} onClick={() => setOpen('dictionary')} />
      <IconButton label={t(texts.captions)} icon={IconBadgeCc} onClick={() => setOpen('captions')} />
      {open === 'dictionary' ? (
        <Dialog title={t(texts.dictionary)} closeLabel={t(texts.close)} onClose={close}>
          <Suspense fallback={<Skeleton height={240} />}>
            <Dictionary projectId={projectId} />
          </Suspense>
        </Dialog>
      ) : null}
      {open === 'captions' ? (
        <Suspense fallback={null}>
          <CaptionsDialog projectId={projectId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
