import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { emptyWords } from '../search/empty-words.ts';
import { cutWords, formOf, isChinese } from '../search/terms.ts';
import type { Head } from './grid.ts';

/** A question with its words, and which letters of it were understood. */
export type Question = { text: string; written: string; words: readonly QuestionWord[]; taken: boolean[] };
type QuestionWord = { form: string; from: number; to: number };

/** A head that the question names, and where. */
export type Named = { at: number; from: number; weight: number };

/** Of what rises and falls the forms are irregular; how far something is has several words. */
const alike: Readonly<Record<string, string>> = {
  离: '距',
  距离: '距',
  growth: 'grow',
  grew: 'grow',
  grown: 'grow',
  rose: 'rise',
  fell: 'fall',
  sold: 'sell',
  sale: 'sell',
};
const compared = (word: string): string => {
  if (emptyWords.has(word)) return word;
  const form = formOf(word);
  return alike[form] ?? form;
};

const wordsIn = /\p{Script=Han}+|[\p{L}\p{N}]+(?:[.'’&-][\p{L}\p{N}]+)*/gu;

/** The words of a text with their places; Chinese ones as they are cut. */
function wordsOf(text: string): QuestionWord[] {
  const words: QuestionWord[] = [];
  for (const { 0: run, index } of text.matchAll(wordsIn)) {
    if (!isChinese(run)) {
      words.push({ form: compared(run), from: index, to: index + run.length });
      continue;
    }
    let from = 0;
    for (const word of cutWords(run)) {
      const at = run.indexOf(word, Math.max(0, from - word.length));
      if (at < 0) continue;
      words.push({ form: alike[word] ?? word, from: index + at, to: index + at + word.length });
      from = at + word.length;
    }
  }
  return words;
}

export function readQuestion(question: string): Question {
  const written = question.normalize('NFKC');
  const text = written.toLowerCase();
  // 第二高 asks for a rank and is no part of 第二季度.
  const rank = /第[一二三四五六2-6](?=[大高多小低少长短远近快慢贵热冷重轻])/.exec(text);
  const isRank = ({ from, to }: QuestionWord) =>
    rank !== null && from < rank.index + rank[0].length && to > rank.index;
  // Small and large letters are as many, but for a few signs that no name has.
  return {
    text,
    written: written.length === text.length ? written : text,
    words: wordsOf(text).filter((word) => !isRank(word)),
    taken: [...text].map(() => false),
  };
}

const tells = (form: string): boolean => !emptyWords.has(form);
/** What a head is told by: all its words, or, where these tell nothing, itself. */
export const formsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text.normalize('NFKC').toLowerCase())
      .map(({ form }) => form)
      .filter(tells),
  ),
];

const take = (question: Question, from: number, to: number): void => void question.taken.fill(true, from, to);
const isFree = (question: Question, from: number, to: number): boolean =>
  !question.taken.slice(from, to).includes(true);

/** Where a name stands as it is written. One or two letters may be an article, so there the case counts. */
function literal(question: Question, name: string): { from: number; to: number } | undefined {
  const plain = name
    .normalize('NFKC')
    .replace(/(?<=^\d{4})\s?年度?$/, '')
    .trim();
  if (plain === '') return undefined;
  const isShort = /^\p{Script=Latin}{1,2}$/u.test(plain);
  if (!question.text.includes(plain.toLowerCase())) return undefined;
  const edge = (side: 'start' | 'end') =>
    /[\p{Script=Latin}\p{N}]/u.test(side === 'start' ? (plain[0] ?? '') : (plain.at(-1) ?? ''));
  const pattern = new RegExp(
    `${edge('start') ? '(?<![\\p{Script=Latin}\\p{N}])' : ''}${escapePattern(isShort ? plain : plain.toLowerCase())}${edge('end') ? '(?![\\p{Script=Latin}\\p{N}])' : ''}`,
    'gu',
  );
  for (const { index, 0: found } of (isShort ? question.written : question.text).matchAll(pattern))
    if (isFree(question, index, index + found.length)) return { from: index, to: index + found.length };
  return undefined;
}

/** The words of the question that a head has, with their places. */
const sharedWords = (question: Question, forms: readonly string[]): QuestionWord[] =>
  question.words.filter(
    ({ form, from, to }) => tells(form) && forms.includes(form) && isFree(question, from, to),
  );

/** A part of a name is enough where at least so much of it is said. */
const enoughOfName = 0.3;
/** Words that tell nothing alone belong to a name that has them, but not the shortest. */
const shortest = 4;

const isDigits = (form: string): boolean => /^\d+$/.test(form);

/** As long as somebody has the grid, its heads are cut once. */
const known = new WeakMap<Head, readonly string[]>();
function formsOfHead(head: Head): readonly string[] {
  const forms = known.get(head) ?? formsOf(head.name);
  known.set(head, forms);
  return forms;
}

const sumHead = /^(?:合\s?计|总\s?计|总\s?和|共\s?计|总数|totals?|sums?)$/i;

type Sought = { axis: 'rows' | 'columns'; at: number; name: string; text: string; forms: readonly string[] };

/** Takes the words of the question that a head has, those that tell nothing alone as well. */
function takeWords(question: Question, { text }: Sought): void {
  const all = new Set(wordsOf(text.normalize('NFKC').toLowerCase()).map(({ form }) => form));
  for (const { form, from, to } of question.words)
    if (all.has(form) && (tells(form) || form.length >= shortest) && isFree(question, from, to))
      take(question, from, to);
}

export type NamesFound = Readonly<Record<Sought['axis'], readonly Named[]>>;

/** The rows and columns that a question names, in its order; the letters that name them are taken. */
export function findNames(
  question: Question,
  heads: Readonly<Record<Sought['axis'], readonly Head[]>>,
): NamesFound {
  const found: Record<Sought['axis'], Named[]> = { rows: [], columns: [] };
  const sought = (['rows', 'columns'] as const)
    .flatMap((axis) =>
      heads[axis].map(
        (head, at): Sought => ({ axis, at, name: head.name, text: head.text, forms: formsOfHead(head) }),
      ),
    )
    // Who says 合计 asks for the sum, whatever the row is called that has it.
    .filter(({ name }) => name !== '' && !sumHead.test(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  const isOpen = ({ axis, at }: Sought) => !found[axis].some((one) => one.at === at);
  for (const one of sought) {
    const place = literal(question, one.text) ?? literal(question, one.name);
    if (!place) continue;
    take(question, place.from, place.to);
    found[one.axis].push({ at: one.at, from: place.from, weight: Math.max(1, one.forms.length) });
  }
  // `Category 4` is named as it is written: of `categories above 4` it is not.
  const byWords = (one: Sought) =>
    isOpen(one) && one.forms.length > 1 && (one.forms.length > 2 || !one.forms.some(isDigits));
  for (const one of sought.filter(byWords)) {
    const shared = sharedWords(question, one.forms);
    if (new Set(shared.map(({ form }) => form)).size < one.forms.length) continue;
    takeWords(question, one);
    found[one.axis].push({ at: one.at, from: shared[0]?.from ?? 0, weight: one.forms.length });
  }
  for (const axis of ['rows', 'columns'] as const) {
    const part = partlyNamed(
      question,
      sought.filter((one) => one.axis === axis && isOpen(one)),
    );
    if (part) found[axis].push(part);
    found[axis].sort((a, b) => a.from - b.from);
  }
  return found;
}

/** `Which level` asks for a kind of thing and names none. */
const isKind = ({ text }: Question, from: number): boolean =>
  /(?:\b(?:which|what) |哪一?[个些颗种位家座款所项]?)$/.test(text.slice(0, from));

/** The one head of which the question says more than of any other. */
function partlyNamed(question: Question, heads: readonly Sought[]): Named | undefined {
  const told = heads
    .map((head) => {
      const shared = sharedWords(question, head.forms).filter(({ from }) => !isKind(question, from));
      return { head, shared, said: new Set(shared.map(({ form }) => form)).size };
    })
    // A number alone is no part of a name: Category 3 is not Series 3.
    .filter(({ shared }) => shared.some(({ form }) => /\p{L}/u.test(form)))
    .toSorted((a, b) => b.said - a.said || a.head.forms.length - b.head.forms.length);
  const [best, second] = told;
  if (!best || best.said / best.head.forms.length < enoughOfName) return undefined;
  if (second && second.said === best.said) return undefined;
  takeWords(question, best.head);
  return { at: best.head.at, from: best.shared[0]?.from ?? 0, weight: best.said };
}

/** The question without what was understood. */
export const leftOf = ({ text, taken }: Question): string =>
  [...text]
    .map((letter, at) => (taken[at] ? ' ' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text that tell something and that are in none of the given texts. */
export function unknownWords(text: string, known: string): string[] {
  const plain = known.normalize('NFKC').toLowerCase();
  const forms = new Set(formsOf(known));
  return formsOf(text).filter((form) => !forms.has(form) && !(isChinese(form) && plain.includes(form)));
}
