import type { ScriptReading } from '@app/contract/broadcast/schema.ts';
import { tidySyllable } from '@app/contract/dictionary/states/pinyin.ts';
import { polyphonic } from 'pinyin-pro';
import type { SpeechSentence } from '../port.ts';
import { normalise, type Piece } from '../text/normalise.ts';
import inUse from './chinese/readings-in-use.json' with { type: 'json' };
import { readPinyin } from './chinese/read.ts';
import { plainLetters, readInPhrase, readingsOfWord } from './english/in-phrase.ts';
import { givenTo, placesOf, runOf, writtenAt } from './phonemise.ts';

const severalInUse = new Set(inUse);

/** How the Chinese characters and the English words with several readings are read in a sentence, and how else they could be. */
export function readingsOf({ spans, language, dictionary }: SpeechSentence): ScriptReading[] {
  const pieces = normalise(spans, language);
  const readings = englishReadings(pieces);
  for (let index = 0; index < pieces.length; index++) {
    const run = runOf(pieces, index, ({ kind }) => kind === 'chinese');
    if (run.length === 0) continue;
    index += run.length;
    const text = run.map(({ say }) => say).join('');
    const { given, borders, places } = placesOf(run);
    const { read, settled } = readPinyin(text, { dictionary, given, borders });
    for (const [at, character] of [...text].entries()) {
      const place = places[at];
      const now = tidySyllable(read[at] ?? '');
      // What is said for a number has no character of its own.
      if (!place || writtenAt(place) !== character || now === '') continue;
      // The light tone is that of a particle, which the words around it tell: 的, 了, 着.
      const isDoubtful = severalInUse.has(character) && !settled.has(at) && !now.endsWith('5');
      readings.push({ at: place.srcStart, now, others: othersOf(character, now), isDoubtful });
    }
  }
  return readings;
}

/** The words that are read in several ways. */
function englishReadings(pieces: readonly Piece[]): ScriptReading[] {
  const readings: ScriptReading[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const phrase = runOf(pieces, index, ({ kind }) => kind === 'english' || kind === 'letter');
    if (phrase.length === 0) continue;
    index += phrase.length;
    const capitals = phrase.map(({ say }) => plainLetters(say).toUpperCase());
    for (const [at, piece] of phrase.entries()) {
      const word = writtenAt(piece);
      const all = piece.kind === 'english' && word === piece.say ? readingsOfWord(word) : [];
      const read = all.length > 0 ? readInPhrase(capitals, at) : undefined;
      if (!read) continue;
      const given = all.find((sounds) => sounds === givenTo(piece));
      const now = given ?? read.sounds;
      const others = all.filter((sounds) => sounds !== now);
      readings.push({ at: piece.srcStart, word, now, others, isDoubtful: !given && !read.isSure });
    }
  }
  return readings;
}

const known = new Map<string, readonly string[]>();

/** The readings of a character beside one of them. */
function othersOf(character: string, now: string): string[] {
  const all =
    known.get(character) ??
    (polyphonic(character, { toneType: 'num', type: 'array' })[0] ?? []).map((one) => tidySyllable(one));
  known.set(character, all);
  return all.filter((syllable) => syllable !== now);
}
