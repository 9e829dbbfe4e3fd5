// Walks through a page by Tab, as somebody without a mouse does.
import type { Page } from '@playwright/test';

export type Stop = { readonly what: string; readonly problem: string };

/** In the page: what has the focus, and what is wrong with how it shows. */
async function lookAtFocus(): Promise<Stop | undefined> {
  // What slides into view on focus has arrived.
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished.catch(() => undefined));
  await Promise.all(moving);
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const what = `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40)} ${element.id}`;
  const label = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  // A hidden input shows its focus on what stands for it, a link that fills a card on the card.
  const around = [element.parentElement, element.parentElement?.parentElement];
  const shown = [element, element.nextElementSibling, ...around, label];
  const hasRing = shown.some((part) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!hasRing) return { what, problem: 'its focus cannot be seen' };
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOwnPicture = width >= 8 && height >= 8 && getComputedStyle(element).opacity !== '0';
  if (!isOwnPicture) return { what, problem: '' };
  const [x, y] = [left + width / 2, top + Math.min(height, window.innerHeight) / 2];
  const over = document.elementFromPoint(x, y);
  const isFree = over !== null && (element.contains(over) || over.contains(element) || label?.contains(over));
  return {
    what,
    problem: isFree ? '' : `it is covered by ${over?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`,
  };
}

/** Lets the next Tab begin at the start of the page, wherever it was scrolled to. */
const fromTheStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });

/** Every stop of Tab from the start of the page to its end. */
export async function walkByTab(page: Page, most = 150): Promise<Stop[]> {
  await fromTheStart(page);
  const stops: Stop[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    // After the last element the focus leaves the page, or begins anew.
    if (!stop || (stops.length > 0 && stop.what === stops[0]?.what)) return stops;
    stops.push(stop);
  }
  return stops;
}
