import { expect, test } from 'vitest';
import { editAddress, spokenStart } from './rules.ts';

test.each([
  ['short words are spoken whole', ' 你好。 ', 20, '你好。'],
  ['long ones as far as whole sentences go', '大家好。我是小安。今天讲太阳系。', 10, '大家好。我是小安。'],
  ['one long sentence is cut', '一二三四五六七八九十', 4, '一二三四'],
  ['sentences in English', 'Hello. I am Ann. Welcome to this talk.', 20, 'Hello. I am Ann.'],
])('%s', (_what, text, max, spoken) => {
  expect(spokenStart(text, max)).toBe(spoken);
});

test('who is drawn is changed from the look on, a photo from the voice on', () => {
  expect(editAddress({ id: '1', modelType: 'drawn' })).toBe('/avatars/sub/picture?id=1');
  expect(editAddress({ id: '1', modelType: null })).toBe('/avatars/sub/setStyle?id=1');
});
