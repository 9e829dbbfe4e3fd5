import { sharedPieces } from '@app/deck/script/shared-pieces.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import type { ToldSentence } from '../port.ts';

/** What is said may be so much longer or shorter than it should be. */
const tolerance = 0.1;
/** A sentence of which so much is said already says nothing new. */
const same = 0.5;

/** Words of the rules that lead to the page. */
const leads = ({ block }: ToldSentence): boolean => block === undefined;

const timeOf = (told: readonly ToldSentence[]) => told.reduce((sum, { text }) => sum + secondsOf(text), 0);

/** Where a sentence of the material belongs among those that are told: after the last that stands before it there. */
function placeOf({ block = Infinity }: ToldSentence, told: readonly ToldSentence[]): number {
  return told.findLastIndex((each) => each.block !== undefined && each.block <= block) + 1 || told.length;
}

/**
 * What a model says in the time of its page: the last sentences go where it is too long; where it is too short, sentences
 * of the material come that it did not tell.
 */
export function fitTime(
  told: readonly ToldSentence[],
  more: readonly ToldSentence[],
  seconds: number,
): ToldSentence[] {
  const fitted = [...told];
  while (fitted.length > 1 && timeOf(fitted) > seconds * (1 + tolerance)) fitted.pop();
  const least = seconds * (1 - tolerance);
  const inOrder = [...more.filter(({ block }) => block !== undefined), ...more.filter(leads)];
  for (const sentence of inOrder) {
    if (timeOf(fitted) >= least) break;
    const isTold = (sharedPieces(sentence.text, fitted.map(({ text }) => text).join('\n')) ?? 1) > same;
    const isLong = timeOf(fitted) + secondsOf(sentence.text) > seconds * (1 + tolerance);
    if (!isTold && !isLong) fitted.splice(leads(sentence) ? 0 : placeOf(sentence, fitted), 0, sentence);
  }
  return fitted;
}
