import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { describe, expect, test } from 'vitest';
import { normalise } from './normalise.ts';

/** Written and spoken, from a file with one case on a line. */
const casesOf = (name: string): [written: string, spoken: string][] =>
  readFileSync(path.join(import.meta.dirname, 'cases', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' → ') && !line.startsWith('# '))
    .map((line) => {
      const at = line.lastIndexOf(' → ');
      return [line.slice(0, at), line.slice(at + 3)];
    });

// Marks, capitals and spaces do not count.
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}']/gu, '');

const spoken = (text: string, language: ContentLanguage): string =>
  normalise([{ kind: 'text', text, srcStart: 0 }], language)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ say }) => say)
    .join(' ');

const tables: [name: string, language: ContentLanguage][] = [
  ['en', 'en-US'],
  ['en-judged', 'en-US'],
  ['en-kinds', 'en-US'],
  ['zh-judged', 'zh-CN'],
  ['zh-kinds', 'zh-CN'],
  ['zh', 'zh-CN'],
];

describe.each(tables)('the table %s', (name, language) => {
  test.each(casesOf(name))('%s', (written, expected) => {
    const said = spoken(written, language);
    expect(plain(said), said).toBe(plain(expected));
  });
});

const written = tables.flatMap(([name, language]) =>
  casesOf(name).map(([text]): [string, ContentLanguage] => [text, language]),
);
// Texts that nobody wrote: every case between two others, so that rules meet at their borders.
const joined = written.map(([text, language], index): [string, ContentLanguage] => {
  const other = written[(index * 7 + 3) % written.length]?.[0] ?? '';
  return [`${other} ${text}，${text} ${other}`, language];
});

describe('whatever is written', () => {
  test('pieces stand in the order of the text, inside it, and none over another', () => {
    for (const [text, language] of [...written, ...joined]) {
      let [start, end] = [0, 0];
      for (const piece of normalise([{ kind: 'text', text, srcStart: 0 }], language)) {
        const isSame = piece.srcStart === start && piece.srcEnd === end;
        expect(isSame || piece.srcStart >= end, text).toBe(true);
        expect(piece.srcEnd, text).toBeGreaterThan(piece.srcStart);
        expect(piece.srcEnd, text).toBeLessThanOrEqual(text.length);
        const isAsLong = piece.say.length === piece.srcEnd - piece.srcStart;
        expect(isAsLong || !piece.asWritten, text).toBe(true);
        [start, end] = [piece.srcStart, piece.srcEnd];
      }
    }
  });

  test('no letter, digit or sign of a formula is left out', () => {
    for (const [text, language] of [...written, ...joined]) {
      // Places count units of UTF-16, of which a picture sign has two.
      const left = text.split('');
      for (const { srcStart, srcEnd } of normalise([{ kind: 'text', text, srcStart: 0 }], language)) {
        left.fill(' ', srcStart, srcEnd);
      }
      expect(left.join(''), text).not.toMatch(/[\p{L}\p{N}=<>≤≥≠≈±×÷√∑∞Δ²³°%$€£¥]/u);
    }
  });

  test('a text in several spans says what it says in one, when the spans meet between words', () => {
    const [first, second] = ['共有2,400人，', '增长了3.5%。'];
    const apart = normalise(
      [
        { kind: 'text', text: first, srcStart: 10 },
        { kind: 'text', text: second, srcStart: 10 + first.length },
      ],
      'zh-CN',
    );
    const whole = normalise([{ kind: 'text', text: first + second, srcStart: 10 }], 'zh-CN');
    const bare = ({ say, srcStart, srcEnd }: (typeof whole)[number]) => ({ say, srcStart, srcEnd });
    expect(apart.map(bare)).toEqual(whole.map(bare));
  });
});
