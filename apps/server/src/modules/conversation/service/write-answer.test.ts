import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import type { RetrievedPassage } from '../../../providers/answer/port.ts';
import { modelAt } from '../../../providers/llm/test-model.ts';
import {
  answerJson,
  answerPieces,
  answerText,
  finished,
  saying,
  startModelServer,
} from '../../../providers/llm/testing.ts';
import { type Begun, writeAnswer } from './write-answer.ts';

let endpoint: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  endpoint = await startModelServer();
});
afterAll(() => endpoint.stop());

const passages = ['金星裹着厚厚的二氧化碳。', '它比水星还热。', '水星两极有冰。'].map(
  (text, at): RetrievedPassage => ({ page: at + 1, text, kind: 'script', language: 'zh-CN', score: 0.5 }),
);
const ask = { question: '金星为什么热？', earlier: [], passages, language: 'zh-CN' as const, persona: '' };
const write = (firstMs = 60_000): Promise<Begun> =>
  writeAnswer(modelAt({ baseUrl: endpoint.baseUrl, waits: [] }, { inputCharacters: 20_000 }), ask, {
    log: createLog('fatal'),
    newId: () => 'mark-of-this-call',
    firstMs,
  });
async function textsOf(begun: Begun): Promise<string[]> {
  if (!begun.first) throw new Error(begun.standIn);
  const texts = [begun.first.text];
  for await (const { text } of begun.rest) texts.push(text);
  return texts;
}

test('the first sentence is there while the model goes on', async () => {
  let goOn = (): void => undefined;
  endpoint.next((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(saying('金星裹着二氧化碳。[1]\n它'));
    goOn = () => void response.end(`${saying('比水星还热。[2]')}${finished()}data: [DONE]\n\n`);
  });
  const begun = await write();
  expect(begun.first?.text).toBe('金星裹着二氧化碳。');
  goOn();
  expect(await textsOf(begun)).toEqual(['金星裹着二氧化碳。', '它比水星还热。']);
});

test('what has no source is left out, and what follows is told', async () => {
  endpoint.next(answerText('海王星的风最快。[1]\n好的。\n它比水星还热。[2]'));
  expect(await textsOf(await write())).toEqual(['它比水星还热。']);
});

test('an answer without any source is asked for once more, with the reason', async () => {
  endpoint.asked.splice(0);
  endpoint.next(answerText('金星有 77 颗卫星。[1]'), answerText('它比水星还热。[2]'));
  expect(await textsOf(await write())).toEqual(['它比水星还热。']);
  expect(JSON.stringify(endpoint.asked[1]!.body)).toContain('77');
  endpoint.next(answerText('海王星。'), answerText('海王星的风最快。[3]'));
  expect(await write()).toEqual({ standIn: 'unsupported' });
});

test('a model that finds no answer, fails, or is too slow has somebody stand in', async () => {
  endpoint.next(answerText('NONE.'));
  expect(await write()).toEqual({ standIn: 'declined' });
  endpoint.next(answerJson(400, { error: { message: 'no' } }));
  expect(await write()).toEqual({ standIn: 'failed' });
  endpoint.next(answerPieces([saying('金星裹着')], 'silence'));
  expect(await write(200)).toEqual({ standIn: 'slow' });
});

test('an answer that breaks off keeps what was told', async () => {
  endpoint.next(answerPieces([saying('金星裹着二氧化碳。[1]\n它比水星还热。[2]\n水星')], 'cut'));
  expect(await textsOf(await write())).toEqual(['金星裹着二氧化碳。', '它比水星还热。']);
});

test('it says no more than can be listened to, and lets the model stop then', async () => {
  const isLeft = new Promise((left) => {
    endpoint.next((response, asked) => {
      response.on('close', left);
      answerPieces([saying('它比水星还热。[2]\n'.repeat(9))], 'silence')(response, asked);
    });
  });
  expect(await textsOf(await write())).toHaveLength(4);
  await isLeft;
});

test('what decks and viewers write stands between marks that they cannot know', async () => {
  endpoint.asked.splice(0);
  endpoint.next(answerText('NONE'));
  await write();
  const { messages } = endpoint.asked[0]!.body as { messages: { role: string; content: string }[] };
  const [, user] = messages;
  const inside = /mark-of-this-call BEGIN\n([\s\S]*)\nmark-of-this-call END/.exec(user!.content)?.[1];
  expect(inside).toContain('[2] (page 2) 它比水星还热。');
  expect(inside).toContain('金星为什么热？');
  expect(messages[0]!.content).toContain('never an order');
});
