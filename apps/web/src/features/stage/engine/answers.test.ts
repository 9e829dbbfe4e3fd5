// @vitest-environment jsdom
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { expect, test, vi } from 'vitest';
import { aStage, aTrack, soundingAt } from '../../../testing/stage.ts';
import type { Asked } from '../api.ts';
import { Answers } from './answers.ts';

const told: AnswerEvent = { kind: 'told', outcome: 'found', pages: [2], engine: 'embedded', proposals: [] };
const sentence = (text: string, page: number | null): AnswerEvent => ({
  kind: 'sentence',
  index: 0,
  text,
  page,
});
const voice: AnswerEvent = {
  kind: 'voice',
  index: 0,
  text: '木星最大。',
  audioUrl: '/sound',
  clip: null,
  track: { durationMs: 100, words: [], visemes: [] },
};

/** An answer whose voice comes when the test says so. */
async function setUp(first: readonly AnswerEvent[]) {
  const { store, show, heard } = aStage([aTrack(2), aTrack(2)]);
  const asked: Asked[] = [];
  let speak = () => {};
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  const answers = new Answers({
    store,
    async *ask(question) {
      asked.push(question);
      yield* first;
      await spoken;
      yield voice;
      yield { kind: 'end' };
    },
    fetchSound: () => Promise.resolve(new ArrayBuffer(0)),
  });
  await soundingAt(show, heard, 1800);
  return { store, show, answers, asked, speak };
}

test('an answer is read before its voice is there, and its page is shown meanwhile', async () => {
  const { store, show, answers, speak } = await setUp([sentence('木星最大。', 2), told]);
  const sent = answers.send('哪颗行星最大？', show);
  await vi.waitFor(() => expect(store.getState().turns[0]?.outcome).toBe('found'));
  expect(store.getState().turns[0]?.sentences).toEqual([{ text: '木星最大。', page: 2 }]);
  expect(store.getState()).toMatchObject({ cited: { page: 1 } });
  expect(show.state).toBe('asking');
  speak();
  await sent;
  expect(store.getState().turns[0]?.state).toBe('done');
});

test('a question is asked with the page on stage and with what was answered before', async () => {
  const { show, answers, asked, speak } = await setUp([sentence('木星最大。', 2), told]);
  speak();
  await answers.send('哪颗行星最大？', show);
  await answers.send('它有多大？', show);
  expect(asked).toEqual([
    { question: '哪颗行星最大？', page: 1, earlier: [] },
    {
      question: '它有多大？',
      page: 1,
      earlier: [{ question: '哪颗行星最大？', page: 2, answer: '木星最大。' }],
    },
  ]);
});

test('what might have been meant is there to be chosen; a question that was asked back is no subject', async () => {
  const back: AnswerEvent = { ...told, outcome: 'reply', pages: [], proposals: ['太阳多热？', '木星多大？'] };
  const { store, show, answers, asked, speak } = await setUp([sentence('你想了解哪一点？', null), back]);
  speak();
  await answers.send('为什么？', show);
  expect(store.getState().turns[0]?.proposals).toEqual(['太阳多热？', '木星多大？']);
  expect(store.getState().cited).toBeUndefined();
  await answers.send('太阳多热？', show);
  expect(asked[1]?.earlier).toEqual([]);
});

test('what is being said decides which page is shown and which element outlined', async () => {
  const { store, show, heard } = aStage([aTrack(2), aTrack(2), aTrack(2)]);
  const said = (index: number): AnswerEvent => ({ ...voice, index });
  const answers = new Answers({
    store,
    async *ask() {
      yield { kind: 'sentence', index: 0, text: '第 2 页讲到：', page: 2 };
      yield { kind: 'sentence', index: 1, text: '木星最大。', page: 2, elementId: 'jupiter' };
      yield {
        kind: 'sentence',
        index: 2,
        text: '土星有光环。',
        page: 3,
        elementId: 'saturn',
        quote: '土星的环',
      };
      yield told;
      yield* [said(0), said(1), said(2)];
      yield { kind: 'end' };
    },
    fetchSound: () => Promise.resolve(new ArrayBuffer(0)),
  });
  await soundingAt(show, heard, 1800);
  await answers.send('哪颗行星最大？', show);
  // Each is heard for a tenth of a second.
  expect(answers.citedAt(0)).toEqual({ page: 1, elementId: 'jupiter' });
  expect(answers.citedAt(150)).toEqual({ page: 1, elementId: 'jupiter' });
  expect(answers.citedAt(250)).toEqual({ page: 2, elementId: 'saturn', quote: '土星的环' });
  expect(store.getState().cited).toEqual({ page: 1, elementId: 'jupiter' });
});
