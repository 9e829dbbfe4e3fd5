import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { isOffered, meantCharacters, wordAround } from './meant-characters.ts';
import { keepReadings } from './keep-readings.ts';
import { doubtAt, doubtfulReadings, markDoubts, markedWord, readCharacter, readWord } from './readings.ts';
import { editedScript, savedScript } from './script-schema.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import type { Readings } from './use-readings.ts';

const start = (text: string) =>
  EditorState.create({ doc: editedScript(scriptFromText(text)), plugins: [doubtfulReadings, keepReadings] });
const after = (state: EditorState, ...commands: ReturnType<typeof readCharacter>[]) =>
  commands.reduce((now, command) => {
    let next = now;
    command(now, (transaction) => {
      next = now.apply(transaction);
    });
    return next;
  }, state);
const marksIn = ({ doc }: EditorState) =>
  savedScript(doc).content.flatMap(({ content = [] }) =>
    content.map((piece) =>
      piece.type === 'text' ? [piece.text, ...(piece.marks ?? []).map(({ attrs }) => attrs)] : [],
    ),
  );

test('a character is read in one way, its neighbours keep theirs, and marks that touch are one', () => {
  const state = after(start('他行行好'), readCharacter(2, 'hang2'), readCharacter(3, 'hang2'));
  expect(marksIn(state)).toEqual([['他'], ['行行', { pinyin: 'hang2 hang2' }], ['好']]);
  const other = after(state, readCharacter(2, 'xing2'));
  expect(marksIn(other)).toEqual([['他'], ['行行', { pinyin: 'xing2 hang2' }], ['好']]);
  const usual = after(other, readCharacter(2, undefined));
  expect(marksIn(usual)).toEqual([['他行'], ['行', { pinyin: 'hang2' }], ['好']]);
});

const readings = (text: string): Readings => ({
  isExact: true,
  at: new Map([...text].map((_, at) => [at, { at, now: 'xing2', others: ['hang2'], isDoubtful: false }])),
});

test('characters are meant when they are chosen or hold the caret; words of other scripts are not', () => {
  const text = '银行 bank';
  const state = start(text);
  const chosen = (from: number, to: number) =>
    state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  const word = (from: number, to: number) =>
    meantCharacters(chosen(from, to), 'zh-CN', readings(text))
      ?.map(({ character }) => character)
      .join('');
  expect([word(1, 3), word(2, 3), word(2, 2), word(4, 8)]).toEqual(['银行', '行', '银行', undefined]);
  const [one] = meantCharacters(chosen(2, 3), 'zh-CN', readings(text))!;
  expect(wordAround(state, [one!], 'zh-CN', readings(text)).map(({ character }) => character)).toEqual([
    '银',
    '行',
  ]);
});

test('readings are offered for chosen characters, and at the caret where a character is doubtful', () => {
  const text = '绳子长';
  const state = after(start(text), markDoubts([{ at: 2, length: 1 }]));
  const at = (from: number, to = from) => {
    const moved = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
    return isOffered(moved, meantCharacters(moved, 'zh-CN', readings(text)) ?? []);
  };
  expect([at(1), at(1, 2), at(3), at(4)]).toEqual([false, true, true, true]);
  // What is written before moves the sign along.
  const moved = state.apply(state.tr.insertText('这根', 1));
  expect([doubtAt(moved, 3), doubtAt(moved, 5)]).toMatchObject([undefined, { from: 5, to: 6 }]);
});

test('a reading that was chosen can be chosen again at the same caret, once it is no longer doubtful', () => {
  const text = '绳子长了';
  const doubtful = after(start(text), markDoubts([{ at: 2, length: 1 }]));
  const atCaret = doubtful.apply(doubtful.tr.setSelection(TextSelection.create(doubtful.doc, 4)));
  const chosen = after(atCaret, readCharacter(3, 'chang2'), markDoubts([]));
  const meant = meantCharacters(chosen, 'zh-CN', readings(text)) ?? [];
  expect(meant).toMatchObject([{ character: '长', place: 3, reading: { now: 'chang2' } }]);
  expect(isOffered(chosen, meant)).toBe(true);
});

test('an English word with several readings is offered whole, and what was chosen can be chosen again', () => {
  const text = 'Live music';
  const list = [{ at: 0, word: 'Live', now: 'lˈɪv', others: ['lˈIv'], isDoubtful: true }];
  const known = { at: new Map(list.map((one) => [one.at, one])), isExact: true };
  const doubtful = after(start(text), markDoubts([{ at: 0, length: 4 }]));
  const at = (state: EditorState, place: number) => {
    const moved = state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
    return meantCharacters(moved, 'en-US', known) ?? [];
  };
  expect(at(doubtful, 3)).toMatchObject([{ character: 'Live', place: 1, reading: { now: 'lˈɪv' } }]);
  const chosen = after(doubtful, readWord({ from: 1, to: 5 }, 'lˈIv'), markDoubts([]));
  expect(at(chosen, 5)).toMatchObject([{ reading: { now: 'lˈIv', others: ['lˈɪv'] } }]);
  expect(savedScript(chosen.doc).content[0]!.content![0]).toEqual({
    type: 'text',
    text: 'Live',
    marks: [{ type: 'reading', attrs: { reading: 'lˈIv' } }],
  });
  const again = after(chosen, readWord({ from: 1, to: 5 }, undefined));
  expect(markedWord(again.doc, 1)).toBeUndefined();
});

test('a character that is deleted takes its syllable along, and a word that is changed its reading', () => {
  const marked = after(start('重庆市 live'), readCharacter(1, 'chong2'), readCharacter(2, 'qing4'));
  const word = after(marked, readWord({ from: 5, to: 9 }, 'lˈIv'));
  const marks = (state: EditorState) => JSON.stringify(savedScript(state.doc).content[0]!.content);
  const deleted = word.apply(word.tr.delete(1, 2));
  expect(marks(deleted)).toContain(
    '{"type":"text","text":"庆","marks":[{"type":"pinyin","attrs":{"pinyin":"qing4"}}]}',
  );
  expect(marks(deleted)).toContain('lˈIv');
  expect(marks(word.apply(word.tr.delete(8, 9)))).not.toContain('lˈIv');
  expect(marks(word.apply(word.tr.insertText('大', 3)))).toContain('chong2 qing4');
});
