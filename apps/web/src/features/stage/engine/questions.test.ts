// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { Answers } from './answers.ts';
import { createQuestions } from './questions.ts';
import { aStage, aTrack, soundingAt } from '../../../testing/stage.ts';

async function setUp() {
  const { store, show, heard } = aStage([aTrack(2)]);
  const answers = new Answers({
    store,
    // An answer that does not come before somebody has had enough.
    async *ask(_asked, signal) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield { kind: 'end' };
    },
    fetchSound: () => Promise.reject(new Error('no sound was asked for')),
  });
  const questions = createQuestions({ answers, show: () => show, open: async () => show });
  await soundingAt(show, heard, 1800);
  return { show, store, heard, questions };
}

test('a question stops the talk at once; who asks nothing after all hears it from the word that was cut off', async () => {
  const { show, heard, questions } = await setUp();
  questions.ask();
  expect(show.state).toBe('asking');
  questions.unask();
  expect(show.state).toBe('resuming');
  expect(heard.atMs).toBe(1500);
});

test('what was asked ends with the way back to the talk', async () => {
  const { show, store, heard, questions } = await setUp();
  const sent = questions.send('哪颗行星最大？');
  await vi.waitFor(() => expect(store.getState().turns[0]?.state).toBe('waiting'));
  expect(show.state).toBe('asking');
  questions.goOn();
  await sent;
  expect(show.state).toBe('playing');
  expect(heard.atMs).toBe(1500);
  expect(store.getState().turns[0]?.state).toBe('stopped');
});
