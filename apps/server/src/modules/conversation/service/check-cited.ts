import { faultOfGround } from '@app/deck/script/founded.ts';
import { languageOf } from '@app/deck/script/language.ts';
import type { RetrievedPassage } from '../../../providers/answer/port.ts';
import type { Cited } from './read-cited.ts';

/** A sentence with the passages that it comes from, the first first. */
export type Sourced = { text: string; sources: readonly [RetrievedPassage, ...RetrievedPassage[]] };

const longest = 400;
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
  // A title or the sentence before may name what a passage is about.
  const pages = new Set(sources.map(({ page }) => page));
  const around = passages.filter(({ page }) => pages.has(page)).map((passage) => passage.text);
  const fault = faultOfGround(text, ground, around.join('\n'));
  return fault === undefined ? { text, sources } : { fault };
}
