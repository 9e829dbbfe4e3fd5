import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
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
      <IconButton
        label={texts.previous}
        icon={IconChevronLeft}
        aria-disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <span aria-live="polite">{texts.pageOf(page, pages)}</span>
      <IconButton
        label={texts.next}
        icon={IconChevronRight}
        aria-disabled={page >= pages}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
