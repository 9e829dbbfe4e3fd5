import type { ScriptReading } from '@app/contract/broadcast/schema.ts';
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { doubtAt, markedSyllable, markedWord, type Range } from './readings.ts';
import { meantRange } from './script-commands.ts';
import { letterAt } from './spoken-word.ts';
import type { Readings } from './use-readings.ts';

/** More is no word any more. */
const longest = 8;

/** A character of the script, or an English word, where it stands, and how it is read. */
export type MeantCharacter = { character: string; place: number; reading: ScriptReading };

/** The Chinese characters between two places, or the English word that has several readings; undefined for anything else. */
function charactersIn(doc: Node, { from, to }: Range, readings: Readings): MeantCharacter[] | undefined {
  const text = doc.textBetween(from, to, '\n', '\ufffc');
  const first = readings.at.get(letterAt(doc, from));
  if (first?.word === text)
    return [{ character: text, place: from, reading: withMark(first, markedWord(doc, from)?.reading) }];
  if (text.length > longest || !/^\p{Script=Han}+$/u.test(text)) return undefined;
  const characters = [...text].flatMap((character, index) => {
    const place = from + index;
    const reading = readings.at.get(letterAt(doc, place));
    return reading ? [{ character, place, reading: withMark(reading, markedSyllable(doc, place)) }] : [];
  });
  return characters.length === text.length ? characters : undefined;
}

/** What was chosen shows at once, before it is asked again how the script is read. */
function withMark(reading: ScriptReading, marked: string | undefined): ScriptReading {
  if (marked === undefined) return reading;
  const others = [reading.now, ...reading.others].filter((syllable) => syllable !== marked);
  return { ...reading, now: marked, others };
}

/**
 * What is doubtful before or behind the caret, or was until its reading was chosen: who has just chosen one may choose
 * again.
 */
function askedRange(state: EditorState): Range | undefined {
  const { empty, from } = state.selection;
  if (!empty) return undefined;
  for (const place of [from, Math.max(0, from - 1)]) {
    const isMarked = markedSyllable(state.doc, place) !== undefined;
    const asked = isMarked ? { from: place, to: place + 1 } : markedWord(state.doc, place);
    const found = asked ?? doubtAt(state, place);
    if (found) return found;
  }
  return undefined;
}

/** The characters that are meant: those that are chosen, a doubtful or marked one at the caret, else the word there. */
export function meantCharacters(
  state: EditorState,
  language: string,
  readings: Readings | undefined,
): MeantCharacter[] | undefined {
  const range = askedRange(state) ?? meantRange(state, language);
  return readings && range && charactersIn(state.doc, range, readings);
}

/** The word that a character stands in, with its readings: what a dictionary would hold. */
export function wordAround(
  { doc }: EditorState,
  characters: readonly MeantCharacter[],
  language: string,
  readings: Readings,
): MeantCharacter[] {
  const [first] = characters;
  if (!first || characters.length > 1) return [...characters];
  const $place = doc.resolve(first.place);
  const text = $place.parent.textBetween(0, $place.parent.content.size, undefined, '\ufffc');
  const word = new Intl.Segmenter(language, { granularity: 'word' })
    .segment(text)
    .containing($place.parentOffset);
  const from = $place.start() + (word?.index ?? $place.parentOffset);
  const range = { from, to: from + (word?.segment.length ?? 1) };
  return charactersIn(doc, range, readings) ?? [...characters];
}

/** Whether the readings are shown without being asked for: characters are chosen, or the caret stands at a doubtful or marked one. */
export function isOffered(state: EditorState, characters: readonly MeantCharacter[]): boolean {
  if (!characters.some(({ reading }) => reading.others.length > 0)) return false;
  return !state.selection.empty || askedRange(state) !== undefined;
}
