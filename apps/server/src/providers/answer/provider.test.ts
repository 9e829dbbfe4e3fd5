import path from 'node:path';
import { textBox } from '@app/deck/defaults.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { aText } from '@app/deck/testing.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedMeanings } from '../meaning/embedded.ts';
import { noMeanings } from '../meaning/port.ts';
import type { DeckSource } from './port.ts';
import { createAnswerProvider } from './provider.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const longestMs = 60_000;
const options = { program: childProgram(root, 'answer'), threads: 1, longestMs };
const answers = createAnswerProvider({ ...options, meaning: noMeanings });
afterAll(() => answers.close());

/** Pages as somebody keeps them, by the names of their cuts; `brought` are those that were asked for. */
const [kept, brought] = [new Map<string, string>(), [] as string[]];

async function keep(edition: string, title: string, script: string, reader = answers): Promise<void> {
  const body = aText(title, { role: 'title' });
  const page = await reader.cut(
    {
      id: edition,
      layoutId: null,
      design: defaultDesign,
      deckVersion,
      script: JSON.stringify(scriptFromText(script)),
      elements: JSON.stringify([{ body, version: deckVersion }]),
    },
    false,
  );
  kept.set(edition, JSON.stringify(page));
}

const deckOf = (revision: string, names: readonly string[]): DeckSource => ({
  projectId: 'project',
  revision,
  places: async () => names.map((edition) => ({ id: edition, revision: 1, isSpoken: false, edition })),
  async *editions(wanted) {
    for (const edition of wanted) {
      brought.push(edition);
      const page = kept.get(edition);
      if (page !== undefined) yield { edition, page };
    }
  },
});

const ask = async (deck: DeckSource, question: string) => {
  const { sentences } = await answers.answer(deck, { question, page: 1, earlier: [] });
  return sentences.map(({ page, text }) => `${page} ${text}`);
};

test('a deck is brought once; after an edit the page that changed is, and after a move none', async () => {
  await keep('harbour', 'Harbour', 'The harbour holds forty ships.');
  await keep('tower', 'Tower', 'The tower was built of granite.');
  const first = deckOf('1', ['harbour', 'tower']);
  expect(await ask(first, 'What was the tower built of?')).toEqual(['2 The tower was built of granite.']);
  await ask(first, 'How many ships does the harbour hold?');
  expect(brought.splice(0)).toEqual(['harbour', 'tower']);

  await keep('tower anew', 'Tower', 'The tower was built of brick.');
  const edited = deckOf('2', ['harbour', 'tower anew']);
  expect(await ask(edited, 'What was the tower built of?')).toEqual(['2 The tower was built of brick.']);
  expect(brought.splice(0)).toEqual(['tower anew']);

  const moved = deckOf('3', ['tower anew', 'harbour']);
  expect(await ask(moved, 'What was the tower built of?')).toEqual(['1 The tower was built of brick.']);
  expect(brought.splice(0)).toEqual([]);
});

test('a page that went while its deck was brought is looked for anew', async () => {
  let times = 0;
  const deck = deckOf('4', ['harbour', 'gone']);
  const places = async () => (times++ === 0 ? deck.places() : deckOf('4', ['harbour']).places());
  expect(await ask({ ...deck, places }, 'How many ships does the harbour hold?')).toEqual([
    '1 The harbour holds forty ships.',
  ]);
});

test('tables are kept with their page, and what is asked of them is computed', async () => {
  const cell = (text: string) => ({ text: { ...textBox, paragraphs: [{ runs: [{ text }] }] } });
  const rows = [
    ['Quarter', 'Revenue'],
    ['First', '120'],
    ['Second', '340'],
    ['Third', '90'],
  ];
  const body = {
    id: 'table',
    type: 'table',
    ...{ left: 0, top: 0, width: 100, height: 40, rotate: 0 },
    columns: [50, 50],
    rows: rows.map(() => 20),
    cells: rows.map((row) => row.map(cell)),
  };
  const page = await answers.cut(
    {
      id: 'page',
      layoutId: null,
      design: defaultDesign,
      deckVersion,
      script: null,
      elements: JSON.stringify([{ body, version: deckVersion }]),
    },
    false,
  );
  kept.set('table', JSON.stringify(page));
  const deck = deckOf('5', ['table']);
  const asked = { question: 'Which quarter had the highest revenue?', page: 1, earlier: [] };
  const { outcome, sentences } = await answers.answer(deck, asked);
  expect(outcome).toBe('found');
  expect(sentences[0]).toMatchObject({ elementId: 'table', cell: { row: 2, column: 1 } });
});

test('work that takes too long ends alone: what waited behind it is done by the next thread', async () => {
  const deck = deckOf('6', ['harbour', 'tower']);
  const asked = { page: 1, earlier: [] };
  await answers.answer(deck, { ...asked, question: 'Tower?' });
  // The thread works by its own clock: only how long it may take is counted here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tooLong = answers.answer(deck, { ...asked, question: 'tower '.repeat(4e6) });
  const behind = answers.answer(deck, { ...asked, question: 'What was the tower built of?' });
  await Promise.all([
    expect(tooLong).rejects.toThrow('a deck took too long'),
    vi.advanceTimersByTimeAsync(longestMs),
  ]);
  expect((await behind).sentences[0]).toMatchObject({ text: 'The tower was built of granite.' });
});

test('a page that says it in other words is found by what they mean', async () => {
  const engineFolder = path.join(root, 'engines/node_modules');
  const meaning = createEmbeddedMeanings({ engineFolder, program: childProgram(root, 'meaning') });
  const reader = createAnswerProvider({ ...options, meaning });
  onTestFinished(() => reader.close());
  const pages = {
    hours: '展馆每周二至周日九点开门，十七点闭馆。',
    bags: '随身的箱包请寄存在一楼大厅东侧。',
    food: '二层设有咖啡座，供应简餐和饮料。',
    pictures: '展品可以拍摄，但请关闭闪光灯。',
    rain: '如遇恶劣天气，户外活动顺延一周举行。',
  };
  for (const [name, script] of Object.entries(pages)) await keep(name, name, script, reader);
  const deck = deckOf('1', Object.keys(pages));
  const told = async (question: string) => {
    const { sentences } = await reader.answer(deck, { question, page: 1, earlier: [] });
    return sentences.map(({ page }) => page);
  };
  const photos = '看展览的时候能不能用手机照相？';
  const luggage = '带着大箱子来参观的话可以放在哪里？';
  expect(await told(luggage)).toEqual([2]);
  expect(await told(photos)).toEqual([4]);
  for (const question of [luggage, photos]) {
    const byWords = await answers.answer(deck, { question, page: 1, earlier: [] });
    expect(byWords.sentences).toEqual([]);
  }
});
