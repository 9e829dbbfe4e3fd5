import { languageOf } from '@app/deck/script/language.ts';
import { isContrary } from '@app/deck/script/negation.ts';
import { saidNumbers, unknownNumber } from '@app/deck/script/said-numbers.ts';
import { sharedPieces } from '@app/deck/script/shared-pieces.ts';
import type { RetrievedPassage } from '../../../providers/answer/port.ts';
import type { Cited } from './read-cited.ts';

/** A sentence with the passages that it comes from, the first first. */
export type Sourced = { text: string; sources: readonly [RetrievedPassage, ...RetrievedPassage[]] };

/** As much of a sentence must stand in its passages: other words around them are the model's own. */
const leastShared = 0.5;
const longest = 400;
const addresses =
  /https?:\/\/[^\s，。；、）)]+|www\.[^\s，。；、）)]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w+|(?<![\w.-])(?:[a-z\d-]{1,63}\.)+[a-z]{2,}\b/giu;
/** Written with a capital inside a sentence, or in a way that only names are. */
const names =
  /(?<=[\p{L}\p{N},;:)] )\p{Lu}[\p{L}\p{N}-]+|\b\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|\d\p{Lu}|\p{Lu}\d)[\p{L}\d-]*/gu;
const latinNames = /\b\p{Lu}[\p{Script=Latin}\d-]+/gu;

/** The first that the ground does not have, however it is written. */
const missing = (text: string, pattern: RegExp, ground: string): string | undefined => {
  const known = ground.toLowerCase();
  return [...text.matchAll(pattern)]
    .map(([found]) => found)
    .find((one) => !known.includes(one.toLowerCase()));
};

/** Whole numbers up to this stand in every other sentence: one in both says nothing. */
const everydayNumber = 12;
const tells = (value: number): boolean => !Number.isInteger(value) || value > everydayNumber;

/** In two languages only numbers and names can be compared: one at least must stand in both. */
function isAnchored(text: string, ground: string): boolean {
  const known = new Set(saidNumbers(ground).flatMap(({ values }) => values));
  const hasNumber = saidNumbers(text).some(({ values }) =>
    values.some((value) => tells(value) && known.has(value)),
  );
  return hasNumber || [...text.matchAll(latinNames)].some(([name]) => ground.includes(name));
}

/** Why a sentence is not told, in words for the model. */
export type Fault = { fault: string };

/** Takes a sentence of a model that stands in the passages it cites, and no other. `question` tells its language. */
export function checkCited(
  { text, numbers }: Cited,
  passages: readonly RetrievedPassage[],
  question: string,
): Sourced | Fault {
  const [first, ...more] = [...new Set(numbers)].map((number) => passages[number - 1]);
  if (!first)
    return { fault: numbers.length === 0 ? 'a sentence has no passage' : 'there is no such passage' };
  const sources: Sourced['sources'] = [first, ...more.filter((passage) => passage !== undefined)];
  if (text.length > longest) return { fault: 'a sentence is too long' };
  const [asked, said] = [languageOf(question), languageOf(text)];
  if (asked !== said && asked !== 'other' && said !== 'other') return { fault: 'it is in another language' };
  const ground = sources.map((source) => source.text).join('\n');
  const number = unknownNumber(text, ground);
  if (number !== undefined) return { fault: `the number "${number}" is not in the passage` };
  // A title or the sentence before may name what a passage is about.
  const pages = new Set(sources.map(({ page }) => page));
  const around = passages.filter(({ page }) => pages.has(page)).map((passage) => passage.text);
  const name = missing(text, names, around.join('\n')) ?? missing(text, addresses, ground);
  if (name !== undefined) return { fault: `"${name}" is not in the passage` };
  const isSameLanguage = languageOf(ground) === said;
  if (isSameLanguage && isContrary(text, ground)) return { fault: 'a sentence denies what its passage says' };
  const isSupported = isSameLanguage
    ? (sharedPieces(text, ground) ?? 0) >= leastShared
    : isAnchored(text, ground);
  return isSupported ? { text, sources } : { fault: 'a sentence says what its passage does not' };
}
