const mark = /^(?:p[\s·.#-]+\d{1,3}|(?:page|slide)[\s·.#-]*\d{1,3}|第\s*\d{1,3}\s*页)$/iu;
const count = /^(\d{1,3})\s*(?:\/|／|of)\s*(\d{1,3})$/iu;

/** Whether a text may say which page of how many it stands on: `4 / 14`. It may be a share as well: `3/4`. */
export function isCountOfPages(text: string): boolean {
  const [, page, pages] = count.exec(text.trim()) ?? [];
  return page !== undefined && Number(page) > 0 && Number(page) <= Number(pages);
}

/** Whether a text only says which page it stands on: `P · 04`, `04 / 14`, 第 4 页. A number alone may count something. */
export const isPageMark = (text: string): boolean =>
  // Nobody writes shares with a nought before them.
  mark.test(text.trim()) || (/^\s*0/.test(text) && isCountOfPages(text));
