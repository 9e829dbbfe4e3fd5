import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import type { ScriptChange } from '@app/contract/script/states/change.ts';
import { languageOf, type SpokenLanguage } from '@app/deck/script/language.ts';
import { saidNumbers, unknownNumber } from '@app/deck/script/said-numbers.ts';
import { sharedPieces } from '@app/deck/script/shared-pieces.ts';
import { unspeakable } from '@app/deck/script/unspeakable.ts';

/** Letters of a script against those of what it was made from, or of what the rules would say. */
const bounds: Record<ScriptChange | 'write', readonly [least: number, most: number]> = {
  write: [0.35, 8],
  rewrite: [0.5, 1.8],
  shorten: [0.15, 0.9],
  lengthen: [1.1, 3],
  simpler: [0.4, 1.8],
  livelier: [0.5, 2],
  translate: [0.15, 6],
};
/** Of a few words any length may be right. */
const fewLetters = 40;
const leastLetters = 6;

export type Checked = {
  deed: ScriptChange | 'write';
  /** What it was made from: the old script, or what the rules say of the page. */
  source: string;
  /** All that may be spoken of. */
  ground: string;
  language: SpokenLanguage;
};

/** Why a script of a model is not taken, in words for the model; undefined when it is fine. */
export function faultOfScript(text: string, { deed, source, ground, language }: Checked): string | undefined {
  if (text.length < leastLetters) return 'it is empty';
  if (text.length > coursewareLimits.script.max) return 'it is too long';
  const broken = unspeakable(text, deed === 'write' ? '' : source);
  if (broken !== undefined) return broken;
  if (languageOf(text) !== language) return 'it is in the wrong language';
  const number = unknownNumber(text, `${ground}\n${source}`);
  if (number !== undefined) return `the number "${number}" is not in the material`;
  const length = text.length / source.length;
  const [least, most] = bounds[deed];
  if (source.length > fewLetters && length < least) return 'it is too short';
  if (Math.max(source.length, fewLetters) * most < text.length) return 'it is too long';
  return deed === 'translate' ? faultOfTranslation(text, source) : faultOfMeaning(text, source);
}

/** Less than this of what was to be said, and it speaks of something else. */
const leastShared = 0.2;

const faultOfMeaning = (text: string, source: string) =>
  source.length > fewLetters &&
  (sharedPieces(source, text) ?? 1) < leastShared / 2 &&
  (sharedPieces(text, source) ?? 1) < leastShared
    ? 'it does not speak of what the slide shows'
    : undefined;

/** Numbers are the same in every language. */
function faultOfTranslation(text: string, source: string): string | undefined {
  const kept = new Set(saidNumbers(text).flatMap(({ values }) => values));
  const lost = saidNumbers(source).find(
    ({ values, isWord }) => !isWord && !values.some((value) => kept.has(value)),
  );
  return lost && `the number "${lost.text}" is missing`;
}
