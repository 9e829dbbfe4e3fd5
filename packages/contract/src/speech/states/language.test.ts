import { expect, test } from 'vitest';
import { spokenLines } from '../../conversation/states/spoken-lines.ts';
import { contentLanguages, languageOfText } from './language.ts';

test.each([
  ['太阳系 has 8 planets', 'zh-CN'],
  ['The solar system', 'en-US'],
  ['8', 'en-US'],
])('%s is read as %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each(Object.entries(spokenLines))(
  '%s names the same pages in every language that is spoken',
  (_name, line) => {
    const slots = contentLanguages.map((language) => line[language].match(/\{\w+\}/g) ?? []);
    expect(new Set(slots.map(String)).size).toBe(1);
  },
);
