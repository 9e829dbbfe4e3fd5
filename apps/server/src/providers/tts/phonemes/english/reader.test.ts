import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineFiles } from '../../kokoro/engine-files.ts';
import { loadEnglish } from '../../kokoro/english-files.ts';
import { vocabulary } from '../vocabulary.ts';
import { createEnglishReader, parseDictionary } from './reader.ts';

const root = path.resolve(import.meta.dirname, '../../../../../../..');
const files = engineFiles(path.join(root, 'engines/node_modules'));
const isInstalled = existsSync(files.dictionary);

const fewWords =
  'HELLO\thəlˈO\nOPEN\tˈOpən\nFAST\tfˈæst\nWANT\twˈɑnt\nMAKE\tmˈAk\nBUS\tbˈʌs\nCHAT\tʧˈæt\nAI\tˈI\nNASA\tnˈæsə\nWHO\thˈu\nRUN\tɹˈʌn\nSTORY\tstˈɔɹi\nSLIDE\tslˈId\nSHOW\tʃˈO\nBLOCK\tblˈɑk\nCHAIN\tʧˈAn\n';
const small = createEnglishReader(parseDictionary(fewWords), (word) => `(${word.toLowerCase()})`);
const wordOf = (word: string): string => small.phrase([{ text: word, isLetter: false }]).join('');

describe('a word alone', () => {
  test.each([
    ['hello', 'həlˈO'],
    ['OPEN', 'ˈOpən'],
    ['buses', 'bˈʌsᵻz'],
    ['wanted', 'wˈɑntᵻd'],
    ['making', 'mˈAkɪŋ'],
    ['makes', 'mˈAks'],
    ['running', 'ɹˈʌnɪŋ'],
    ['stories', 'stˈɔɹiz'],
    ['AI', 'ˈAˈI'],
    ['WHO', 'dˈʌbᵊljuˈAʧˈO'],
    ['OT', 'ˈOtˈi'],
    ['HMACSHA', 'ˈAʧˈɛmˈAsˈiˈɛsˈAʧˈA'],
    ['TAMORIK', '(tˈamorik)'],
    ['who', 'hˈu'],
    ['JSON', 'ʤˈAsən'],
    ['PPT', 'pˈipˈitˈi'],
    ['PDFs', 'pˈidˈiˈɛfz'],
    ['NASA', 'nˈæsə'],
    ['ChatGPT', 'ʧˈætʤˈipˈitˈi'],
    ['mkdkv', 'ˈɛmkˈAdˈikˈAvˈi'],
    ['slideshow', 'slˈIdʃˌO'],
    ['slideshows', 'slˈIdʃˌOz'],
    ['blockchain', 'blˈɑkʧˌAn'],
    ['presenter', 'pɹɪzˈɛntɜɹ'],
    ['HÉLLO', 'həlˈO'],
  ])('%s is %s', (word, expected) => {
    expect(wordOf(word)).toBe(expected);
  });

  test('that only the letter rules can read has one stress', () => {
    expect(wordOf('blorfing')).toBe('(blˈorfing)');
    expect(wordOf('tamorik')).toBe('(tˈamorik)');
  });
});

test('what is longer than any word is read in pieces, because the letter rules take the square of its length', () => {
  const lengths: number[] = [];
  const reader = createEnglishReader(new Map(), (word) => {
    lengths.push(word.length);
    return `(${word.toLowerCase()})`;
  });
  const [said = ''] = reader.phrase([{ text: 'blorfing'.repeat(30), isLetter: false }]);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(45);
  expect(said.replaceAll(/[^a-z]/g, '')).toBe('blorfing'.repeat(30));
});

/** Sentences in which the reading of some words stands behind them. */
const sentences = ['english', 'english-judged']
  .map((name) => readFileSync(path.join(import.meta.dirname, '../cases', `${name}.txt`), 'utf8'))
  .join('\n')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe.skipIf(!isInstalled)('with the installed dictionary', async () => {
  const reader = isInstalled ? await loadEnglish(files) : small;

  test.each(sentences)('%s', (line) => {
    const words = line.split(' ').map((word) => /^([^(]+)(?:\((.+)\))?$/.exec(word) ?? []);
    const sounds = reader.phrase(words.map(([, text = '']) => ({ text, isLetter: false })));
    const marked = words.map(([, text, wanted], at) => `${text}(${wanted ?? sounds[at]})`);
    expect(words.map(([, text], at) => `${text}(${sounds[at]})`)).toEqual(marked);
  });

  test('every reading of ours has only letters that the voice knows', () => {
    const strange = sentences
      .flatMap((line) => [...line.matchAll(/\(([^)]+)\)/g)].map(([, sounds = '']) => sounds))
      .filter((sounds) => [...sounds].some((sound) => !vocabulary.has(sound)));
    expect(strange).toEqual([]);
  });
});
