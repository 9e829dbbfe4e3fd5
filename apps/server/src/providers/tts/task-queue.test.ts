import { expect, test } from 'vitest';
import { createTestSpeech } from './test-voice.ts';
import { createTaskQueue } from './task-queue.ts';

const speech = createTestSpeech();
const sentence = (text: string) =>
  speech.sentences({
    text,
    voice: 'tone',
    language: 'zh-CN',
    manner: { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 },
    dictionary: [],
  })[0]!;

test('what somebody waits for is spoken before pages, and what may be needed some day after them', async () => {
  const queue = createTaskQueue();
  const order: string[] = [];
  const waiting = [
    ['以后再用', { later: true }],
    ['第一页。', {}],
    ['第二页。', {}],
    ['回答，', { urgent: true }],
    ['还有一句。', { urgent: true }],
  ] as const;
  const spoken = waiting.map(([text, options]) => queue.add(sentence(text), options));
  for (let task = queue.next(); task; task = queue.next()) {
    order.push(task.sentence.spans[0]!.text);
    task.resolve(await speech.speakSentence(task.sentence));
  }
  await Promise.all(spoken);
  expect(order).toEqual(['回答，', '还有一句。', '第一页。', '第二页。', '以后再用']);
  expect(queue.hasWork()).toBe(false);
});
