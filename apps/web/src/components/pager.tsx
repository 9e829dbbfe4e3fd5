import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import styles from './pager.module.css';

export type PagerTexts = {
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly pageOf: (page: number, pages: number) => string;
};

type Props = { page: number; pages: number; texts: PagerTexts; onPage: (page: number) => void };

/** Back and forth through the pages of a list. At an end its button stays, so that the focus does. */
export function Pager({ page, pages, texts, onPage }: Props) {
  const go = (target: number) => {
    if (target >= 1 && target <= pages) onPage(target);
  };
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <button
        type="button"
        aria-label={texts.previous}
        aria-disabled={page <= 1}
        onClick={() => go(page - 1)}
      >
        <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
      </button>
      <span aria-live="polite">{texts.pageOf(page, pages)}</span>
      <button
        type="button"
        aria-label={texts.next}
        aria-disabled={page >= pages}
        onClick={() => go(page + 1)}
      >
        <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
      </button>
    </nav>
  );
}
