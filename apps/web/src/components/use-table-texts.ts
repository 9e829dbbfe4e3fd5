import { useTexts } from '../lib/texts.ts';
import type { DataTableTexts } from './data-table.tsx';
import { tableMessages as texts } from './table-messages.ts';

/** What only the screen knows: how to look for words (absent where nobody can), and words for its own rows. */
type Own = Partial<Pick<DataTableTexts, 'find' | 'nothingFound' | 'errorTitle'>>;

/** What a table says, with the screen's own words where it has some. */
export function useTableTexts(own: Own = {}): DataTableTexts {
  const { t } = useTexts();
  return {
    sortBy: t(texts.sortBy),
    direction: t(texts.direction),
    nothingFound: t(texts.nothingFound),
    actionsOf: (name) => t(texts.actionsOf, { name }),
    pages: t(texts.pages),
    previous: t(texts.previous),
    next: t(texts.next),
    pageOf: (page, pages) => t(texts.pageOf, { page, pages }),
    errorTitle: t(texts.loadFailed),
    retry: t(texts.retry),
    errorCode: (code) => t(texts.errorCode, { code }),
    ...own,
  };
}
