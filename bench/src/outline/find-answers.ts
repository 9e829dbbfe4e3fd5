import type { MadePage } from '@app/server/providers/outline/port.ts';
import { splitSentences } from '@app/server/providers/tts/text/split-sentences.ts';
import { termsOf } from '@app/server/providers/answer/search/terms.ts';

type Question = { question: string; answer?: string };

/** A question with the words of its answer, and how well the best place of its document holds both. */
export type Asked = {
  question: string[];
  answer: string[];
  best: number;
  weightOf: (term: string) => number;
};

/** Less of the answer than this is another answer. */
const leastOfAnswer = 0.5;
/** A place that holds less than this does not answer. */
const leastBest = 0.9;
/** A talk answers where it holds nearly as much as the document. */
const nearly = 0.9;

function shareOf(
  terms: readonly string[],
  held: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number {
  const distinct = [...new Set(terms)];
  const all = distinct.reduce((sum, term) => sum + weightOf(term), 0);
  return all === 0
    ? 0
    : distinct.filter((term) => held.has(term)).reduce((sum, term) => sum + weightOf(term), 0) / all;
}

/** How well the best sentence holds the answer, and it and its neighbours the question. */
function bestOf(sentences: readonly string[][], { question, answer, weightOf }: Omit<Asked, 'best'>): number {
  return Math.max(
    0,
    ...sentences.map((own, at) => {
      const said = shareOf(answer, new Set([...own, ...(sentences[at + 1] ?? [])]), weightOf);
      if (said < leastOfAnswer) return 0;
      const around = new Set([...(sentences[at - 1] ?? []), ...own, ...(sentences[at + 1] ?? [])]);
      return said * 1.5 + shareOf(question, around, weightOf);
    }),
  );
}

/** The questions whose answers can be found in the document itself. */
export function answerable(pages: readonly string[], questions: readonly Question[]): Asked[] {
  const sentences = pages.flatMap((page) => {
    const text = page.replaceAll(/\n+/gu, ' ');
    return splitSentences(text, { isRead: true }).map(({ start, end }) => termsOf(text.slice(start, end)));
  });
  const counts = new Map<string, number>();
  for (const terms of sentences)
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string) => Math.log(1 + sentences.length / (counts.get(term) ?? 0.5));
  return questions.flatMap(({ question, answer = '' }) => {
    const asked = { question: termsOf(question), answer: termsOf(answer), weightOf };
    const best = bestOf(sentences, asked);
    return best >= leastBest ? [{ ...asked, best }] : [];
  });
}

const textsOf = ({ slide, told }: MadePage): string[] => [
  ...told.map(({ text }) => text),
  ...slide.elements.flatMap((element) =>
    'text' in element && element.text
      ? element.text.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
      : element.type === 'table'
        ? element.cells.map((row) =>
            row
              .map(
                (cell) =>
                  cell?.text.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ') ??
                  '',
              )
              .join(' '),
          )
        : [],
  ),
];

/** How many of them are found in what the talk says of the document, one sentence after the other, whichever page each is said on. */
export function heardIn(talk: readonly MadePage[], asked: readonly Asked[]): number {
  const sentences = talk
    .flatMap(({ told }) => told.filter(({ block }) => block !== undefined))
    .map(({ text }) => termsOf(text));
  return asked.filter((one) => bestOf(sentences, one) >= one.best * nearly).length;
}

/** How many of them can still be found in a talk, where what a slide shows and what leads to a page part its sentences from the next ones. */
export function findsIn(talk: readonly MadePage[], asked: readonly Asked[]): number {
  const sentences = talk.flatMap(textsOf).map(termsOf);
  return asked.filter((one) => bestOf(sentences, one) >= one.best * nearly).length;
}
