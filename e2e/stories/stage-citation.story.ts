// An answer shows where it comes from: its page, a line round the element that says it, and the deck's own words.
import type { Page } from '@playwright/test';
import { answerTalk, rightCode, shareCode, talk } from '../src/talk.ts';
import { expect, test } from '../src/test.ts';

/** Fills two lines of captions. */
const longSentence =
  '木星是太阳系里最大的行星，其他七颗行星加在一起也没有它那么重，夜里用一架小望远镜就能看见它的四颗卫星。';
const said = [
  { text: '第三页讲到：', page: 3 },
  { text: longSentence, page: 3, elementId: 'text-200', quote: '木星最大，像一个气球。' },
  { text: '水星离太阳最近。', page: 2, elementId: 'text-80' },
];
/** As long as the sounds of the answers that the talk is answered with. */
const soundMs = 1200;
const events = [
  ...said.map((sentence, index) => ({ kind: 'sentence', index, ...sentence })),
  { kind: 'told', outcome: 'found', pages: [3, 2], engine: 'tiny', proposals: [] },
  ...said.map(({ text }, index) => ({
    kind: 'voice',
    index,
    text,
    audioUrl: `/story/answer/${index}.wav`,
    clip: null,
    track: {
      durationMs: soundMs,
      words: [...text].map((letter, at) => ({
        text: letter,
        startMs: (soundMs * at) / text.length,
        endMs: (soundMs * (at + 1)) / text.length,
        srcStart: at,
        srcEnd: at + 1,
      })),
      visemes: [],
    },
  })),
  { kind: 'end' },
];

type Shown = { outlined: string; page: string; source: string; off: number; lines: number; cut: number };
type Watched = { shown: Shown[] };

/** Writes down what is outlined, each time it is something else, and how far the line is off its element. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shown: Shown[] = [];
    (window as unknown as Watched).shown = shown;
    const look = () => {
      requestAnimationFrame(look);
      const svg = document.querySelector('[data-outlined]');
      const outlined = svg?.getAttribute('data-outlined') ?? '';
      const source = document.querySelector('[data-source]')?.textContent ?? '';
      const last = shown.at(-1);
      if (last?.outlined === outlined && last.source === source) return;
      const slide = svg?.parentElement?.getBoundingClientRect();
      const line = svg?.querySelector('rect')?.getBoundingClientRect();
      // The elements of this talk begin 60 from the left of a slide that is 1000 wide, the line 8 before.
      const off = slide && line ? Math.abs((line.left - slide.left) / (slide.width / 1000) - 52) : 0;
      const captions = document.querySelector('[data-captions]');
      const lines = captions?.querySelectorAll('p:not([data-source])') ?? [];
      const foot = captions?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      const cut = foot - (captions?.parentElement?.getBoundingClientRect().bottom ?? 0);
      shown.push({
        lines: lines.length,
        cut,
        outlined,
        page: svg?.parentElement?.querySelector('p')?.textContent ?? '',
        source,
        off,
      });
    };
    requestAnimationFrame(look);
  });

for (const [width, height, scheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const)
  test(`each sentence of an answer is told beside what says it, ${scheme} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((look) => localStorage.setItem('scheme', look), scheme);
    await watch(page);
    await answerTalk(page);
    await page.route('**/web-api/portrait/project/ask', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
      }),
    );
    await page.goto(`/share-login?code=${shareCode}`);
    await page.getByLabel('提取码').fill(rightCode);
    await page.getByRole('button', { name: '打开' }).click();
    await page.getByRole('button', { name: '开始播放' }).click();
    await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
    await page.keyboard.press('q');
    await page.getByLabel('你的问题').fill('哪颗行星最大？');
    await page.keyboard.press('Enter');

    const shown = () => page.evaluate(() => (window as unknown as Watched).shown);
    await expect.poll(async () => (await shown()).some(({ outlined }) => outlined === 'text-80')).toBe(true);
    // The talk goes on: nothing is outlined any more.
    await expect(page.locator('[data-outlined]')).toBeHidden();
    await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();

    const outlines = (await shown()).filter(({ outlined }) => outlined !== '');
    expect(outlines.at(-1)).toMatchObject({ outlined: 'text-80', page: talk.pages[1]!.title });
    expect(outlines[0]).toMatchObject({ outlined: 'text-200', page: talk.pages[2]!.title });
    for (const { off } of outlines) expect(off).toBeLessThan(3);
    expect(outlines.map(({ lines }) => lines)).toContain(2);
    for (const { cut } of outlines) expect(cut).toBeLessThan(0.5);
    const sources = new Set(outlines.map(({ source }) => source));
    expect([...sources]).toEqual(expect.arrayContaining(['第 3 页：“木星最大，像一个气球。”', '第 2 页']));
    await expect(page.getByRole('log')).toContainText('第 3 页：“木星最大，像一个气球。”');
  });
