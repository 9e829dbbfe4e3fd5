import type { Project } from '@app/contract/project/schema.ts';
import { IconBadgeCc, IconDownload, IconListTree, IconVocabulary } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { toolTexts as texts } from '../../features/project/components/page/tool-messages.ts';
import { useChangeMaterial } from '../../features/outline/api.ts';
import { stepAt } from '../../features/outline/rules.ts';
import { useProject } from '../../features/project/api.ts';
import { later } from '../../lib/later.ts';
import { useTexts } from '../../lib/texts.ts';
import { flushUnsaved } from '../../lib/unsaved.ts';

const Dictionary = later(
  async () => (await import('../../features/dictionary/components/dictionary.tsx')).Dictionary,
);
const CaptionsDialog = later(
  async () => (await import('../../features/project/components/page/captions-dialog.tsx')).CaptionsDialog,
);

const ExportDialog = later(
  async () => (await import('../../features/project/components/export/export-dialog.tsx')).ExportDialog,
);

/** What belongs to a talk beside its pages: how its words are read, its captions, and files of it. */
export function TalkTools({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<'dictionary' | 'captions' | 'export'>();
  const close = () => setOpen(undefined);
  const { data: project } = useProject(projectId);
  const change = useChangeMaterial(projectId);
  const toOutline = async (from: Project) => {
    await flushUnsaved();
    change.mutate({ step: stepAt(from, 2) });
  };
  return (
    <>
      {project && project.outlineStatus === 'complete' ? (
        <IconButton label={t(texts.outline)} icon={IconListTree} onClick={() => void toOutline(project)} />
      ) : null}
      <IconButton label={t(texts.dictionary)} icon={IconVocabulary} onClick={() => setOpen('dictionary')} />
      <IconButton label={t(texts.captions)} icon={IconBadgeCc} onClick={() => setOpen('captions')} />
      <IconButton label={t(texts.exportDeck)} icon={IconDownload} onClick={() => setOpen('export')} />
      {open === 'dictionary' ? (
        <Dialog title={t(texts.dictionary)} closeLabel={t(texts.close)} onClose={close}>
          <Suspense fallback={<Skeleton height={240} />}>
            <Dictionary projectId={projectId} />
          </Suspense>
        </Dialog>
      ) : null}
      {open === 'export' && project ? (
        <Suspense fallback={null}>
          <ExportDialog project={project} onClose={close} />
        </Suspense>
      ) : null}
      {open === 'captions' ? (
        <Suspense fallback={null}>
          <CaptionsDialog projectId={projectId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
