import { expect, test } from 'vitest';
import { mannerOf, type SpeechSentence } from '../port.ts';
import { readingsOf } from './readings.ts';

type Span = SpeechSentence['spans'][number];
const spoken = (spans: readonly Span[], dictionary: SpeechSentence['dictionary'] = []) =>
  readingsOf({
    spans,
    dictionary,
    voice: 'tone',
    language: 'zh-CN',
    manner: mannerOf('natural'),
    pauseAfterMs: 0,
  });
const span = (text: string, more: Partial<Span> = {}): Span => ({
  kind: 'text',
  text,
  srcStart: 0,
  ...more,
});
const of = (text: string) => spoken([span(text)]);

test('each character has its place, its reading as it stands there, and the others it could have', () => {
  const text = '银行的 2 个行长。';
  const list = of(text);
  expect(list.map(({ at, now }) => `${text[at]}${now}`).join(' ')).toBe(
    '银yin2 行hang2 的de5 个ge4 行hang2 长zhang3',
  );
  expect(list[1]?.others).toEqual(['xing2', 'hang4', 'heng2']);
  // 银 is read in one way.
  expect(list[0]?.others).toEqual([]);
});

test('a word tells how its characters are read; a character that stands alone may be doubtful, a particle is not', () => {
  const doubtful = (text: string) =>
    of(text)
      .filter(({ isDoubtful }) => isDoubtful)
      .map(({ at }) => text[at])
      .join('');
  expect(doubtful('重庆的银行很重要。')).toBe('');
  expect(doubtful('这根绳子长了。')).toBe('长');
  expect(doubtful('他说的是真的。')).toBe('');
});

test('a mark and the dictionary are the reading, and nothing is doubtful about it', () => {
  const list = spoken(
    [span('绳子'), span('长', { pinyin: 'zhang3', srcStart: 2 }), span('，行重。', { srcStart: 3 })],
    [{ text: '行', pronunciation: 'heng2' }],
  );
  const at = (place: number) => list.find((reading) => reading.at === place);
  expect(at(2)).toEqual({ at: 2, now: 'zhang3', others: ['chang2'], isDoubtful: false });
  expect(at(4)).toMatchObject({ now: 'heng2', isDoubtful: false });
});

test('一 and 不 are told as they are written, not as they are joined in speech', () => {
  expect(of('不是一个。').map(({ now }) => now)).toEqual(['bu4', 'shi4', 'yi1', 'ge4']);
});

test('English words with several readings have them, in both languages and with an s', () => {
  const english = (text: string, more: Partial<Span> = {}) =>
    spoken([span(text, more)]).filter(({ word }) => word !== undefined);
  expect(english('The wind is strong.')).toEqual([
    { at: 4, word: 'wind', now: 'wˈɪnd', others: ['wˈInd'], isDoubtful: false },
  ]);
  for (const [text, other] of [
    ['live', 'lˈIv'],
    ['read', 'ɹˈɛd'],
    ['lead', 'lˈɛd'],
    ['close', 'klˈOz'],
    ['record', 'ɹɪkˈɔɹd'],
    ['present', 'pɹɪzˈɛnt'],
    ['tear', 'tˈɛɹ'],
    ['records', 'ɹɪkˈɔɹdz'],
  ] as const)
    expect(english(text), text).toMatchObject([
      { at: 0, word: text, others: expect.arrayContaining([other]) },
    ]);
  expect(english('看 live 演出。')).toMatchObject([{ at: 2, word: 'live' }]);
  expect(english('A table and a chair.')).toEqual([]);
});

test('a reading that was chosen for an English word holds, and one that it does not have does not', () => {
  const english = (reading: string) => spoken([span('live', { reading })])[0];
  expect(english('lˈIv')).toMatchObject({ now: 'lˈIv', others: ['lˈɪv'], isDoubtful: false });
  expect(english('kˈæt')).toMatchObject({ now: 'lˈɪv' });
});
