import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import { expect, test } from 'vitest';
import type { Voice } from '@app/contract/speech/routes.ts';
import { editAddress, isVoiceAsked, oneOfEach, spokenStart, usualVoice } from './rules.ts';

test.each([
  ['short words are spoken whole', ' 你好。 ', 20, '你好。'],
  ['long ones as far as whole sentences go', '大家好。我是小安。今天讲太阳系。', 10, '大家好。我是小安。'],
  ['one long sentence is cut', '一二三四五六七八九十', 4, '一二三四'],
  ['sentences in English', 'Hello. I am Ann. Welcome to this talk.', 20, 'Hello. I am Ann.'],
])('%s', (_what, text, max, spoken) => {
  expect(spokenStart(text, max)).toBe(spoken);
});

const photo = { fileId: '2', url: '', size: 1, type: 'image/png', crop: null };
const ended = { taskId: null, progress: 0, since: null, reason: '', isCancelled: false };
const making = { ...ended, chosen: null, photo, styles: [] };
const ready = { id: '1', modelType: null, status: 'ready', making: null } as const;
const begun = { ...ready, status: 'pre-generation', making } as const;

test.each([
  ['who is drawn from the look on', { ...ready, modelType: 'drawn' }, 'picture'],
  ['a photo that came with the product from the voice on', ready, 'setStyle'],
  ['one from a photo that is ready from the voice on', { ...ready, making }, 'setStyle'],
  ['one without a photo where it gets one', { ...begun, making: { ...making, photo: null } }, 'picture'],
  ['one with a photo where its styles are', begun, 'style'],
  ['one that gets other styles there, too', { ...ready, making: { ...making, taskId: '3' } }, 'style'],
  ['one that failed where it is tried again', { ...begun, status: 'error' }, 'style'],
] as const)('%s is changed', (_who, avatar, step) => {
  expect(editAddress(avatar)).toBe(`/avatars/sub/${step}?id=1`);
});

test('which voice suits is asked of who has a photo that does not tell', () => {
  expect(isVoiceAsked({ making, styleSex: null })).toBe(true);
  expect(isVoiceAsked({ making, styleSex: 'male' })).toBe(false);
  expect(isVoiceAsked({ making: null, styleSex: null })).toBe(false);
});

test('voices of one’s own, one of a woman and one of a man are offered, of the language of the screen', () => {
  const mine = ownTtsId('0190f3b2-7d1c-7a44-9c1e-1f2a3b4c5d6e');
  const voice = (ttsId: string, sex: Voice['sex'], language: Voice['languages'][number], age = 'adult') =>
    ({ ttsId, sex, age, languages: [language] }) as unknown as Voice;
  const voices = [
    voice(mine, 'female', 'zh-CN'),
    voice('child', 'female', 'zh-CN', 'child'),
    voice('clara', 'female', 'en-US'),
    voice('qinghe', 'female', 'zh-CN'),
    voice('edward', 'male', 'en-US'),
  ];
  const offered = (language: 'zh-CN' | 'en-US') => oneOfEach(voices, language).map(({ ttsId }) => ttsId);
  expect(offered('zh-CN')).toEqual([mine, 'qinghe', 'edward']);
  expect(offered('en-US')).toEqual([mine, 'clara', 'edward']);
  expect(usualVoice(voices.slice(0, 4), 'zh-CN')).toBe('child');
  expect(usualVoice(voices.slice(0, 1), 'zh-CN')).toBeUndefined();
});
