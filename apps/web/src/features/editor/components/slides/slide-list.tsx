import { type Section, sectionsOf } from '@app/deck/commands/sections.ts';
import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { rangeOf, toggled } from './choose.ts';
import { stripTexts as texts } from './messages.ts';
import { SectionHead } from './section-head.tsx';
import styles from './slide-list.module.css';
import { useSlideWork } from './slide-work.ts';
import { pressInStrip } from './strip-keys.ts';
import { Thumb, ThumbFace } from './thumb.tsx';
import { useDragging } from './use-dragging.ts';

/** Nothing makes room for what is dragged: a line shows where it will stand, so that several can go at once. */
const stay = () => null;

/** The slides one below the other, by their sections. */
export function SlideList() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const work = useSlideWork();
  const sections = useSections();
  const order = useMemo(() => sections.flatMap(({ slideIds }) => slideIds), [sections]);
  const { isFolded, fold, foldAll } = useFolding(sections);
  const [naming, setNaming] = useState<string>();
  const seen = sections.flatMap(({ slideIds }) => (isFolded(slideIds[0]) ? [] : slideIds));
  const head = useRef('');
  const { hasFocus, ...focus } = useKeptFocus();
  const { dragged, ...drag } = useDragging(order);

  const press = useCallback(
    (id: string, event: MouseEvent) => {
      const { slideId, chosenSlides } = editor.store.getState();
      head.current = id;
      if (event.shiftKey) return editor.goTo(slideId, rangeOf(order, slideId, id));
      if (!event.ctrlKey && !event.metaKey) return editor.goTo(id);
      const next = toggled(order, { slideId, chosen: chosenSlides }, id);
      editor.goTo(next.slideId, next.chosen);
    },
    [editor, order],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || dragged !== undefined) return;
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'option') return;
    if (pressInStrip(event, { editor, work, seen, head })) event.preventDefault();
  };
  const thumb = (id: string) => (
    <Thumb
      key={id}
      id={id}
      number={order.indexOf(id) + 1}
      onPress={press}
      hasFocus={hasFocus}
      onBegun={setNaming}
    />
  );
  const hasSections = sections.length > 1 || sections[0]?.name !== undefined;
  return (
    <DndContext {...drag} collisionDetection={closestCenter}>
      <SortableContext items={seen} strategy={stay}>
        {/* Keys of all slides; each slide is an option that has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className={styles.list} onKeyDown={onKeyDown} {...focus}>
          {sections.map((section) => {
            const [first = ''] = section.slideIds;
            return (
              <div key={first} className={styles.section}>
                {hasSections ? (
                  <SectionHead
                    section={section}
                    isFolded={isFolded(first)}
                    onFold={(folded) => fold(first, folded)}
                    onFoldAll={foldAll}
                    isNaming={naming === first}
                    onNaming={(isNaming) => setNaming(isNaming ? first : undefined)}
                  />
                ) : null}
                {isFolded(first) ? null : (
                  <Slides label={section.name ?? t(texts.list)}>{section.slideIds.map(thumb)}</Slides>
                )}
              </div>
            );
          })}
        </div>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged === undefined ? null : <Dragged id={dragged} number={order.indexOf(dragged) + 1} />}
      </DragOverlay>
    </DndContext>
  );
}

const Slides = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="listbox" aria-multiselectable="true" aria-label={label} className={styles.slides}>
    {children}
  </div>
);

/** The deck by its sections. It is the same value while nothing of it changes: typing on a slide changes none of it. */
function useSections(): Section[] {
  const line = useEdited(({ deck }) => JSON.stringify(sectionsOf(deck)));
  return useMemo(() => JSON.parse(line) as Section[], [line]);
}

/** What follows the pointer: the slide, and how many go with it. */
function Dragged({ id, number }: { id: string; number: number }) {
  const count = useEdited((state) => state.chosenSlides.length);
  return (
    <div className={styles.dragged} aria-hidden="true">
      <ThumbFace id={id} number={number} />
      {count > 1 ? <span className={styles.count}>{count}</span> : null}
    </div>
  );
}

/** Whether a slide has the focus. One that is drawn anew in another section loses it without a word. */
function useKeptFocus() {
  const hasFocus = useRef(false);
  return {
    hasFocus,
    onFocus({ target }: FocusEvent) {
      hasFocus.current = target.role === 'option';
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) hasFocus.current = false;
    },
  };
}

/** Which sections are folded, by their first slides. */
function useFolding(sections: readonly Section[]) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isFolded = (first: string | undefined) => first !== undefined && folded.has(first);
  const fold = (first: string, isFolding: boolean) =>
    setFolded((all) => new Set(isFolding ? [...all, first] : [...all].filter((each) => each !== first)));
  const foldAll = (isFolding: boolean) =>
    setFolded(new Set(isFolding ? sections.flatMap(({ slideIds }) => slideIds.slice(0, 1)) : []));
  return { isFolded, fold, foldAll };
}
