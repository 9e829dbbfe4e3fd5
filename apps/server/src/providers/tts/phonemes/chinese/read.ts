import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { pinyin } from 'pinyin-pro';
import { jieba } from '../../../jieba.ts';
import { dictionaryWords } from './dictionary-words.ts';
import { lexicon, usualReadings } from './lexicon.ts';
import { pinyinToIpa } from './pinyin-to-ipa.ts';
import { readAlone } from './rules.ts';
import { joinTones } from './sandhi.ts';
import { surnameAt } from './surnames.ts';
import { endsWithLightChild } from './toneless.ts';

// In these 儿 is a syllable of its own; elsewhere it colours the one before.
const childWords = /女儿|婴儿|幼儿|胎儿|孤儿|健儿|少儿|小儿|托儿|宠儿/;

const asNumbers = { toneType: 'num', type: 'array', toneSandhi: false, v: true } as const;

// Characters whose rule tells something by their neighbours alone, and not by how often they are read so.
const byNeighbours = new Set('涨调削缝应率钉为炸朴重种量数弹挑降扎盛卡背转切行撮攒干吐差中弄涌侗传');

type Word = { word: string; tag: string; at: number };

// Words that are only guessed take these to their neighbours: 地升, 长得, 姓任, 请数, 他会.
const guessed = /^[地得还为姓].$|^.[得地]$|^[请先再快]数$|^[我你他她它您谁]会$/u;

/** The words of a text and their classes; places count characters. */
function wordsOf(text: string): Word[] {
  let at = 0;
  return jieba()
    .tag(text, true)
    .flatMap(({ word, tag }) =>
      tag === 'x' && guessed.test(word) ? [...word].map((one) => ({ word: one, tag: 'v' })) : [{ word, tag }],
    )
    .map(({ word, tag }) => {
      const start = at;
      at += [...word].length;
      return { word, tag, at: start };
    });
}

export type Syllable = {
  /** Empty for a character that nobody can read. */
  ipa: string;
  startsWord: boolean;
};

type Options = {
  dictionary: readonly DictionaryEntry[];
  /** Readings that are known already, by place. */
  given: ReadonlyMap<number, string>;
  /** Places at which a word begins, whatever the words are. */
  borders: ReadonlySet<number>;
};

/** Reads a run of Chinese characters: one syllable for each, with the tones as they are spoken together. */
export function readChinese(text: string, options: Options): Syllable[] {
  const { spoken, starts } = readPinyin(text, options);
  return [...text].map((_, index) => ({
    ipa: pinyinToIpa(spoken[index] ?? '') ?? '',
    startsWord: starts.has(index),
  }));
}

/**
 * The syllables with their tones as numbers, and where words begin. `read` are those before they are joined in speech,
 * `settled` the places where a word or a person says how the character is read.
 */
export function readPinyin(text: string, { dictionary, given, borders }: Options) {
  const characters = [...text];
  const spoken = pinyin(text, asNumbers);
  const words = wordsOf(text);
  readKnownWords(words, spoken);
  const starts = new Set([...words.map(({ at }) => at), characters.length]);
  for (const [at, character] of characters.entries())
    spoken[at] = usualReadings.get(character) ?? spoken[at] ?? '';
  readByWords(words, characters, spoken);
  const settled = applyLexicon(characters, spoken, words);
  const certain = new Set(given.keys());
  for (const [place, syllable] of readByDictionary(characters, dictionary)) {
    spoken[place] = syllable;
    certain.add(place);
  }
  for (const [place, syllable] of given) spoken[place] = syllable;
  const read = [...spoken];
  const wordAt = words.flatMap(({ word }) => [...word].map(() => word));
  joinTones(characters, spoken, { isFixed: (at) => certain.has(at), wordOf: (at) => wordAt[at] ?? '' });
  // A word that the dictionary of words has tells how its characters are read.
  for (const { word, tag, at } of words)
    if (tag !== 'x' && [...word].length > 1) for (const place of [...word].keys()) settled.add(at + place);
  for (const place of certain) settled.add(place);
  return { spoken, starts: new Set([...starts, ...borders]), read, settled };
}

/** Words that jieba knows are read as they are alone: across their borders other words seem to stand, as in 六人参加. */
function readKnownWords(words: readonly Word[], spoken: string[]): void {
  for (const { word, tag, at } of words) {
    if (tag === 'x' || [...word].length < 2) continue;
    for (const [place, syllable] of pinyin(word, asNumbers).entries()) spoken[at + place] = syllable;
    if (endsWithLightChild(word)) spoken[at + 1] = 'zi5';
  }
}

function readByWords(words: readonly Word[], characters: readonly string[], spoken: string[]): void {
  for (const [index, { word, tag, at }] of words.entries()) {
    const [before, next] = [words[index - 1], words[index + 1]];
    const after = characters.slice(at + [...word].length).join('');
    const head = characters.slice(0, at).join('');
    const alone = [...word].length === 1;
    const reading =
      surnameAt(word, tag, head, after) ??
      (alone
        ? readAlone(word, {
            before: before?.word ?? '',
            beforeTag: before?.tag ?? '',
            after,
            afterTag: next?.tag ?? '',
            head,
          })
        : undefined);
    if (reading !== undefined) spoken[at] = reading;
    if (tag === 'x' && !alone)
      readInside(word, { at, isNamed: reading !== undefined, before, next, head, after }, spoken);
    const child = [...word].indexOf('儿');
    if (child > 0 && !childWords.test(word)) spoken[at + child] = 'er5';
  }
}

/** Where a word that is only guessed stands. */
type Inside = {
  at: number;
  isNamed: boolean;
  before: Word | undefined;
  next: Word | undefined;
  head: string;
  after: string;
};

/** Characters of a word that is only guessed are read by what stands around them, as if they stood alone. */
function readInside(
  word: string,
  { at, isNamed, before, next, head, after }: Inside,
  spoken: string[],
): void {
  const characters = [...word];
  for (const [place, character] of characters.entries()) {
    if (!byNeighbours.has(character) || (place === 0 && isNamed)) continue;
    const [ahead, behind] = [characters.slice(0, place).join(''), characters.slice(place + 1).join('')];
    const reading = readAlone(character, {
      before: ahead || (before?.word ?? ''),
      beforeTag: ahead ? 'x' : (before?.tag ?? ''),
      after: behind + after,
      afterTag: behind ? 'x' : (next?.tag ?? ''),
      head: head + ahead,
    });
    if (reading !== undefined) spoken[at + place] = reading;
  }
}

/** Words of the lexicon, where they begin and end with words of the text, or lie inside of one; which places they tell. */
function applyLexicon(characters: readonly string[], spoken: string[], words: readonly Word[]): Set<number> {
  const told = new Map<number, number>();
  const text = characters.join('');
  // For each character, where its word begins and ends, and whether it is only guessed.
  const bounds = words.flatMap(({ word, tag, at }) => {
    const bound = { start: at, end: at + [...word].length, guessed: tag === 'x' };
    return [...word].map(() => bound);
  });
  let offset = 0;
  for (const [at, character] of characters.entries()) {
    for (const { word, at: place, syllable } of lexicon.get(character) ?? []) {
      if (!text.startsWith(word, offset)) continue;
      const end = at + [...word].length;
      const [first, last] = [bounds[at], bounds[end - 1]];
      // What is only guessed may be cut elsewhere.
      const begins = first?.start === at || first?.guessed;
      const ends = last?.end === end || last?.guessed;
      if (first !== last && !(begins && ends)) continue;
      // What a longer word said of it stays: 士大夫 is no 大夫.
      if ((told.get(at + place) ?? 0) > end - at) continue;
      const known = spoken[at + place] ?? '';
      spoken[at + place] = syllable === '5' ? `${known.replace(/\d$/, '')}5` : syllable;
      told.set(at + place, end - at);
    }
    offset += character.length;
  }
  return new Set(told.keys());
}

/** What the dictionary says of which places. */
const readByDictionary = (characters: readonly string[], dictionary: readonly DictionaryEntry[]) =>
  new Map(
    dictionaryWords(characters, dictionary).flatMap(({ at, syllables }) =>
      syllables.map((syllable, index) => [at + index, syllable] as const),
    ),
  );
