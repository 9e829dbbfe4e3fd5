import type { ScriptReading } from '@app/contract/broadcast/schema.ts';
import { tidySyllable } from '@app/contract/dictionary/states/pinyin.ts';
import { polyphonic } from 'pinyin-pro';
import type { SpeechSentence } from '../port.ts';
import { normalise } from '../text/normalise.ts';
import inUse from './chinese/readings-in-use.json' with { type: 'json' };
import { readPinyin } from './chinese/read.ts';
import { placesOf, runOf, writtenAt } from './phonemise.ts';

const severalInUse = new Set(inUse);

/** How the Chinese characters of a sentence are read as they stand there, and how else they could be. */
export function readingsOf({ spans, language, dictionary }: SpeechSentence): ScriptReading[] {
  const pieces = normalise(spans, language);
  const readings: ScriptReading[] = [];
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

const known = new Map<string, readonly string[]>();

/** The readings of a character beside one of them. */
function othersOf(character: string, now: string): string[] {
  const all =
    known.get(character) ??
    (polyphonic(character, { toneType: 'num', type: 'array' })[0] ?? []).map((one) => tidySyllable(one));
  known.set(character, all);
  return all.filter((syllable) => syllable !== now);
}
