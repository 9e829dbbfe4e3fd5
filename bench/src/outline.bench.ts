import { readPlainText } from '@app/server/providers/document/text/txt/read-txt.ts';
import { drawOutline } from '@app/server/providers/outline/draw-outline.ts';
import { makeTalk } from '@app/server/providers/outline/make-talk.ts';
import { pageCountOptions } from '@app/contract/project/limits.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import { countingIds } from '@app/deck/testing.ts';
import { quizbank } from './answers/sets.ts';
import { answerable, findsIn, heardIn, type Asked } from './outline/find-answers.ts';
import { measureSpeed } from './outline/speed.ts';
import { faultOf } from './outline/unsayable.ts';
import { type Result, round } from './report.ts';

// What is left of a document in the talk that is made of it: of the questions whose answer can be found in the document, how
// many can still be found in slides and scripts, at each number of pages that can be asked for. No person or model reads them:
// an answer is found where a sentence and its neighbours hold its words and those of the question nearly as well as the best
// place of the document does (outline/find-answers.ts). The weights were fitted on these documents; cross-validated figures of
// the choice of sentences are in decision 0099.

const options = [
  { name: 'auto', pages: undefined },
  ...pageCountOptions.map((pages) => ({ name: `${pages.from}-${pages.to}`, pages })),
];
const lengths = [5, 10, 20] as const;

type Sums = {
  asked: number;
  found: number;
  heard: number;
  pages: number;
  outside: number;
  documents: number;
  told: number;
  unsayable: number;
};
const none: Sums = {
  asked: 0,
  found: 0,
  heard: 0,
  pages: 0,
  outside: 0,
  documents: 0,
  told: 0,
  unsayable: 0,
};

export async function run(): Promise<Result> {
  const { documents } = quizbank();
  if (documents.length === 0)
    throw new Error('QuizBank (../shared/corpus/quizbank) is not here: nothing to measure on.');
  const sums = new Map<string, Sums>(options.map(({ name }) => [name, { ...none }]));
  const off: number[] = [];
  let untraced = 0;
  for (const { pages: printed, questions } of documents) {
    const pages = printed.filter((page) => typeof page === 'string');
    const document = readPlainText(pages.join('\n\f\n'));
    const asked: Asked[] = answerable(pages, questions);
    const name = pages[0]?.split('\n')[0] ?? '';
    for (const { name: option, pages: wanted } of options) {
      const talk = makeTalk(drawOutline(document, name, wanted), document, { newId: countingIds(), name });
      const sum = sums.get(option)!;
      sum.asked += asked.length;
      sum.found += findsIn(talk, asked);
      sum.heard += heardIn(talk, asked);
      sum.pages += talk.length;
      sum.documents++;
      const told = talk.flatMap((page) => page.told);
      sum.told += told.length;
      sum.unsayable += told.filter(({ text }) => faultOf(text)).length;
      if (wanted && (talk.length < wanted.from || talk.length > wanted.to)) sum.outside++;
    }
    const outline = drawOutline(document, name, { from: 10, to: 15 });
    const longest = secondsOf(pages.join(' '));
    for (const minutes of lengths) {
      // What is shorter than the talk shall be cannot fill it.
      if (longest < minutes * 60 * 2) continue;
      const talk = makeTalk(outline, document, { newId: countingIds(), name, minutes });
      const seconds = talk.flatMap(({ told }) => told).reduce((sum, { text }) => sum + secondsOf(text), 0);
      off.push(Math.abs(seconds / 60 / minutes - 1) * 100);
      untraced += talk
        .flatMap(({ told }) => told)
        .filter(({ block }) => block !== undefined && !document.blocks[block]).length;
    }
  }
  const all = [...sums.values()];
  const totalOf = (count: (each: Sums) => number) => all.reduce((sum, each) => sum + count(each), 0);
  const speed = await measureSpeed(documents.flatMap(({ pages }) => pages).join(' '));
  const shares = Object.fromEntries(
    [...sums].map(([name, { asked, found }]) => [`kept ${name} %`, round((100 * found) / asked)]),
  );
  const heard = Object.fromEntries(
    [...sums].map(([name, { asked, heard: all }]) => [`heard ${name} %`, round((100 * all) / asked)]),
  );
  const counts = Object.fromEntries(
    [...sums].map(([name, sum]) => [`pages ${name}`, round(sum.pages / sum.documents)]),
  );
  return {
    figures: {
      ...shares,
      ...heard,
      ...counts,
      'outside the option': totalOf(({ outside }) => outside),
      'sentences that nobody could say %': round(
        (100 * totalOf(({ unsayable }) => unsayable)) / totalOf(({ told }) => told),
      ),
      'length off by %, mean': round(off.reduce((sum, each) => sum + each, 0) / off.length),
      'length off by over 10 %': off.filter((each) => each > 10).length,
      'talks with a length': off.length,
      'sentences without a source': untraced,
      ...speed,
    },
    goals: {
      'kept auto %': { op: '>=', value: 88 },
      'kept 25-35 %': { op: '>=', value: 88 },
      'length off by %, mean': { op: '<=', value: 10 },
      'sentences without a source': { op: '<=', value: 0 },
      '50 pages to outline s': { op: '<=', value: 5 },
      '50 pages to deck s': { op: '<=', value: 20 },
      'memory MB': { op: '<=', value: 600 },
    },
    notes: {
      'kept auto %':
        'papers report 70 for Gamma, 81 for the mean of nine products, 88 for the best, answered by a model',
      'heard auto %':
        'in the scripts alone, across the turns of pages: a short document on many pages has a sentence or two on each',
      'outside the option': 'documents that have too little to say for it',
    },
  };
}
