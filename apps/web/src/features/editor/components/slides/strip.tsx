import { IconChevronDown, IconPlus, IconTemplate } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useHelperTarget } from '../../../helper/api.ts';
import { Popover } from '../fields/popover.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { LayoutPicker } from './layout-picker.tsx';
import { stripTexts as texts } from './messages.ts';
import { SlideList } from './slide-list.tsx';
import { type SlideWork, useSlideWork } from './slide-work.ts';
import styles from './strip.module.css';

/** The slides of the deck, and a way to make another one. `data-region` tells others that slides are meant. */
export function Strip() {
  const { t } = useTexts();
  const work = useSlideWork();
  const count = useEdited((state) => state.chosenSlides.length);
  const target = useHelperTarget('multimediaSlides');
  useStripKeys(work);
  return (
    <nav className={styles.strip} aria-label={t(texts.strip)} data-region="slides" {...target.props}>
      <div className={styles.tools}>
        <button type="button" className={styles.add} onClick={() => work.add()}>
          <IconPlus size={16} stroke={1.8} aria-hidden="true" />
          {t(texts.add)}
        </button>
        <Popover
          label={t(texts.addLayout)}
          className={styles.more}
          face={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        >
          {(close) => (
            <LayoutPicker
              onPick={(layout) => {
                work.add(layout);
                close();
              }}
            />
          )}
        </Popover>
        <Templates work={work} />
      </div>
      <SlideList />
      <p className="only-for-readers" role="status">
        {count > 1 ? t(texts.chosen, { count }) : ''}
      </p>
      {target.tip}
    </nav>
  );
}

/** Pages of templates. */
function Templates({ work }: { work: SlideWork }) {
  const { t } = useTexts();
  const { TemplatePicker, project } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.templates}
        aria-label={t(texts.templates)}
        title={t(texts.templates)}
        onClick={() => setIsOpen(true)}
      >
        <IconTemplate size={16} stroke={1.8} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TemplatePicker project={project} onInsert={work.adopt} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Ctrl M means a new slide wherever the focus is. */
function useStripKeys(work: SlideWork): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229 || event.key.toLowerCase() !== 'm') return;
      if (!event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      work.add();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [work]);
}
