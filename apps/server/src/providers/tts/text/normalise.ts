import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { TextSpan } from '../port.ts';
import { digitsZh } from './chinese/numbers.ts';
import { rulesZh } from './chinese/rules.ts';
import { digitsEn } from './english/numbers.ts';
import { rulesEn } from './english/rules.ts';
import { formulasEn, formulasZh } from './formulas.ts';
import { type Reader, readerOf } from './reader.ts';
import { createRuleMatcher, type Rule } from './rule.ts';
import { readAs } from './say-as.ts';
import { markOf, signWords } from './signs.ts';

/** A piece of speech: Chinese characters, an English word, a letter by its name, or a mark that makes a pause. */
export type Piece = {
  kind: 'chinese' | 'english' | 'letter' | 'mark';
  say: string;
  /** Where it stands in the original text. */
  srcStart: number;
  srcEnd: number;
  /** Said as it is written, so that each letter has its own place. Else the whole stands for the whole. */
  asWritten: boolean;
  /** Digits one by one: the one among them keeps its first tone. */
  digits: boolean;
  span: TextSpan;
};

type Bare = Pick<Piece, 'kind' | 'say' | 'asWritten' | 'digits'> & { start: number; end: number };

const chineseRun = /[\p{Script=Han}〇]+/uy;
const latinWord = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/uy;
const dottedLetters = /(?:[A-Za-z]\.){2,}/y;
const webAddress =
  /(?:https?:\/\/)?(?:[a-z][a-z0-9-]*\.)+(?:com|cn|org|net|edu|gov|io|ai)\b(?:\/[\w\-./]*\w)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giy;
// data.csv, 报告.pdf
const fileName =
  /(?:[A-Za-z][\w-]*|(?<=\p{Script=Han}))\.(?:csv|pdf|docx?|xlsx?|pptx?|txt|xml|html?|png|json|zip|jpe?g|gif|wav|mp[34]|svg|css|py|cs|cpp|java|rs|rb|sh|ya?ml|toml|md|sql|log|exe|dll|ipynb)(?!\w|\.\w)/iuy;
// Node.js is a library, index.js a file.
const scriptName = /[a-z][\w-]*\.(?:jsx?|tsx?)(?!\w|\.\w)/uy;
const saidAsWord = /^(?:doc|json|zip|jpeg|gif|java|yaml|toml|log)$/i;
const hasChinese = /\p{Script=Han}/u;
const rules: Readonly<Record<Reader, readonly Rule[]>> = {
  zh: [...formulasZh, ...rulesZh],
  en: [...formulasEn, ...rulesEn],
};

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

type Matchers = Readonly<Record<Reader, ReturnType<typeof createRuleMatcher>>>;
const matchersOf = (text: string): Matchers => ({
  zh: createRuleMatcher(rules.zh, text),
  en: createRuleMatcher(rules.en, text),
});

const addressWords: Record<Reader, Record<string, string>> = {
  zh: { '.': '点', '@': '艾特', '/': '斜杠', '-': '杠', _: '下划线' },
  en: { '.': 'dot', '@': 'at', '/': 'slash', '-': 'dash', _: 'underscore' },
};

const digitsOf: Record<Reader, (digits: string) => string> = { zh: digitsZh, en: digitsEn };

const readAddress = (address: string, reader: Reader): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, 'W W W .')
    .replace(/\d+/g, (digits) => ` ${digitsOf[reader](digits)} `)
    .replace(/[.@/_-]/g, (sign) => ` ${addressWords[reader][sign]} `);

function readFileName(name: string, reader: Reader): string {
  const [, start = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${readAddress(`${start}.`, reader)}${saidAsWord.test(ending) ? ending : ending.toUpperCase()}`;
}

/** Words that stand for what is written at a place. */
function spokenFor(say: string, start: number, end: number, digits: boolean): Bare[] {
  return [...say.matchAll(/\p{Script=Han}+|[\p{Script=Latin}']+|[，,]/gu)].map(([part]) => ({
    kind: kindOf(part),
    say: part.replace('，', ','),
    start,
    end,
    asWritten: false,
    digits,
  }));
}

function kindOf(part: string): Piece['kind'] {
  if (part === '，' || part === ',') return 'mark';
  if (hasChinese.test(part)) return 'chinese';
  return /^[A-Z]$/.test(part) ? 'letter' : 'english';
}

function readWord(word: string, start: number, reader: Reader): Bare {
  // One letter is read by its name; but in English A and I are words.
  const isLetter = word.length === 1 && (reader === 'zh' || !/^[aAI]$/.test(word));
  const kind = isLetter ? 'letter' : 'english';
  return {
    kind,
    say: word.replaceAll('’', "'"),
    start,
    end: start + word.length,
    asWritten: true,
    digits: false,
  };
}

/** What stands at a place, and how long it is. */
function readAt(
  text: string,
  at: number,
  reader: Reader,
  matchers: Matchers,
): { found: Bare[]; length: number } {
  const chinese = matchAt(chineseRun, text, at);
  // 年 after digits belongs to the date, so the rules look from the first digit on, never from inside a run.
  if (chinese !== undefined) {
    const say = chinese.replaceAll('〇', '零');
    return {
      found: [{ kind: 'chinese', say, start: at, end: at + say.length, asWritten: true, digits: false }],
      length: chinese.length,
    };
  }
  const spoken = (say: string, length: number, digits: boolean) => ({
    found: spokenFor(say, at, at + length, digits),
    length,
  });
  const address = matchAt(webAddress, text, at);
  if (address !== undefined) return spoken(readAddress(address, reader), address.length, true);
  const ruled = matchers[reader](at);
  if (ruled) return spoken(ruled.say, ruled.length, ruled.digits);
  const file = matchAt(fileName, text, at) ?? matchAt(scriptName, text, at);
  if (file !== undefined) return spoken(readFileName(file, reader), file.length, true);
  const dotted = matchAt(dottedLetters, text, at);
  if (dotted !== undefined) return spoken(dotted.toUpperCase().replaceAll('.', ' '), dotted.length, false);
  const word = matchAt(latinWord, text, at);
  if (word !== undefined) return { found: [readWord(word, at, reader)], length: word.length };
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const sign = signWords(letter);
  if (sign) return spoken(sign[reader], letter.length, false);
  const mark = markOf(text, at);
  const found: Bare[] =
    mark === undefined
      ? []
      : [{ kind: 'mark', say: mark, start: at, end: at + 1, asWritten: true, digits: false }];
  return { found, length: letter.length };
}

// Full-width letters and digits are ordinary ones to every rule; one for one, so that places stay the same.
const narrow = (text: string): string =>
  text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

/** Turns the spans of one sentence into pieces that can be pronounced. What has no sound is left out. */
export function normalise(spans: readonly TextSpan[], language: ContentLanguage): Piece[] {
  const whole = narrow(spans.map(({ text }) => text).join(''));
  const readerAt = readerOf(whole, language);
  const pieces: Piece[] = [];
  let from = 0;
  for (const span of spans) {
    const to = from + span.text.length;
    for (const { start, end, ...piece } of readSpan(whole, from, to, span, readerAt)) {
      const offset = span.srcStart - from;
      pieces.push({ ...piece, srcStart: start + offset, srcEnd: end + offset, span });
    }
    from = to;
  }
  return pieces;
}

function readSpan(
  whole: string,
  from: number,
  to: number,
  span: TextSpan,
  readerAt: ReturnType<typeof readerOf>,
): Bare[] {
  const reader = readerAt(from, to);
  const told = span.sayAs && readAs(whole.slice(from, to), span.sayAs, reader);
  if (told && 'say' in told) return spokenFor(told.say, from, to, span.sayAs !== 'number');
  if (told) {
    const { found } = readAt(told.write, 0, reader, matchersOf(told.write));
    return found.map((piece) => ({ ...piece, start: from, end: to }));
  }
  // The rules may look back over the border of a span, but take nothing from the next one.
  const text = whole.slice(0, to);
  const matchers = matchersOf(text);
  const found: Bare[] = [];
  for (let at = from; at < to; ) {
    const next = readAt(text, at, readerAt(at, at + 1), matchers);
    found.push(...next.found);
    at += next.length;
  }
  return found;
}
