import type { Project } from '@app/contract/project/schema.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../../lib/texts.ts';
import { useDesign, usePages } from '../page/desk-calls.ts';
import { type StagedPage, stagedPages } from '../staged-pages.ts';
import { laterSlots } from './later-slots.tsx';
import styles from './print-deck.module.css';
import { pageRule, type PrintLayout, sheetsOf, slideWidth } from './print-rules.ts';
import { settled } from './settled.ts';

type Props = { project: Project; layout: PrintLayout; onDone: () => void };

/** The pages that are shown, on paper: the browser prints them, or saves them as PDF, with letters that stay letters. */
export function PrintDeck({ project, layout, onDone }: Props) {
  const { viewport } = project;
  const { language } = useTexts();
  const { data: pages } = usePages(project.id);
  const { data: design } = useDesign(project, pages !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const staged = useMemo(
    () =>
      design && pages
        ? stagedPages(pages, { design, viewport, layout: undefined }).filter(({ page }) => !page.hidden)
        : undefined,
    [pages, design, viewport],
  );
  const isReady = staged !== undefined;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(layout, viewport));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.documentElement.dataset['printing'] = 'deck';
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      delete document.documentElement.dataset['printing'];
    };
  }, [layout, viewport]);
  useEffect(() => {
    if (!isReady || !root.current) return undefined;
    let isOver = false;
    void settled(root.current).then(() => {
      if (isOver) return;
      window.print();
      done.current();
    });
    return () => {
      isOver = true;
    };
  }, [isReady]);
  const slots = useMemo(() => laterSlots(language), [language]);
  const width = slideWidth(layout);
  return createPortal(
    <div ref={root} className={styles.deck} data-print-deck={layout} inert>
      {sheetsOf(staged ?? [], layout).map((sheet) => (
        <section key={sheet[0]?.page.id} className={styles.sheet}>
          {sheet.map(({ page, slide, number }: StagedPage) => (
            <figure key={page.id} className={styles.page}>
              {slide ? <Slide slide={slide} viewport={viewport} width={width} slots={slots} /> : null}
              {layout === 'notes' ? <p className={styles.notes}>{page.content}</p> : null}
              {layout === 'slides' ? null : <figcaption>{number}</figcaption>}
            </figure>
          ))}
        </section>
      ))}
    </div>,
    document.body,
  );
}
