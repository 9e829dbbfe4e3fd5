import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.mjs';

const folder = join(root, 'bench/data/answers-zh');
const documents = readdirSync(folder).map((file) => ({
  file,
  ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
}));

/** By number: what is for judging is not printed. */
const faultyQuestions = (isFaulty) =>
  documents.flatMap(({ file, pages, questions }) =>
    questions.flatMap((question, at) => (isFaulty(question, pages) ? [`${file}, question ${at + 1}`] : [])),
  );

const numbersOf = (text) =>
  text
    .normalize('NFKC')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .match(/\d+(?:\.\d+)?/g) ?? [];

test('there are 300 Chinese questions over 20 documents and decks, for fitting and for judging apart', () => {
  expect(documents.length).toBeGreaterThanOrEqual(20);
  expect(documents.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(300);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  expect(new Set(documents.map(({ part }) => part))).toEqual(new Set(['fit', 'judge']));
  const isFiledWrongly = ({ file, part, source }) => !file.startsWith(`${part}-`) || !source;
  expect(documents.filter(isFiledWrongly).map(({ file }) => file)).toEqual([]);
});

test('a Chinese question names pages that its document has', () => {
  const names = ({ pages: named }, pages) =>
    named.length > 0 && named.every((page) => pages[page - 1] !== undefined);
  expect(faultyQuestions((question, pages) => !question.question || !names(question, pages))).toEqual([]);
});

test('the numbers of answers to Chinese questions stand on the pages that are named, but for a few sums and differences', () => {
  const stands = ({ answer, pages: named }, pages) => {
    const there = named.flatMap((page) => numbersOf(pages[page - 1] ?? ''));
    return numbersOf(answer).every((number) => there.includes(number));
  };
  const others = faultyQuestions((question, pages) => !stands(question, pages));
  const count = documents.flatMap(({ questions }) => questions).length;
  expect(others.length, others.join('; ')).toBeLessThanOrEqual(count / 50);
});
