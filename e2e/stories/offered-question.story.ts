// A question that a talk offers itself, asked of a real product with one click.
import type { Page } from '@playwright/test';
import { enterTalk, shareSample } from '../src/shared-sample.ts';
import { notesOf, notesWhere, takeNotes } from '../src/talk-notes.ts';
import { expect, test } from '../src/test.ts';

test.use({ kind: 'samples' });

type Track = {
  words: { text: string; startMs: number; endMs: number }[];
  segments: { delayMs?: number }[];
};

/** What plays on the first page, as the product tells it. */
const firstTrack = async (page: Page): Promise<Track> =>
  (await page.waitForResponse(/\/broadcast\/track\//)).json() as Promise<Track>;

test('an offered question is answered aloud with its page, and the talk goes on at the word that was cut off', async ({
  page,
  product,
}) => {
  await takeNotes(page);
  const track = firstTrack(page);
  await enterTalk(page, await shareSample(product));
  await page.getByRole('tab', { name: '提问' }).click();
  const chip = page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first();
  const question = (await chip.textContent()) ?? '';
  expect(question).not.toBe('');
  await page.getByRole('button', { name: '开始播放' }).click();
  await expect.poll(async () => (await notesWhere(page, 'word')).length).toBeGreaterThan(2);

  // Narration stops at the click.
  await chip.click();
  const log = page.getByRole('log');
  await expect(log).toContainText(question);
  const sinceClick = async () => {
    const notes = await notesOf(page);
    return notes.slice(notes.findLastIndex(({ what }) => what === 'click'));
  };
  await expect.poll(async () => (await sinceClick()).map(({ what }) => what)).toContain('fade');
  const stopped = await sinceClick();
  const fade = stopped.find(({ what }) => what === 'fade');
  expect(
    (fade?.frame ?? Infinity) - (stopped[0]?.frame ?? 0),
    'frames from click to fade',
  ).toBeLessThanOrEqual(1);

  // The answer is written with the page it comes from, and spoken.
  await expect(log.getByRole('button', { name: /^第 \d 页$/ }).first()).toBeVisible();
  await expect.poll(async () => (await notesWhere(page, 'speak')).length).toBeGreaterThan(0);
  await expect(page.getByText('本次回答只有文字')).toHaveCount(0);

  // Narration begins anew only after it, at the word that was cut off.
  await expect
    .poll(async () => (await notesWhere(page, 'play')).length, { timeout: 120_000 })
    .toBeGreaterThan(1);
  const [first, again] = await notesWhere(page, 'play');
  const spoken = await notesWhere(page, 'speak');
  expect(again?.at).toBeGreaterThan(spoken.at(-1)?.at ?? Infinity);
  expect(again?.text, 'the sound of the same page').toBe(first?.text);
  const { words, segments } = await track;
  // The codec holds the sound back in its file.
  const inPage = (seconds = 0) => seconds * 1000 - (segments[0]?.delayMs ?? 0);
  const [cutMs, onMs] = [inPage(fade?.seconds), inPage(again?.seconds)];
  const inside = words.filter(({ startMs, endMs }) => startMs + 2 < onMs && onMs < endMs);
  expect(inside, 'the word in whose middle it goes on').toEqual([]);
  expect(onMs, 'nothing is left out').toBeLessThanOrEqual(cutMs);
  // Sound is heard a little after it is played.
  const twice = words.filter(({ startMs, endMs }) => startMs >= onMs && endMs < cutMs - 150);
  expect(twice, 'whole words that are said twice').toEqual([]);
  await expect(page.getByRole('button', { name: '暂停' })).toBeVisible();
  await expect(page.locator('[data-captions] mark')).toBeVisible();
});
