import { beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddedAnswers } from '../providers/answer/embedded.ts';
import { corpusDeck, sampleDeck } from './asked-decks.ts';
import {
  type AskedTable,
  askedOfAgents,
  askedOfBeliefNetworks,
  askedOfSolarSystemEn,
  askedOfSolarSystemZh,
  notFoundYet,
} from './asked-questions.ts';

const answers = createEmbeddedAnswers();
beforeAll(() => answers.warmUp());

const decks = [
  ['solar-system-zh', sampleDeck('solar-system-zh'), askedOfSolarSystemZh],
  ['solar-system-en', sampleDeck('solar-system-en'), askedOfSolarSystemEn],
  ['belief networks', corpusDeck('nndl+nndl.github.io/ppt_chap-深度信念网络.pptx'), askedOfBeliefNetworks],
  [
    'effective agents',
    corpusDeck(
      'hugohe3+ppt-master/examples_ppt169_building_effective_agents_exports_building_effective_agents.pptx',
    ),
    askedOfAgents,
  ],
] as const;

const rowsOf = ({ first, second, third }: AskedTable, isTold: boolean) =>
  [...first, ...second, ...third]
    .filter(([, pages]) => pages.length > 0 === isTold)
    .map(([question, pages, says]) => ({ question, pages, says: says ?? /./ }));

// Real decks are asked where CORPUS_DIR names them, and counted as skipped elsewhere; the samples always.
for (const [name, deck, table] of decks) {
  describe.skipIf(deck === undefined)(`questions to ${name}`, () => {
    const ask = (question: string) =>
      answers.answer(question, deck!.pages, deck!.passages, undefined, deck!.grids);

    for (const { question, pages, says } of rowsOf(table, true)) {
      test.skipIf(notFoundYet.has(question))(`${question} is told on ${pages.join(', ')}`, async () => {
        const { sentences } = await ask(question);
        expect(sentences.map(({ text }) => text).join(' ')).toMatch(says);
        expect(sentences.filter(({ page }) => !pages.includes(page))).toEqual([]);
      });
    }

    for (const { question } of rowsOf(table, false)) {
      test(`${question} is not told`, async () => {
        // Coming near says plainly that the deck does not tell it.
        expect((await ask(question)).outcome).not.toBe('found');
      });
    }
  });
}

test('a deck that was read anew is told in its own sentences: their sound is found by them', async () => {
  for (const question of ['太阳表面多少度？', '木星的大红斑是什么？']) {
    const { pages, passages } = sampleDeck('solar-system-zh');
    const { sentences } = await answers.answer(question, pages, passages);
    expect(sentences.length).toBeGreaterThan(0);
    for (const one of sentences) expect(passages).toContain(one);
  }
});
