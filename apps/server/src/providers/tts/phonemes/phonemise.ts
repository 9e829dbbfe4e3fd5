import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { TextSpan } from '../port.ts';
import type { Piece } from '../text/normalise.ts';
import { readChinese } from './chinese/read.ts';
import type { EnglishReader } from './english/reader.ts';
import { anyVowel } from './english/vowels.ts';
import { createUtterance, type Utterance, type UtteranceBuilder, type Word } from './utterance.ts';

type Options = {
  dictionary: readonly DictionaryEntry[];
  english: EnglishReader;
  /** The mother tongue of the voice. */
  voice: ContentLanguage;
};

/** Gives every piece of a sentence its sounds. */
export function phonemise(pieces: readonly Piece[], options: Options): Utterance {
  const utterance = createUtterance();
  for (let index = 0; index < pieces.length; ) {
    const run = runOf(pieces, index, ({ kind }) => kind === 'chinese');
    if (run.length > 0) addChinese(run, options.dictionary, utterance);
    index += run.length;
    const phrase = runOf(pieces, index, ({ kind }) => kind === 'english' || kind === 'letter');
    addEnglish(phrase, options, utterance);
    index += phrase.length;
    const mark = pieces[index];
    if (mark?.kind !== 'mark') continue;
    utterance.addMark(mark.say);
    index++;
  }
  return utterance.finish();
}

function addEnglish(
  phrase: readonly Piece[],
  { english, voice }: Options,
  utterance: UtteranceBuilder,
): void {
  const sounds = english.phrase(
    phrase.map((piece) => ({ text: piece.say, isLetter: piece.kind === 'letter', given: givenTo(piece) })),
  );
  for (const [index, piece] of phrase.entries()) {
    const said = sounds[index] ?? '';
    utterance.addWord(voice === 'zh-CN' ? breathed(said) : said, wordAt(piece));
  }
}

/** The reading that was chosen for a word; what was written to it since is another word. */
export const givenTo = (piece: Piece): string | undefined =>
  writtenAt(piece) === piece.span.text ? piece.span.reading : undefined;

// A Chinese voice takes a bare p, t or k for the b, d or g of Chinese. English breathes where a word begins or the stress
// follows, but not after s.
const breathing = new RegExp(`(?<!s)([ptk])(?=[ɹlwj]?ˈ)|^([ptk])(?=[ˌɹlwj]*${anyVowel})`, 'g');
const breathed = (sounds: string): string => sounds.replace(breathing, '$1$2ʰ');

export type Place = Pick<Piece, 'srcStart' | 'srcEnd' | 'span'>;

/** What stands at a place of the original text. */
export const writtenAt = ({ span, srcStart, srcEnd }: Place): string =>
  span.text.slice(srcStart - span.srcStart, srcEnd - span.srcStart);

function wordAt({ srcStart, srcEnd, span }: Place): Word {
  return { text: writtenAt({ srcStart, srcEnd, span }), srcStart, srcEnd, span };
}

// Readings depend on their neighbours, so what stands together is read together.
export function runOf(pieces: readonly Piece[], from: number, isOfRun: (piece: Piece) => boolean): Piece[] {
  const rest = pieces.slice(from);
  const end = rest.findIndex((piece) => !isOfRun(piece));
  return end === -1 ? rest : rest.slice(0, end);
}

function addChinese(
  run: readonly Piece[],
  dictionary: readonly DictionaryEntry[],
  utterance: UtteranceBuilder,
): void {
  const text = run.map(({ say }) => say).join('');
  const { given, borders, places } = placesOf(run);
  const syllables = readChinese(text, { dictionary, given, borders });
  for (let index = 0; index < syllables.length; ) {
    let end = index + 1;
    while (end < syllables.length && !syllables[end]?.startsWord) end++;
    const [first, last] = [places[index], places[end - 1]];
    const word = syllables.slice(index, end);
    index = end;
    if (first && last) {
      utterance.addWord(word.map(({ ipa }) => ipa).join(''), wordAt({ ...first, srcEnd: last.srcEnd }));
    }
  }
}

/** For each character of a run: where it stands, and its reading where that is certain. */
export function placesOf(run: readonly Piece[]) {
  const given = new Map<number, string>();
  const borders = new Set<number>();
  const places: Place[] = [];
  let marked: { span?: TextSpan; syllables: string[] } = { syllables: [] };
  for (const piece of run) {
    const { span, asWritten } = piece;
    if (marked.span !== span) marked = { span, syllables: span.pinyin?.trim().split(/\s+/) ?? [] };
    borders.add(places.length);
    let offset = 0;
    for (const character of piece.say) {
      const reading =
        (asWritten ? marked.syllables.shift() : undefined) ?? toneOfOne(piece, character, offset);
      if (reading !== undefined) given.set(places.length, reading);
      const srcStart = asWritten ? piece.srcStart + offset : piece.srcStart;
      places.push({ srcStart, srcEnd: asWritten ? srcStart + character.length : piece.srcEnd, span });
      offset += character.length;
    }
  }
  return { given, borders, places };
}

// 一 changes its tone before other syllables, but not as a digit, and in numbers only before the large units.
function toneOfOne({ asWritten, digits, say }: Piece, character: string, offset: number): string | undefined {
  if (asWritten || character !== '一' || (say === '一' && !digits)) return undefined;
  const next = say[offset + 1] ?? '';
  // Alone before what it measures it is like one that is written: 一公里, 一美元.
  if (!digits && offset === 0 && !/[零一二三四五六七八九十百千万亿点]/.test(next)) return undefined;
  // 二十一千克: here 千 belongs to the measure.
  if (!digits && /^(?:百|千(?![克米瓦帕焦伏牛赫卡安欧字比]))/.test(say.slice(offset + 1))) return 'yi4';
  return !digits && /[万亿]/.test(next) ? 'yi2' : 'yi1';
}
