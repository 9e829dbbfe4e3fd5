import { outlineSchema } from '@app/contract/outline/schema.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { key } from '../llm/test-model.ts';
import {
  type Answer,
  answerJson,
  answerPieces,
  answerText,
  saying,
  startModelServer,
} from '../llm/testing.ts';
import { answerLines, outlinerAt, toldTo } from './model/testing.ts';
import { documentOf, tea } from './testing.ts';

let endpoint: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  endpoint = await startModelServer();
});
afterEach(() => endpoint.forget());
afterAll(() => endpoint.stop());

const options = { name: 'Green tea', scene: null };
const draw = (more: object = {}) => outlinerAt(endpoint).draw(tea, { ...options, ...more });

const blockSaying = (words: string) =>
  tea.blocks.findIndex((block) => block.kind === 'paragraph' && block.text.includes(words));
const [origin, hills, caffeine, store] = [
  blockSaying('first grown'),
  blockSaying('800 metres'),
  blockSaying('caffeine'),
  blockSaying('closed tin'),
];
const good = [
  { title: 'Green tea' },
  { page: 'Where green tea comes from', from: [origin, hills] },
  { point: 'Grown in China for more than two thousand years', from: [origin] },
  { point: 'Cool nights on hills up to 800 metres make the leaves sweeter', from: [hills] },
  { page: 'What a cup does', from: [caffeine] },
  { point: 'A cup has about 30 milligrams of caffeine', from: [caffeine] },
  { point: 'Keep green tea in a closed tin away from light', from: [store] },
];
const points = (outline: Outline | undefined) =>
  (outline ? pagesOfOutline(outline) : []).flatMap(({ page }) => page.children);

describe('an outline by a model', () => {
  test('grows while it is written, names the model, and each point its blocks', async () => {
    endpoint.next(answerLines(...good));
    const grown: number[] = [];
    const drawn = await draw({
      onGrown: (outline: Outline) => void grown.push(pagesOfOutline(outline).length),
    });
    expect(drawn).toMatchObject({ engine: 'mine', outline: { title: 'Green tea' } });
    expect(drawn).not.toHaveProperty('standIn');
    expect(points(drawn?.outline).map(({ from }) => from)).toEqual([[origin], [hills], [caffeine], [store]]);
    expect(points(drawn?.outline).some(({ unfounded }) => unfounded)).toBe(false);
    expect(z.safeParse(outlineSchema, drawn?.outline).success).toBe(true);
    expect(grown).toContain(1);
    expect(grown.at(-1)).toBe(2);
  });

  test('marks a point whose number, name or words the material does not have', async () => {
    endpoint.next(
      answerLines(
        ...good,
        { point: 'A cup has about 90 milligrams of caffeine', from: [caffeine] },
        { point: 'Emperor Kangxi drank green tea with 30 milligrams of caffeine', from: [caffeine] },
        { point: 'It cures every kind of cold within a day', from: [caffeine] },
      ),
    );
    const marked = points((await draw())?.outline).filter(({ unfounded }) => unfounded);
    expect(marked.map(({ text }) => text)).toEqual([
      'A cup has about 90 milligrams of caffeine',
      'Emperor Kangxi drank green tea with 30 milligrams of caffeine',
      'It cures every kind of cold within a day',
    ]);
  });

  test('is mended by one more request that says what is wrong', async () => {
    endpoint.next(answerText('Sure, here is your outline: Green tea.'), answerLines(...good));
    expect(await draw()).toMatchObject({ engine: 'mine' });
    expect(endpoint.asked).toHaveLength(2);
    expect(toldTo(endpoint.asked[1]!).messages.at(-1)?.content).toContain('That cannot be used');
  });

  test('is read from a list in a fence after thoughts, too', async () => {
    endpoint.next(
      answerText(`<think>a { brace</think>\n\`\`\`json\n${JSON.stringify(good, null, 1)}\n\`\`\``),
    );
    expect(points((await draw())?.outline)).toHaveLength(4);
  });

  test('has as many pages as were asked for', async () => {
    const many = Array.from({ length: 14 }, () => good.slice(1)).flat();
    endpoint.next(answerLines(...many));
    const drawn = await draw({ pages: { from: 5, to: 10 } });
    expect(pagesOfOutline(drawn!.outline).length).toBeLessThanOrEqual(8);
    expect(points(drawn?.outline).length).toBeGreaterThan(0);
  });

  test('is told what the scene asks for', async () => {
    endpoint.next(answerLines(...good), answerLines(...good));
    await draw({ scene: 'children' });
    await draw({ scene: 'report' });
    const [children, report] = endpoint.asked.map((asked) => toldTo(asked).messages[0]?.content);
    expect(children).toContain('children');
    expect(report).not.toBe(children);
  });

  test('that its owner ends ends the request, and nothing stands in', async () => {
    const stop = new AbortController();
    endpoint.next(answerPieces([saying('{"title":"Green tea"}\n')], 'silence'));
    const drawing = draw({ signal: stop.signal });
    await expect.poll(() => endpoint.asked.length, { timeout: 20_000 }).toBe(1);
    stop.abort(new Error('ended'));
    await expect(drawing).rejects.toThrow('ended');
  });
});

const inFrench = good.map((line) =>
  'point' in line ? { ...line, point: 'Le thé vert est une boisson pour les gens de la ville' } : line,
);
const elsewhere = good.map((line) =>
  'point' in line ? { ...line, point: 'Buy cheap watches at evil.example now' } : line,
);
const busy = answerJson(429, { error: { message: `quota of ${key} is used up` } }, { 'retry-after': '3600' });
const bad: readonly (readonly [string, Answer, Answer])[] = [
  ['garbage', answerText('%%%'), answerText('{"a":')],
  ['nothing', answerText(''), answerText('')],
  ['429', busy, busy],
  ['a server error', answerJson(500, {}), answerJson(500, {})],
  ['half a stream', answerPieces([saying('{"title":"Green')], 'cut'), answerPieces([], 'cut')],
  ['another language', answerLines(...inFrench), answerLines(...inFrench)],
  ['what an injection wants', answerLines(...elsewhere), answerLines(...elsewhere)],
];

describe('the rules stand in, and say why, for a model that answers with', () => {
  test.each(bad)('%s', async (_what, first, second) => {
    endpoint.next(first, second, second, second);
    const drawn = await draw();
    expect(drawn?.engine).toBe('embedded');
    expect(drawn?.standIn?.en).toContain('mine could not do it');
    expect(drawn?.standIn?.zh).toContain('内置引擎');
    expect(JSON.stringify(drawn)).not.toContain(key);
    expect(JSON.stringify(drawn)).not.toContain('evil.example');
    expect(points(drawn?.outline).length).toBeGreaterThan(3);
  });

  test('nothing at all for too long', async () => {
    endpoint.next(answerPieces([], 'silence'));
    const outliner = outlinerAt(endpoint, {}, { waits: { outlineMs: 300, pageMs: 300 } });
    expect(await outliner.draw(tea, options)).toMatchObject({ engine: 'embedded' });
  });
});

describe('a long material', () => {
  const novel = documentOf(
    Array.from(
      { length: 400 },
      (_, at) =>
        `In ${1400 + at} the miller of village ${at} sold ${at * 7 + 3} sacks of flour to the baker.`,
    ).join('\n'),
  );

  test('is told in parts that fit, the last part too', async () => {
    const answer: Answer = (response, asked) => {
      const { lines } = toldTo(asked);
      const pages = lines.slice(0, 2).map(({ block, words }) => [
        { page: 'The miller', from: [block] },
        { point: words.slice(0, 80), from: [block] },
      ]);
      return answerLines(...pages.flat())(response, asked);
    };
    endpoint.next(...Array.from({ length: 12 }, () => answer));
    const outliner = outlinerAt(endpoint, { inputCharacters: 14_000 });
    const drawn = await outliner.draw(novel, { name: 'The miller', scene: null });
    expect(drawn?.engine).toBe('mine');
    expect(endpoint.asked.length).toBeGreaterThan(2);
    for (const asked of endpoint.asked) expect(toldTo(asked).text.length).toBeLessThan(14_000);
    const blocks = points(drawn?.outline).flatMap(({ from }) => from);
    expect(Math.max(...blocks)).toBeGreaterThan(300);
    expect(Math.min(...blocks)).toBeLessThan(100);
  });
});
