import type { Page } from '@playwright/test';
import { pageNow } from './browser.ts';
import type { Shared } from './calls.ts';
import type { NotedWindow } from './probe.ts';

const texts = {
  zh: {
    code: '提取码',
    open: '打开',
    play: '开始播放',
    ask: '提问',
    question: '你的问题',
    stop: '停止',
    goOn: '继续讲解',
  },
  en: {
    code: 'Extraction code',
    open: 'Open',
    play: 'Play the talk',
    ask: 'Ask',
    question: 'Your question',
    stop: 'Stop',
    goOn: 'Continue the talk',
  },
} as const;
export type Language = keyof typeof texts;

/** The page speaks the language of the talk. */
export const speaks = (page: Page, language: Language) =>
  page.addInitScript((name) => localStorage.setItem('language', name), language === 'zh' ? 'zh-CN' : 'en-US');

/** In by the code, without a moment's rest. */
export async function enter(page: Page, { code, extractionCode }: Shared): Promise<void> {
  await page.goto(`/share-login?code=${code}`, { waitUntil: 'commit' });
  await page.locator('input[name=extractionCode]').fill(extractionCode);
  await page.keyboard.press('Enter');
}

export const play = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].play }).click();

/** Presses Q while something is to be heard; answers when the key came, by the page's clock. */
export async function breakIn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const last = (window as unknown as NotedWindow).noted.heard.at(-1);
      return last?.on === true && performance.now() - last.at > 150;
    },
    null,
    { polling: 10 },
  );
  await page.keyboard.press('q');
}

export const goOn = (page: Page, language: Language) =>
  page.getByRole('button', { name: texts[language].goOn }).first().click();

export async function openQuestions(page: Page, language: Language): Promise<void> {
  await page.getByRole('tab', { name: texts[language].ask }).click();
}

/** Sends a question; answers when it was sent, by the page's clock. */
export async function send(page: Page, language: Language, question: string): Promise<number> {
  const field = page.getByRole('textbox', { name: texts[language].question });
  await field.fill(question);
  const before = await pageNow(page);
  await field.press('Enter');
  const { keys } = await page.evaluate(() => (window as unknown as NotedWindow).noted);
  return keys.findLast(({ key, at }) => key === 'Enter' && at >= before)?.at ?? Number.NaN;
}

/** Ends an answer that is being said. */
export async function stopAnswer(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: texts[language].stop, exact: true });
  if (await button.isVisible()) await button.click();
}
