import type { DeckBrief, OpenDeck } from '@app/contract/deck/schema.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { type Project, projectTitleSchema } from '@app/contract/project/schema.ts';
import { IconArrowLeft, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { RenameDialog } from '../../../components/rename-dialog.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { flushUnsaved } from '../../../lib/unsaved.ts';
import { takeTemplate, useTemplateWork } from '../api.ts';
import { templateTexts as texts } from '../messages.ts';
import { useNameTexts } from './name-texts.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { TemplatePages } from './template-pages.tsx';
import styles from './templates.module.css';

type Props = {
  project: Project;
  /** Puts pages into the deck; their files are the project's already. */
  onInsert: (deck: Pick<OpenDeck, 'design' | 'slides'>) => boolean;
  onClose: () => void;
};

/** Chooses pages of a template for the deck that is open, and keeps that deck as a template. */
export function TemplatePicker({ project, onInsert, onClose }: Props) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<DeckBrief>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isSaving, setIsSaving] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const leaf = (deck: DeckBrief | undefined) => {
    setOpened(deck);
    setChosen(new Set());
  };
  async function insert(deck: DeckBrief): Promise<void> {
    setIsTaking(true);
    try {
      const { design, slides } = await takeTemplate(deck.id, project.id);
      const wanted = chosen.size === 0 ? slides : slides.filter((_, at) => chosen.has(at));
      if (!onInsert({ design, slides: wanted })) return;
      notify('success', t(texts.inserted, { count: wanted.length }));
      onClose();
    } catch {
      // The call has said what went wrong.
    } finally {
      setIsTaking(false);
    }
  }
  const toggle = (page: number) =>
    setChosen((all) =>
      all.has(page) ? new Set([...all].filter((at) => at !== page)) : new Set([...all, page]),
    );
  const actions = opened ? (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.6} />}
        onClick={() => leaf(undefined)}
      >
        {t(texts.back)}
      </Button>
      <Button loading={isTaking} onClick={() => void insert(opened)}>
        {chosen.size === 0
          ? t(texts.insertAll, { count: opened.pages })
          : t(texts.insertSome, { count: chosen.size })}
      </Button>
    </>
  ) : (
    <Button
      variant="default"
      leftSection={<IconTemplate size={18} stroke={1.6} />}
      onClick={() => setIsSaving(true)}
    >
      {t(texts.save)}
    </Button>
  );
  return (
    <Dialog
      title={opened?.title ?? t(texts.title)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={actions}
    >
      <div className={styles.wide}>
        {opened ? (
          <>
            <p className={styles.hint}>{t(texts.choose)}</p>
            <TemplatePages id={opened.id} chosen={chosen} onToggle={toggle} />
          </>
        ) : (
          <TemplateGallery find="" onOpen={leaf} />
        )}
      </div>
      {isSaving ? <SaveDialog project={project} onClose={() => setIsSaving(false)} /> : null}
    </Dialog>
  );
}

function SaveDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTexts();
  const { save } = useTemplateWork();
  const nameTexts = useNameTexts();
  async function keep(title: string): Promise<void> {
    // What is kept is what the server has.
    await flushUnsaved();
    await save.mutateAsync({ projectId: project.id, title });
    notify('success', t(texts.saved, { title }));
  }
  return (
    <RenameDialog
      name={project.title}
      schema={projectTitleSchema}
      maxLength={projectLimits.title.max}
      title={t(texts.saveTitle)}
      label={t(texts.name)}
      submitLabel={t(texts.save)}
      texts={nameTexts}
      onRename={keep}
      onClose={onClose}
    />
  );
}
