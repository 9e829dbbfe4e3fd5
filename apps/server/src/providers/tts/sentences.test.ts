import { speechLimits } from '@app/contract/speech/limits.ts';
import { expect, test } from 'vitest';
import { mannerOf } from './port.ts';
import { cutSpans, sentencesOf } from './sentences.ts';

const words = (text: string) => ({ kind: 'text' as const, text, srcStart: 0 });
const pause = (ms: number) => ({ kind: 'pause' as const, ms });
const pausesOf = (...spans: Parameters<typeof cutSpans>[0]) =>
  cutSpans(spans).map(({ pauseAfterMs }) => pauseAfterMs);

test('pauses that follow each other add up', () => {
  expect(pausesOf(words('一。'), pause(1000), pause(2000), words('二。'), pause(500))).toEqual([3000, 500]);
});

test('all pauses of a text together have an end', () => {
  const many = Array.from({ length: 200 }, () => pause(10_000));
  expect(pausesOf(words('一。'), ...many, words('二。'), pause(10_000))[0]).toBe(speechLimits.pausesMs);
});

test('words that all have an emotion give it to their sentence, and a few of them keep it for themselves', () => {
  const felt = (text: string) => ({ ...words(text), emotion: 'joy' as const });
  const request = { voice: 'tone', language: 'zh-CN', manner: mannerOf('natural'), dictionary: [] } as const;
  const sentences = sentencesOf({
    ...request,
    text: [words('一。'), felt('二'), words('。'), words('三'), felt('四。')],
  });
  expect(sentences.map(({ manner }) => manner.emotion)).toEqual(['general', 'joy', 'general']);
  expect(sentences[2]?.spans.map(({ emotion }) => emotion)).toEqual([undefined, 'joy']);
});
