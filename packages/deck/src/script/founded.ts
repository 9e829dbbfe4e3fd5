import { languageOf } from './language.ts';
import { isContrary } from './negation.ts';
import { saidNumbers, unknownNumber } from './said-numbers.ts';
import { sharedPieces } from './shared-pieces.ts';

/** As much of a sentence must stand in its passages: other words around them are the model's own. */
const leastShared = 0.5;
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

/**
 * Why a text does not stand in its ground, in words for the model that wrote it; undefined where it does. Names may also
 * stand `around` the ground.
 */
export function faultOfGround(text: string, ground: string, around = ground): string | undefined {
  const number = unknownNumber(text, ground);
  if (number !== undefined) return `the number "${number}" is not in the passage`;
  const name = missing(text, names, around) ?? missing(text, addresses, ground);
  if (name !== undefined) return `"${name}" is not in the passage`;
  const isSameLanguage = languageOf(ground) === languageOf(text);
  if (isSameLanguage && isContrary(text, ground)) return 'a sentence denies what its passage says';
  const isSupported = isSameLanguage
    ? (sharedPieces(text, ground) ?? 0) >= leastShared
    : isAnchored(text, ground);
  return isSupported ? undefined : 'a sentence says what its passage does not';
}
