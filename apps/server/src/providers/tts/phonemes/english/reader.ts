import { inSentence } from './function-words.ts';
import { plainLetters, readInPhrase, readingsOfWord } from './in-phrase.ts';
import { moreWords, spelledForms, wordsOfTwo } from './more-words.ts';
import { fromKnownWords, withStress } from './unknown.ts';

/** Reads a word that is in no dictionary. */
export type LetterRules = (word: string) => string;

/** A word, or a letter that is read by its name; `given`: one of its readings that somebody chose. */
export type EnglishToken = { text: string; isLetter: boolean; given?: string | undefined };

export type EnglishReader = {
  /** Words that stand together in the notation of the voice, each read as its neighbours want it. */
  phrase(tokens: readonly EnglishToken[]): string[];
};

const letterNames: Readonly<Record<string, string>> = {
  A: 'ˈA',
  B: 'bˈi',
  C: 'sˈi',
  D: 'dˈi',
  E: 'ˈi',
  F: 'ˈɛf',
  G: 'ʤˈi',
  H: 'ˈAʧ',
  I: 'ˈI',
  J: 'ʤˈA',
  K: 'kˈA',
  L: 'ˈɛl',
  M: 'ˈɛm',
  N: 'ˈɛn',
  O: 'ˈO',
  P: 'pˈi',
  Q: 'kjˈu',
  R: 'ˈɑɹ',
  S: 'ˈɛs',
  T: 'tˈi',
  U: 'jˈu',
  V: 'vˈi',
  W: 'dˈʌbᵊlju',
  X: 'ˈɛks',
  Y: 'wˈI',
  Z: 'zˈi',
};

// What an English word can begin with; capitals that begin otherwise are a short form: HMACSHA.
const pronounceable =
  /^(?:[AEIOUY]|[BCDFGHJKLMNPRSTVWXYZ][AEIOUY]|QU|[BCFGKPS]L|[BCDFGKPTW]R|S[CKMNPQTW]|[CSTWPGRK]H|GN|KN|[TDS]W|PS|TS|SCH|SCR|SHR|SPL|SPR|STR|THR|PHR|CHR)/;

/** No word has more letters. What has is no word (a key, a held-down letter), and rules over all of it at once take seconds. */
const longestWord = 45;
const inPieces = (text: string): string[] => text.match(new RegExp(`.{1,${longestWord}}`, 'gu')) ?? [];

/** Reads English with a dictionary of capitals, and with rules for what it does not know. */
export function createEnglishReader(
  dictionary: ReadonlyMap<string, string>,
  rules: LetterRules,
): EnglishReader {
  const letter = (name: string): string => letterNames[plainLetters(name).toUpperCase()] ?? '';
  const spell = (word: string): string => [...word].map(letter).join('');
  const known = (capitals: string): string | undefined => moreWords.get(capitals) ?? dictionary.get(capitals);

  function word(given: string): string {
    const text = plainLetters(given);
    if (text.length > longestWord) return inPieces(text).map(word).join('');
    const capitals = text.toUpperCase();
    const isShortForm = /^[A-Z]{2,5}$/.test(text);
    const isSpelled = spelledForms.has(text) || (text.length === 2 && !wordsOfTwo.has(text));
    if (isShortForm && (isSpelled || known(text) === undefined)) return spell(text);
    // PDFs, GPUs
    if (/^[A-Z]{2,5}s$/.test(text) && known(capitals) === undefined) return `${spell(text.slice(0, -1))}z`;
    const found = known(capitals);
    if (found !== undefined) return found;
    // GitHub, ChatGPT, iPhone
    const parts = text.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z']+|[A-Z]/g) ?? [];
    if (parts.length > 1)
      return parts.map((part) => (part.length === 1 ? letter(part) : word(part))).join('');
    const made = fromKnownWords(capitals, known);
    if (made !== undefined) return made;
    const isCapital = text === capitals;
    if (!/[AEIOUY]/.test(capitals) || (isCapital && !pronounceable.test(capitals))) return spell(capitals);
    return withStress(rules(capitals), capitals);
  }

  return {
    phrase(tokens) {
      const texts = tokens.map(({ text }) => plainLetters(text).toUpperCase());
      let next = '';
      return tokens
        .map(({ text, isLetter, given }, at) => {
          if (isLetter) return letter(text);
          if (given !== undefined && readingsOfWord(text).includes(given)) return given;
          const isShortForm = spelledForms.has(text);
          return (isShortForm ? undefined : readInPhrase(texts, at)?.sounds) ?? word(text);
        })
        .map((sounds, at) => ({ sounds, at }))
        .toReversed()
        .map(({ sounds, at }) => {
          const token = tokens[at];
          const isWord = token && !token.isLetter && !spelledForms.has(token.text);
          next = isWord ? inSentence(texts[at] ?? '', sounds, next) : sounds;
          return next;
        })
        .toReversed();
    },
  };
}

/** Reads the lines `WORD<tab>sounds<tab>other sounds`. */
export function parseDictionary(lines: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [word, sounds] = line.split('\t');
    if (word !== undefined && sounds !== undefined && !line.startsWith(';;;'))
      entries.set(word, sounds.trim());
  }
  return entries;
}
