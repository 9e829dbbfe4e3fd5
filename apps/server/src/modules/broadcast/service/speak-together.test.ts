import { expect, test } from 'vitest';
import { createTestSpeech } from '../../../providers/tts/test-voice.ts';
import { speechRequest } from '../rules.ts';
import type { SentenceRow } from '../tables.ts';
import type { SpeakNew } from './say-sentence.ts';
import { speakTogether } from './speak-together.ts';

const speech = createTestSpeech();
const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;
const speaker = { voice: 'tone', manner, dictionary: [] };
const sentenceOf = (text: string) => speech.sentences(speechRequest(text, speaker, 'zh-CN'))[0]!;

/** A voice that takes its time: what it was asked for, and how it ends. */
function aSlowVoice() {
  const asked: { signal: AbortSignal; speak(): void }[] = [];
  const speakNew: SpeakNew = (_user, { spans }, { signal } = {}) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new Error('left')));
      asked.push({ signal: signal!, speak: () => resolve({ text: spans[0]!.text } as SentenceRow) });
    });
  return { asked, say: speakTogether(speakNew, speech.engine) };
}

test('a sentence that many wait for is spoken once, and again for another account', async () => {
  const { asked, say } = aSlowVoice();
  const waiting = Array.from({ length: 30 }, () =>
    say('one', sentenceOf('木星最大。'), new AbortController().signal),
  );
  const other = say('two', sentenceOf('木星最大。'), new AbortController().signal);
  expect(asked).toHaveLength(2);
  for (const { speak } of asked) speak();
  expect(new Set((await Promise.all(waiting)).map(({ text }) => text))).toEqual(new Set(['木星最大。']));
  expect((await other).text).toBe('木星最大。');
});

test('it goes on as long as one of them is there, and ends with the last; who comes then has it spoken anew', async () => {
  const { asked, say } = aSlowVoice();
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = [first, second].map(({ signal }) => say('one', sentenceOf('木星最大。'), signal));
  for (const each of waiting) each.catch(() => undefined);
  first.abort();
  expect(asked[0]!.signal.aborted).toBe(false);
  second.abort();
  expect(asked[0]!.signal.aborted).toBe(true);
  await expect(waiting[1]).rejects.toThrow('left');
  void say('one', sentenceOf('木星最大。'), new AbortController().signal);
  expect(asked).toHaveLength(2);
});
