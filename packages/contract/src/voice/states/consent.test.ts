import { expect, test } from 'vitest';
import { voiceConsentVersion, voiceStatements } from './consent.ts';

test('what was agreed to in version 1 keeps its words; other words are a new version', () => {
  expect(voiceStatements[1]).toMatchObject({
    self: {
      zh: '录音里是我本人的声音。我同意用它制作一个声音，并用在我的讲解里。',
      en: 'The recording is of my own voice. I agree that a voice is made from it and used in my talks.',
    },
    other: {
      zh: '录音里是 {person} 的声音，并且对方已同意我用它制作一个声音，用在我的讲解里。',
      en: 'The recording is of the voice of {person}, who has agreed that I make a voice from it and use it in my talks.',
    },
  });
  expect(voiceStatements[voiceConsentVersion]).toBeDefined();
});
