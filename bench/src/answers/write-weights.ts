import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { fitted } from '@app/server/providers/answer/fitted.ts';
import { loadWords } from '@app/server/providers/answer/search/load-words.ts';
import type { Manner, Tongue } from '@app/server/providers/answer/search/features.ts';
import { decksToFit } from './cite.ts';
import {
  createFolds,
  crossValidated,
  crossValidatedNear,
  fitLines,
  fitNear,
  foldsOf,
  foreignAt,
  lookAt,
  lookAtUnanswered,
  oddsHeldBy,
} from './measure.ts';
import { readMeanings, readTexts } from './meanings.ts';
import { chineseSet, quizbank, unansweredOf } from './sets.ts';
import { shortened } from './shorten.ts';
import { fitNearTexts, fitTexts, lookAtTexts } from './texts.ts';

// `npm run fit:answers`: fits the weights of the answer engine on QuizBank, on the half of the Chinese questions that is for
// fitting, on both in few words, and on the questions to decks that are for fitting; and stores them. The other halves are never
// looked at here. `npm run fit:answers other` fits the lines of questions in other languages than Chinese alone; `han` those in Chinese,
// `text` which text of a page is told, `near` what meanings count beside words.

const target = path.join(
  import.meta.dirname,
  '../../../apps/server/src/providers/answer/search/weights.json',
);
type Fitted = typeof fitted;
const named = process.argv.slice(2);
const parts = named.length === 0 ? ['han', 'other', 'text', 'near'] : named;

/**
 * Of own questions at most this share is answered; of foreign ones, and of those on the own subject that nothing answers, at most
 * these, in percent.
 */
const answered = { own: 0.95, foreign: 5, unanswered: 60 };
/** Of these at most so many, in percent, are answered as if the deck said so. */
const falselyFound = { foreign: 0.5, unanswered: 10 };

const bank = quizbank().documents;
if (bank.length === 0)
  throw new Error('QuizBank (../shared/corpus/quizbank) is not here: nothing to fit on.');
const chinese = chineseSet('fit');
const decks = decksToFit();
loadWords();
const inChinese = [chinese, shortened(chinese)];
const unanswered = unansweredOf(chinese, 'fit', 'zh');
await readMeanings([...inChinese.flat(), ...decks]);
await readTexts(unanswered.flatMap(({ questions }) => questions));
const meant = inChinese.flatMap((documents) => lookAt(documents, true));
const inVain = lookAtUnanswered(unanswered);
const kept = JSON.parse(readFileSync(target, 'utf8')) as Fitted;
const of = <Part>(part: string, now: () => Part, before: Part): Part =>
  parts.includes(part) ? now() : before;

const byWords = parts.some((part) => part === 'han' || part === 'other');
const seen = byWords
  ? [bank, shortened(bank), ...inChinese, decks].flatMap((documents) => lookAt(documents))
  : [];
const folds = byWords ? createFolds(seen) : { foldOf: foldsOf(meant), linesFor: () => kept.lines };
const ofMeant = crossValidatedNear(meant, folds, inVain);
const outcomes = [
  ...(byWords ? crossValidated(seen, folds) : []).map((one) => ({ ...one, isInVain: false })),
  ...ofMeant.map((one, at) => ({ ...one, isInVain: at >= meant.length })),
];

/** The odds from which no more are told that should not be. */
function raised(some: typeof outcomes, from: number, most: { foreign: number; unanswered: number }): number {
  const [inVain, own] = [some.filter((one) => one.isInVain), some.filter((one) => !one.isInVain)];
  let odds = from;
  while (foreignAt(own, odds) > most.foreign || foreignAt(inVain, odds) > most.unanswered) odds += 0.05;
  return odds;
}

/** The odds from which a question is answered, and from which it is told as what the deck says. */
function limitsFor(manner: Manner): { near: number; found: number } {
  const some = outcomes.filter((one) => one.manner === manner);
  const own = some.filter((one) => !one.isInVain);
  const near = raised(some, oddsHeldBy(own, answered.own), answered);
  return { near, found: raised(some, near, falselyFound) };
}

const seenTexts = lookAtTexts([...bank, ...chinese, ...decks]);
const limitsOf = (part: string, manner: Tongue | 'meant') => ({
  [manner]: of(part, () => limitsFor(manner), kept.limits[manner]),
  [`${manner}Short`]: of(part, () => limitsFor(`${manner}Short`), kept.limits[`${manner}Short`]),
});
const lines = byWords ? fitLines(seen) : kept.lines;
const text = of('text', () => fitTexts(seenTexts), kept.text);
const written = {
  lines: {
    han: of('han', () => lines.han, kept.lines.han),
    other: of('other', () => lines.other, kept.lines.other),
  },
  text,
  near: of(
    'near',
    () => ({ ...fitNear(meant, folds, inVain), text: fitNearTexts(seenTexts, text) }),
    kept.near,
  ),
  limits: { ...limitsOf('han', 'han'), ...limitsOf('other', 'other'), ...limitsOf('near', 'meant') },
};

const short = (_name: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;
writeFileSync(target, `${JSON.stringify(written, short, 2)}\n`);
console.log(`${seen.length + meant.length + inVain.length} questions`, written.limits);
