import { expect, test } from 'vitest';
import { wordPieces } from './word-pieces.ts';

const names = ['[UNK]', '水', '资', '源', 'play', '##ing', '##s', '2', '##0', '。', 'é'];
const vocabulary = Object.fromEntries(names.map((name, at) => [name, at]));
const piecesOf = (text: string, most = 20) => wordPieces(text, vocabulary, most).map((piece) => names[piece]);

test('each Chinese character is a piece, and other words are made of the longest ones', () => {
  expect(piecesOf('水资源。')).toEqual(['水', '资', '源', '。']);
  expect(piecesOf('Playing 20 plays')).toEqual(['play', '##ing', '2', '##0', 'play', '##s']);
});

test('wide letters and capitals are as others are', () => {
  expect(piecesOf('ＰＬＡＹ　２０')).toEqual(['play', '2', '##0']);
});

test('a word of which some part is unknown is unknown as a whole, and so is a run of letters that is no word', () => {
  expect(piecesOf('playx 水')).toEqual(['[UNK]', '水']);
  expect(piecesOf(`${'play'.repeat(5_000)} 水`)).toEqual(['[UNK]', '水']);
});

test('no more pieces are made than the model takes', () => {
  expect(piecesOf('水'.repeat(100_000), 5)).toEqual(['水', '水', '水', '水', '水']);
});

test('what every object has is no piece', () => {
  expect(piecesOf('constructor')).toEqual(['[UNK]']);
});
