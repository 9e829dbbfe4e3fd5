import { slideChanges } from '@app/deck/commands/slide-changes.ts';
import { addSlide, slideCopy } from '@app/deck/commands/slides.ts';
import { set, slidePlace } from '@app/deck/commands/place.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { Slide as SlideValue } from '@app/deck/slide.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { newId } from '../../../../lib/new-id.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { slideSlots } from '../../../slide/rules.ts';
import type { Conflict } from '../../autosave/queue.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { savingTexts as texts } from './messages.ts';
import styles from './saving.module.css';

/** Asks about pages that were changed here and elsewhere at once, one after the other. */
export function Conflicts() {
  const { t } = useTexts();
  const { autosave } = useEditor();
  const [conflict] = useStore(autosave.store, (state) => state.conflicts);
  const [put, setPut] = useState<Conflict>();
  if (!conflict) return null;
  if (put !== conflict) return <ConflictDialog conflict={conflict} onLater={() => setPut(conflict)} />;
  return (
    <div className={styles.bar} role="status">
      {t(texts.conflict)}
      <Button size="compact-sm" onClick={() => setPut(undefined)}>
        {t(texts.choose)}
      </Button>
    </div>
  );
}

function ConflictDialog({
  conflict: { slideId, theirs },
  onLater,
}: {
  conflict: Conflict;
  onLater: () => void;
}) {
  const { t } = useTexts();
  const { editor, autosave } = useEditor();
  const index = useEdited((state) => state.deck.slides.findIndex(({ id }) => id === slideId));
  const mine = useEdited((state) => state.deck.slides[index]);
  if (!mine) return null;
  const takeTheirs = () => {
    autosave.settle(slideId, []);
    editor.take([set(slidePlace(slideId), theirs)]);
  };
  const keepBoth = () => {
    const { section: _section, ...own } = mine;
    takeTheirs();
    editor.perform([addSlide(index + 1, slideCopy(own, newId))]);
  };
  // Scripts are saved by their own call: that of the server stands.
  const keepMine = () =>
    autosave.settle(
      slideId,
      slideChanges(theirs, { ...mine, ...(theirs.script && { script: theirs.script }) }),
    );
  return (
    <Dialog
      title={t(texts.conflictTitle, { number: index + 1 })}
      closeLabel={t(texts.later)}
      onClose={onLater}
      actions={
        <>
          <Button variant="default" onClick={takeTheirs}>
            {t(texts.keepTheirs)}
          </Button>
          <Button variant="default" onClick={keepMine}>
            {t(texts.keepMine)}
          </Button>
          <Button onClick={keepBoth} data-autofocus>
            {t(texts.keepBoth)}
          </Button>
        </>
      }
    >
      <p>{t(texts.conflictText)}</p>
      <div className={styles.versions}>
        <Version name={t(texts.mine)} slide={mine} />
        <Version name={t(texts.theirs)} slide={theirs} />
      </div>
    </Dialog>
  );
}

const pictureWidth = 240;

function Version({ name, slide }: { name: string; slide: SlideValue }) {
  const { language } = useTexts();
  const design = useEdited((state) => state.deck.design);
  const viewport = useEdited((state) => state.deck.viewport);
  return (
    <figure>
      <div className={styles.picture} inert>
        <Slide
          slide={drawSlide(slide, design)}
          viewport={viewport}
          width={pictureWidth}
          slots={slideSlots(language)}
        />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
