import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import { expect, test } from 'vitest';
import type { Voice } from '@app/contract/speech/routes.ts';
import {
  editAddress,
  isLookedFor,
  isVoiceAsked,
  noFilter,
  oneOfEach,
  spokenStart,
  usualVoice,
  voiceIn,
} from './rules.ts';

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

test('voices are narrowed by language, sex, age, character and mark, all of which have to fit', () => {
  const voice = (ttsId: string, more: Partial<Voice>) =>
    ({ ttsId, sex: 'female', age: 'adult', character: 'warm', languages: ['zh-CN'], ...more }) as Voice;
  const voices = [
    voice('qinghe', { languages: ['zh-CN', 'en-US'], isFavourite: true }),
    voice('chenyue', { sex: 'male', character: 'strong' }),
    voice('xiaoman', { sex: 'male', age: 'child', character: 'lively' }),
    voice('edith', { languages: ['en-US'], character: 'calm' }),
  ];
  const found = (filter: object) =>
    voices.filter((one) => isLookedFor(one, { ...noFilter, ...filter })).map(({ ttsId }) => ttsId);
  expect(found({})).toHaveLength(4);
  expect(found({ language: 'en-US' })).toEqual(['qinghe', 'edith']);
  expect(found({ sex: 'male' })).toEqual(['chenyue', 'xiaoman']);
  expect(found({ sex: 'male', age: 'adult' })).toEqual(['chenyue']);
  expect(found({ character: 'calm' })).toEqual(['edith']);
  expect(found({ isFavourite: true })).toEqual(['qinghe']);
  expect(found({ isFavourite: true, sex: 'male' })).toEqual([]);
});

test('the default voice of a talk is that of its language, whatever the language of the screen', () => {
  const avatar = { ttsId: 'clara', voices: { 'zh-CN': 'qinghe', 'en-US': 'clara' } };
  expect(voiceIn(avatar, 'zh-CN')).toBe('qinghe');
  expect(voiceIn(avatar, 'en-US')).toBe('clara');
  expect(voiceIn({ ...avatar, voices: {} }, 'zh-CN')).toBe('clara');
  expect(voiceIn(undefined, 'zh-CN')).toBeNull();
});
