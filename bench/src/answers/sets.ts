import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchedPage } from '@app/server/providers/answer/search/search.ts';
import { corpus } from './corpus.ts';

/** A document with questions, each with the pages that answer it, from 1. */
export type AskedDocument = {
  id: string;
  /** Documents of one group are foreign to each other and alike. */
  group: string;
  part: 'fit' | 'judge';
  /** As they are printed, or cut already. */
  pages: readonly (string | SearchedPage)[];
  questions: readonly AskedQuestion[];
};

export type AskedQuestion = {
  question: string;
  pages: readonly number[];
  /** The answer in words, or which texts of the page say it. */
  answer?: string;
  saysIt?: (at: number) => boolean;
};

/** Questions with what could not be asked here. */
type QuestionSet = { documents: AskedDocument[]; skipped: number };

const chinese = path.join(import.meta.dirname, '../../data/answers-zh');
const unanswered = path.join(import.meta.dirname, '../../data/unanswered');

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const askable = (questions: AskedDocument['questions']) => questions.filter(({ pages }) => pages.length > 0);

/** QuizBank, in English. A question whose page nobody named cannot be judged. */
export function quizbank(): QuestionSet {
  const file = path.join(corpus, 'quizbank/quizbank.json');
  if (!existsSync(file)) return { documents: [], skipped: 880 };
  const all = read<BankDocument[]>(file);
  const documents = all.map(
    ({ domain, questions, ...document }): AskedDocument => ({
      ...document,
      id: String(document.id),
      group: domain,
      part: 'fit',
      questions: askable(
        questions.map(({ options, answer, ...one }) => ({ ...one, answer: chosen(options, answer) })),
      ),
    }),
  );
  return { documents, skipped: countOf(all) - countOf(documents) };
}

type BankDocument = Omit<AskedDocument, 'group' | 'part' | 'questions'> & {
  domain: string;
  questions: { question: string; pages: number[]; options: string[]; answer: string }[];
};

/** `B` stands for the option that begins with it. */
const chosen = (options: readonly string[], letter: string): string =>
  options.find((option) => option.startsWith(`${letter}.`))?.slice(2) ?? '';

/** Questions to Chinese documents and decks. The files of the other part are not opened. */
export function chineseSet(part: AskedDocument['part']): AskedDocument[] {
  const files = readdirSync(chinese).filter((file) => file.startsWith(`${part}-`));
  return files
    .toSorted()
    .map((file) => ({ ...read<Omit<AskedDocument, 'group'>>(path.join(chinese, file)), group: 'zh' }));
}

/** A document with questions on its own subject that none of its pages answers. */
export type Unanswered = { document: AskedDocument; questions: readonly string[] };

/** Those of the documents that are at hand. */
export function unansweredOf(
  documents: readonly AskedDocument[],
  part: AskedDocument['part'],
  language: 'zh' | 'en',
): Unanswered[] {
  const file = path.join(unanswered, `${part}-${language}.json`);
  const asked = read<{ documents: { id: string; questions: string[] }[] }>(file).documents;
  return asked.flatMap(({ id, questions }) => {
    const document = documents.find((one) => one.id === id);
    return document ? [{ document, questions }] : [];
  });
}

const countOf = (documents: readonly { questions: readonly unknown[] }[]): number =>
  documents.reduce((sum, { questions }) => sum + questions.length, 0);
