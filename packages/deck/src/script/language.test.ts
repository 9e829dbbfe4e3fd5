import { describe, expect, test } from 'vitest';
import { detectLanguage, languageOf } from './language.ts';
import { sharedPieces } from './shared-pieces.ts';

describe('the language of words', () => {
  test.each([
    ['de', 'Ökologischer Rucksack\nReparatur ist oft nur schwer möglich'],
    ['de', 'Rohstoffgewinnung\nVerarbeitung\nWiederverwendung'],
    ['fr', 'Les plantes ont besoin de lumière pour vivre'],
    ['es', 'La fotosíntesis es el proceso por el que las plantas fabrican azúcar'],
    ['it', 'La luce è necessaria per la crescita delle piante'],
    ['pt', 'As plantas não crescem sem a luz do sol'],
    ['nl', 'De planten hebben het licht van de zon nodig'],
    ['sv', 'Växter behöver ljus för att växa'],
    ['pl', 'Rośliny potrzebują światła, aby się rozwijać'],
    ['ja', '植物は光を必要とします'],
    ['ko', '식물은 빛이 필요합니다'],
    ['ru', 'Растениям нужен свет'],
    ['ar', 'النباتات تحتاج إلى الضوء'],
    ['en', 'Plants need light to grow'],
    ['en', 'Photosynthesis'],
    ['en', 'The café of Mr Müller is in São Paulo, and we like it'],
    ['zh', '植物需要光，ATP 储存能量'],
    [undefined, '42 %'],
  ])('is %s', (language, text) => expect(detectLanguage(text)).toBe(language));

  test('is Chinese, English or another one for who builds sentences; numbers are said in English', () => {
    expect(['绿茶', 'Green tea is good', 'Grüner Tee ist gut', '12 / 3'].map(languageOf)).toEqual([
      'zh',
      'en',
      'other',
      'en',
    ]);
  });
});

test('words with letters that English has not are whole words', () => {
  expect(sharedPieces('Röhrenmonitor', 'Bührenmonitor')).toBe(0);
  expect(sharedPieces('Größe und Länge', 'die Länge')).toBe(0.5);
});
