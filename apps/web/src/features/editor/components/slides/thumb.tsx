import { hasOwnPresenter } from '@app/contract/courseware/states/own-presenter.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import { printedNumber } from '@app/deck/presenter/stage-slides.ts';
import type { Slide } from '@app/deck/slide.ts';
import { useSortable } from '@dnd-kit/sortable';
import { IconEyeOff, IconSparkles, IconUser } from '@tabler/icons-react';
import { memo, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { contextZone } from '../../../../lib/context-menu.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { shownPanel } from '../../session.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { stripTexts as texts } from './messages.ts';
import { pageSign } from './page-sign.ts';
import { usePage } from './pages.ts';
import { slideMenu } from './slide-menu.ts';
import { SlidePicture } from './slide-picture.tsx';
import { useSlideWork } from './slide-work.ts';
import styles from './thumb.module.css';

/** How wide the pictures of the strip are. */
export const thumbWidth = 128;

type Props = {
  id: string;
  number: number;
  onPress: (id: string, event: MouseEvent) => void;
  /** One of the slides has the focus, or had it when it got another place. */
  hasFocus: { readonly current: boolean };
  /** A section begins with it from now on. */
  onBegun: (id: string) => void;
};

/** A slide in the strip: it is pressed, dragged, and has a menu. */
export function Thumb({ id, number, onPress, hasFocus, onBegun }: Props) {
  const { editor } = useEditor();
  const work = useSlideWork();
  const isCurrent = useEdited((state) => state.slideId === id);
  const isChosen = useEdited((state) => state.chosenSlides.includes(id));
  const name = useThumbName(id, number);
  const { attributes, listeners, setNodeRef, isDragging, isOver, activeIndex, index } = useSortable({ id });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!isCurrent || !current) return;
    current.scrollIntoView({ block: 'nearest' });
    // The focus goes along inside the strip, and stays elsewhere when it is elsewhere.
    if (hasFocus.current) current.focus({ preventScroll: true });
  }, [isCurrent, hasFocus]);
  const zone = useMemo(
    () => contextZone(() => slideMenu(id, { editor, work, onBegun })),
    [id, editor, work, onBegun],
  );
  return (
    <div
      ref={(element) => {
        box.current = element;
        setNodeRef(element);
        return zone(element);
      }}
      role="option"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={name}
      aria-describedby={attributes['aria-describedby']}
      title={name}
      className={styles.thumb}
      data-dragged={isDragging}
      data-drop={isOver && activeIndex !== index ? (activeIndex < index ? 'behind' : 'before') : undefined}
      {...listeners}
      onClick={(event) => onPress(id, event)}
    >
      <ThumbFace id={id} number={number} />
    </div>
  );
}

const slideOf = (slides: readonly Slide[], id: string) => slides.find((slide) => slide.id === id);

function useThumbName(id: string, number: number): string {
  const { t } = useTexts();
  const title = useEdited(({ deck }) => titleOf(slideOf(deck.slides, id)?.elements ?? []));
  const hidden = useEdited(({ deck }) => slideOf(deck.slides, id)?.hidden === true);
  const page = usePage(id);
  const state = hidden ? t(texts.hiddenSlide) : page ? t(pageSign(page, false).label) : '';
  const name = title === '' ? t(texts.name, { number }) : t(texts.titled, { number, title });
  const presenter = useHasPresenter(id) ? t(texts.ownPresenter) : '';
  return [name, state, presenter].filter((part) => part !== '').join(' · ');
}

/** Whether somebody else than on the other slides is seen on it. */
function useHasPresenter(id: string): boolean {
  const page = usePage(id);
  const { project } = useEditor();
  return page !== undefined && hasOwnPresenter(page, project);
}

/** What a slide of the strip shows; it is drawn anew only when the slide, its number or its state changes. */
export const ThumbFace = memo(function ThumbFace({ id, number }: { id: string; number: number }) {
  const { t } = useTexts();
  const slide = useEdited(({ deck }) => slideOf(deck.slides, id));
  const design = useEdited((state) => state.deck.design);
  const viewport = useEdited((state) => state.deck.viewport);
  const page = usePage(id);
  const printed = useEdited(({ deck }) => printedNumber(deck.slides, id));
  const isStaged = useEdited((state) => state.slideId === id && shownPanel(state) === 'animation');
  const hasPresenter = useHasPresenter(id);
  if (!slide) return null;
  const sign = page && !slide.hidden ? pageSign(page, isStaged) : undefined;
  const moves = slide.transition !== undefined || (slide.builds?.length ?? 0) > 0;
  return (
    <>
      <span className={styles.side} aria-hidden="true">
        <span className={styles.number} data-hidden={slide.hidden === true}>
          {number}
        </span>
        {slide.hidden ? <IconEyeOff size={14} stroke={1.8} /> : null}
        {moves ? <IconSparkles size={14} stroke={1.8} className={styles.moves} /> : null}
        {hasPresenter ? <IconUser size={14} stroke={1.8} className={styles.presenter} /> : null}
      </span>
      <span className={styles.frame} data-hidden={slide.hidden === true}>
        <SlidePicture slide={slide} design={design} viewport={viewport} number={printed} width={thumbWidth} />
        {sign?.kind === 'err' ? <span className={styles.label}>{t(sign.label)}</span> : null}
        {sign ? (
          <span className={styles.dot} data-kind={sign.kind} data-moving={sign.moving === true} />
        ) : null}
      </span>
    </>
  );
});
