import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { runningLines, type Unsaid, unsaidOf } from '@app/deck/script/unsaid.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { shownPages, slideOf } from '../../rules.ts';
import { unsaidTexts as texts } from './unsaid-messages.ts';
import styles from './unsaid-list.module.css';

type Props = {
  page: CoursewarePage;
  pages: readonly CoursewarePage[];
  /** What the page shows, and what is said on it. */
  elements: readonly SlideElement[];
  text: string;
  onElement: (elementId: string) => void;
  onPage: (page: CoursewarePage) => void;
};

const kinds = {
  picture: texts.picture,
  chart: texts.chart,
  table: texts.table,
  number: texts.number,
  point: texts.point,
  link: texts.link,
};

/** What a page shows and its script never mentions: a quiet count that opens to a list. */
export function UnsaidList({ page, pages, elements, text, onElement, onPage }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const running = useMemo(() => runningLines(pages.map((each) => slideOf(each).elements)), [pages]);
  const unsaid = useMemo(() => unsaidOf(elements, text, running), [elements, text, running]);
  // It stands at the foot of the window: what opens there would be below its edge.
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  // A page that nobody watches or that says nothing is not held against its slide.
  if (page.hidden || text.trim() === '') return null;
  return (
    <div className={styles.unsaid} ref={box}>
      <button
        type="button"
        className={styles.count}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronRight size={14} stroke={1.8} aria-hidden="true" />
        {unsaid.length > 0 ? t(texts.count, { count: unsaid.length }) : t(texts.none)}
      </button>
      {isOpen ? (
        <>
          <Marks unsaid={unsaid} onElement={onElement} />
          <OtherPages page={page} pages={pages} running={running} onPage={onPage} />
        </>
      ) : null}
    </div>
  );
}

function Marks({ unsaid, onElement }: { unsaid: readonly Unsaid[] } & Pick<Props, 'onElement'>) {
  const { t } = useTexts();
  return unsaid.length === 0 ? null : (
    <ul aria-label={t(texts.list)}>
      {unsaid.map(({ elementId, kind, text }) => (
        <li key={`${elementId} ${kind} ${text}`}>
          <button type="button" className={styles.mark} onClick={() => onElement(elementId)}>
            <span>{t(kinds[kind])}</span>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The other pages of the deck that leave something unsaid, and the way to the next one. */
function OtherPages({
  page,
  pages,
  running,
  onPage,
}: Pick<Props, 'page' | 'pages' | 'onPage'> & { running: ReadonlySet<string> }) {
  const { t } = useTexts();
  const shown = shownPages(pages);
  const marked = useMemo(
    () => new Set(pages.filter((each) => unsaidOf(slideOf(each).elements, each.content, running).length > 0)),
    [pages, running],
  );
  const others = shown.filter((each) => each.id !== page.id && marked.has(each));
  const at = shown.findIndex(({ id }) => id === page.id);
  const next = others.find((each) => shown.indexOf(each) > at) ?? others[0];
  return next ? (
    <p className={styles.others}>
      {t(texts.others, { count: others.length })}
      <Button variant="subtle" size="compact-sm" onClick={() => onPage(next)}>
        {t(texts.next, { number: shown.indexOf(next) + 1 })}
      </Button>
    </p>
  ) : null;
}
