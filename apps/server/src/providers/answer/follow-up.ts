import type { EarlierQuestion } from '@app/contract/conversation/schema.ts';
import { type DeckIndex, headOf } from './deck-index.ts';
import { askedMarks, asksWhich } from './asking.ts';
import { intentOf } from './intents.ts';
import { toldAsWritten } from './words.ts';

// What stands for something that was named before.
const pointsBack =
  /它们?|[他她]们?(?!乡)|[这那](?:个|些|颗|种|里|样|位|家|款|一[个点项]|(?=是|有|会|能|怎|为))|(?<!\p{Script=Han})其(?![他余中实它])|该(?=\p{Script=Han})|上面|前者|后者|\b(?:it|its|they|them|their|theirs|this|that|these|those|he|she|his|her|hers|him|the (?:former|latter|same))\b/iu;
// What begins like this goes on from the question before.
const goesOn =
  /^(?:那么?|还有|另外|以及|换成|如果是)|^(?:and|or|what about|how about|then|also|but)\b|呢[？?]?$/iu;
const asksForMore =
  /^(?:请|能|可以|再|麻烦|还)*(?:详细|具体|多|展开|深入|举个?例|继续|接着|解释)(?:地|一点|一些|点|些|说|讲|介绍|一下|子)*[吗吧？?。]*$|^(?:please |can you |could you )*(?:tell me more|say more|more(?: details?| about (?:it|that|this))?|go on|elaborate|explain (?:more|further|that|it)|in more detail|give me an example|for example)\??$/iu;
const isNumber = (word: string): boolean => /^\d+(?:[.,]\d+)?$|^[年月日季度]+$/.test(word);
const numbers = /\d+(?:[.,]\d+)?/g;

type Asked = { question: string; earlier: readonly EarlierQuestion[] };
type Before = { question: string; page: number | null };

type Word = ReturnType<typeof toldAsWritten>[number] & { from: number; to: number };

/** The words that tell something, with their places; some are parts of others. */
function wordsIn(question: string): Word[] {
  const plain = question.toLowerCase();
  let at = 0;
  return toldAsWritten(question).flatMap((word) => {
    const from = plain.indexOf(word.written, at);
    if (from < 0) return [];
    at = from;
    return [{ ...word, from, to: from + word.written.length }];
  });
}

/** A name of several words, as it is written: it goes on as long as names follow each other. */
function nameFrom(index: DeckIndex, question: string, words: readonly Word[], first: Word): string {
  let { to } = first;
  for (const { from, to: end, form } of words)
    if (from > first.from && from <= to + 1 && index.names.has(form)) to = Math.max(to, end);
  return question.slice(first.from, to);
}

/** What a question was about, as it was written: the first thing of the deck that it names, or what its page is called. */
function subjectOf(index: DeckIndex, { question, page }: Before): string | undefined {
  const told = wordsIn(question).filter(({ form }) => !isNumber(form) && index.knows(form));
  const named = told.find(({ form }) => index.names.has(form) && !index.isWide(form));
  if (named) return nameFrom(index, question, told, named);
  // `Which planet is the hottest?` names it in the answer.
  const title = page === null ? '' : headOf(index.titles.get(page)?.text ?? '');
  if (asksWhich(question) && title !== '') return title;
  return told.find(({ form }) => !index.isWide(form))?.written ?? (title || told[0]?.written);
}

/** `And in 2023?` asks the same of another year, `那火星呢` of another thing. */
function exchanged(index: DeckIndex, question: string, before: Before): string | undefined {
  const told = wordsIn(question);
  const [first, ...more] = told;
  if (!first || !goesOn.test(question)) return undefined;
  if (told.every(({ form }) => isNumber(form))) {
    const [number = ''] = question.match(numbers) ?? [];
    const old = before.question.match(numbers)?.find((each) => each.length === number.length);
    return old === undefined ? `${before.question} ${number}` : before.question.replace(old, number);
  }
  const isName = ({ form }: Word) => index.names.has(form);
  const subject = subjectOf(index, before);
  // What is no name itself stands for another one only where that was none either.
  const isThing =
    told.every(isName) ||
    (more.length === 0 && !wordsIn(subject ?? '').some(isName) && !pointsBack.test(question));
  if (!isThing || askedMarks(question).length > 0) return undefined;
  const thing = question.slice(first.from, Math.max(...told.map(({ to }) => to)));
  const at = subject === undefined ? -1 : before.question.indexOf(subject);
  if (subject === undefined || at < 0) return `${before.question} ${thing}`;
  return before.question.slice(0, at) + thing + before.question.slice(at + subject.length);
}

function afterOne(index: DeckIndex, question: string, before: Before): string {
  const said = question.trim();
  // Who wants to hear it again hears it again.
  const intent = intentOf(said);
  if (intent === 'again') return before.question;
  if (intent) return said;
  if (asksForMore.test(said)) return before.page === null ? before.question : `第 ${before.page} 页讲了什么`;
  const other = exchanged(index, said, before);
  if (other !== undefined) return other;
  const own = toldAsWritten(said);
  // `Why?` alone.
  if (own.length === 0 && !pointsBack.test(said) && askedMarks(said).length === 0)
    return `${said} ${before.question}`;
  const namesItself = own.some(({ form }) => index.names.has(form) && !index.isWide(form));
  if (namesItself || !(pointsBack.test(said) || goesOn.test(said))) return said;
  const subject = subjectOf(index, before);
  if (subject === undefined || said.includes(subject)) return said;
  return pointsBack.test(said) && /\p{Script=Han}/u.test(said)
    ? said.replace(pointsBack, subject)
    : `${said} ${subject}`;
}

/** A question as it would stand alone: what it leaves out or points at comes from those before it. */
export function standAlone(index: DeckIndex, { question, earlier }: Asked): string {
  const [first, ...others] = earlier;
  if (!first) return question;
  let before: Before = first;
  for (const next of others)
    before = { question: afterOne(index, next.question, before), page: next.page ?? before.page };
  return afterOne(index, question, before);
}
