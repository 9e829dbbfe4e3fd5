import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { crossValidated, fitLines, foreignAt, lookAt, oddsHeldBy, type Outcome } from './measure.ts';
import { chineseSet, quizbank } from './sets.ts';

// `npm run fit:answers`: fits the weights of the answer engine on QuizBank and the half of the Chinese questions that is for
// fitting, and stores them. The other half is never looked at here.

const target = path.join(
  import.meta.dirname,
  '../../../apps/server/src/providers/answer/search/weights.json',
);
/** Of own questions this share is answered at all. */
const answered = 0.95;
/** Of foreign questions at most this share, in percent, is answered as if the deck said so. */
const falselyFound = 0.5;

const english = lookAt(quizbank().documents);
const chinese = lookAt(chineseSet().documents.filter(({ part }) => part === 'fit'));
if (english.length === 0)
  throw new Error('QuizBank (../shared/corpus/quizbank) is not here: nothing to fit on.');

/** The odds from which a question is answered, and from which it is told as what the deck says. */
function limitsFor(outcomes: readonly Outcome[]): { near: number; found: number } {
  const near = oddsHeldBy(outcomes, answered);
  let found = near;
  while (foreignAt(outcomes, found) > falselyFound) found += 0.05;
  return { near, found };
}

// Chinese questions share fewer words with what answers them, so the same odds mean another thing.
const limits = {
  han: limitsFor(crossValidated(chinese, english)),
  other: limitsFor(crossValidated(english, chinese)),
};

const short = (_name: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;
writeFileSync(
  target,
  `${JSON.stringify({ ...fitLines([...english, ...chinese]), limits }, short, 2)}
`,
);
console.log(`${english.length + chinese.length} questions`, limits);
