import type { DictionaryEntry } from '@app/contract/speech/schema.ts';
import type { TextSpan } from '../port.ts';
import type { Piece } from '../text/normalise.ts';
import { readChinese } from './chinese/read.ts';
import type { EnglishReader } from './english/reader.ts';
import { createUtterance, type Utterance, type UtteranceBuilder, type Word } from './utterance.ts';

type Options = { dictionary: readonly DictionaryEntry[]; english: EnglishReader };

/** Gives every piece of a sentence its sounds. */
export function phonemise(pieces: readonly Piece[], { dictionary, english }: Options): Utterance {
  const utterance = createUtterance();
  for (let index = 0; index < pieces.length; ) {
    const run = chineseRun(pieces, index);
    if (run.length > 0) addChinese(run, dictionary, utterance);
    const piece = pieces[index + run.length];
    index += run.length + 1;
    if (!piece) continue;
    if (piece.kind === 'mark') utterance.addMark(piece.say);
    else
      utterance.addWord(
        piece.kind === 'letter' ? english.letter(piece.say) : english.word(piece.say),
        wordAt(piece),
      );
  }
  return utterance.finish();
}

type Place = Pick<Piece, 'srcStart' | 'srcEnd' | 'span'>;

function wordAt({ srcStart, srcEnd, span }: Place): Word {
  return { text: span.text.slice(srcStart - span.srcStart, srcEnd - span.srcStart), srcStart, srcEnd, span };
}

// Readings depend on their neighbours, so what stands together is read together.
function chineseRun(pieces: readonly Piece[], from: number): Piece[] {
  let to = from;
  while (pieces[to]?.kind === 'chinese') to++;
  return pieces.slice(from, to);
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
function placesOf(run: readonly Piece[]) {
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
  if (!digits && /[百千]/.test(next)) return 'yi4';
  return !digits && /[万亿]/.test(next) ? 'yi2' : 'yi1';
}
