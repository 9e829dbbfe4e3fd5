import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.mjs';

const data = join(root, 'bench/data');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const sets = readdirSync(join(data, 'unanswered')).map((file) => ({
  file,
  ...read(join(data, 'unanswered', file)),
}));
const own = readdirSync(join(data, 'answers-zh')).map((file) => read(join(data, 'answers-zh', file)));

const idsOf = ({ documents }) => documents.map(({ id }) => id);

test('there are questions that no page answers, in both languages, for fitting and for judging apart', () => {
  const files = ['fit-en.json', 'fit-zh.json', 'judge-en.json', 'judge-zh.json'];
  expect(sets.map(({ file }) => file).toSorted()).toEqual(files);
  for (const { file, part, set, source } of sets) {
    expect(file).toBe(`${part}-${set === 'quizbank' ? 'en' : 'zh'}.json`);
    expect(source).toContain('written for this project');
  }
});

test('every Chinese document has six such questions, and of QuizBank two dozen have four each', () => {
  for (const set of sets.filter((one) => one.set === 'answers-zh')) {
    const documents = own.filter(({ part }) => part === set.part);
    expect(idsOf(set).toSorted()).toEqual(idsOf({ documents }).toSorted());
    expect(set.documents.every(({ questions }) => questions.length === 6)).toBe(true);
  }
  const bank = sets.filter((one) => one.set === 'quizbank');
  expect(new Set(bank.flatMap(idsOf)).size).toBe(24);
  expect(bank.every(({ documents }) => documents.every(({ questions }) => questions.length === 4))).toBe(
    true,
  );
});

test('no such question is asked twice, nor among those that are answered', () => {
  const asked = sets.flatMap(({ documents }) => documents.flatMap(({ questions }) => questions));
  expect(new Set(asked).size).toBe(asked.length);
  const answered = new Set(own.flatMap(({ questions }) => questions.map(({ question }) => question)));
  expect(asked.filter((question) => answered.has(question))).toEqual([]);
  expect(asked.filter((question) => !/[?？]$/.test(question))).toEqual([]);
});
