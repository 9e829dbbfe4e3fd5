import { expect, test } from 'vitest';
import { consentStatements, consentVersion } from './consent.ts';

test('what was agreed to in version 1 keeps its words; other words are a new version', () => {
  expect(consentStatements[1]).toMatchObject({
    self: {
      zh: '照片里是我本人。我同意用它制作会说话的数字人，并用在我的讲解里。',
      en: 'The photo shows me. I agree that a talking avatar is made from it and used in my talks.',
    },
    other: {
      zh: '照片里是 {person}，并且对方已同意我用它制作会说话的数字人，用在我的讲解里。',
      en: 'The photo shows {person}, who has agreed that I make a talking avatar from it and use it in my talks.',
    },
  });
  expect(consentStatements[consentVersion]).toBeDefined();
});
