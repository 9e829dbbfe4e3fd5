import { describe, expect, test } from 'vitest';
import type { Message } from './base/messages.ts';
import { messageByKey, messageBySpecKey, messageTables } from './all-messages.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['./*/messages.ts', './*/states/*-messages.ts', './base/*-messages.ts', '!./base/messages.ts'],
  { eager: true },
);

test('the list holds the texts of every area', () => {
  const inFiles = Object.values(files).flatMap((file) =>
    Object.keys(file).filter((name) => name.endsWith('Messages')),
  );
  expect(Object.keys(messageTables).sort()).toEqual(inFiles.sort());
});

describe('the keys of the spec', () => {
  test.each([
    ['preview-tip-7', 'project.createFailed'],
    ['exchange-tip-1', 'goods.exchanged'],
    ['storage-tip-1', 'goods.noneChosen'],
    ['avatar-tip-3', 'avatar.notChosen'],
    ['courseware-tip-33', 'courseware.elementWhileConfirming'],
    ['courseware-tip-34', 'courseware.elementWhileGenerating'],
    ['MAX_RETRY_EXCEEDED', 'push.maxRetryExceeded'],
  ])('%s finds the text %s', (specKey, key) => {
    expect(messageBySpecKey(specKey)).toBe(messageByKey(key));
    expect(messageBySpecKey(specKey)).toBeDefined();
  });
});

describe('a text names the limit it is about, in both languages', () => {
  test.each([
    ['avatar.nameTooLong', ['20']],
    ['avatar.photoTooLarge', ['5 MB']],
    ['avatar.portraitSmall', ['768×1280']],
    ['courseware.tooManySlides', ['100']],
    ['question.introFull', ['5']],
    ['speech.recordingTooLong', ['5']],
    ['document.textTooLarge', ['5 MB']],
    ['share.codeFormat', ['4', '10']],
    ['goods.trialText', ['14']],
    ['goods.trialPackage', ['1']],
  ] as const)('%s names %j', (key, pieces) => {
    const message = messageByKey(key);
    for (const piece of pieces) {
      expect(message?.zh).toContain(piece);
      expect(message?.en).toContain(piece);
    }
  });
});

// Not all that were ever made: other tests make some of their own.
const every: Message[] = Object.values(messageTables).flatMap((table) => Object.values(table));

describe.each(every.map((message) => [message.key, message] as const))('%s', (_key, { zh, en }) => {
  test('has Chinese with Chinese characters and English without any', () => {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
    expect(en.trim()).toBe(en);
    expect(en).not.toBe('');
  });

  test('uses full-width punctuation in Chinese, and no exclamation marks', () => {
    expect(zh).not.toMatch(/\p{Script=Han}[,;:?!]/u);
    expect(`${zh}${en}`).not.toMatch(/[!！]/);
  });
});
