import type { EarlierQuestion } from '@app/contract/conversation/schema.ts';
import { type DeckIndex, headOf, isInOrder } from './deck-index.ts';
import { askedMarks, asksWhich } from './asking.ts';
import { intentOf } from './intents.ts';
import { exampleOf } from './tell-example.ts';
import { thingBefore } from './tell-next.ts';
import { hasHan, toldAsWritten } from './words.ts';

// What stands for something that was named before.
const pointsBack =
  /它们?|[他她]们?(?!乡)|[这那](?:个|些|颗|种|里|样|位|家|款|一[个点项]|(?=是|有|会|能|怎|为))|(?<!\p{Script=Han})其(?![他余中实它])|该(?=\p{Script=Han})|上面|前者|后者|\b(?:it|its|they|them|their|theirs|this|that|these|those|he|she|his|her|hers|him|the (?:former|latter|same))\b/iu;
// What begins like this goes on from the question before.
const goesOn =
  /^(?:那么?|还有|另外|以及|换成|如果是)|^(?:and|or|what about|how about|then|also|but)\b|呢[？?]?$/iu;
const asksForMore =
  /^(?:请|能|可以|再|麻烦|还)*(?:详细|具体|多|展开|深入|举个?例|继续|接着|解释)(?:地|一点|一些|点|些|说|讲|介绍|一下|子)*[吗吧？?。]*$|^(?:please |can you |could you )*(?:tell me more|say more|more(?: details?| about (?:it|that|this))?|go on|elaborate|explain (?:more|further|that|it)|in more detail|give me an example|for example)\??$/iu;
/** `Which one is the oldest?` asks for one of those that were spoken of. */
const asksWhichOne = /哪一?[种个款类项些]|\bwhich (?:one|of (?:them|these|those))\b/iu;
const isNumber = (word: string): boolean => /^\d+(?:[.,]\d+)?$|^[年月日季度]+$/.test(word);
const numbers = /\d+(?:[.,]\d+)?/g;

type Asked = { question: string; earlier: readonly EarlierQuestion[] };
type Before = Pick<EarlierQuestion, 'question' | 'page' | 'answer'>;

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
    if (from > first.from && /^[\s·-]*$/.test(question.slice(to, from)) && index.names.has(form))
      to = Math.max(to, end);
  return question.slice(first.from, to);
}

/** The first thing that an answer names and its question does not. */
function nameTold(index: DeckIndex, question: string, answer: string): string | undefined {
  const asked = new Set(wordsIn(question).map(({ form }) => form));
  const told = wordsIn(answer);
  const name = told.find(
    ({ form }) => index.names.has(form) && !index.isWide(form) && !asked.has(form) && !isNumber(form),
  );
  return name && nameFrom(index, answer, told, name);
}

/** What a question was about, as it was written: the first thing of the deck that it names, or what its page is called. */
function subjectOf(index: DeckIndex, { question, page, answer = '' }: Before): string | undefined {
  const told = wordsIn(question).filter(({ form }) => !isNumber(form) && index.knows(form));
  // `Which planet is the hottest?` names it in the answer.
  const answered = asksWhich(question) ? nameTold(index, question, answer) : undefined;
  if (answered !== undefined) return answered;
  const named = told.find(({ form }) => index.names.has(form) && !index.isWide(form));
  if (named) return nameFrom(index, question, told, named);
  const title = page === null ? '' : headOf(index.titles.get(page)?.text ?? '');
  if (asksWhich(question) && title !== '') return title;
  return told.find(({ form }) => !index.isWide(form))?.written ?? (title || told[0]?.written);
}

const adjectives = '[大高多小低少长短远近快慢贵热冷重轻早晚新旧]';
const superlative = new RegExp(
  `(?:排名?)?第[二三四五六七八九十]${adjectives}|最${adjectives}|\\b(?:(?:second|third|fourth|fifth)[ -])?(?:(?:most|least) [a-z]+|[a-z]{3,}est|most|least)\\b`,
  'i',
);
const ordinalZh = /^那?(?:么|么的)?第([二三四五六])[个名位颗项种]?呢?[？?]?$/;
const ordinalEn = /^(?:and |what about |how about )?(?:the )?(second|third|fourth|fifth)(?: one)?\??$/i;

/** `And the second one?` asks for the next of what was asked for, or of what the page enumerates. */
function nextInOrder(
  index: DeckIndex,
  question: string,
  { question: asked, page }: Before,
): string | undefined {
  const [zh, en] = [ordinalZh.exec(question)?.[1], ordinalEn.exec(question)?.[1]?.toLowerCase()];
  if (zh === undefined && en === undefined) return undefined;
  const top = superlative.exec(asked)?.[0];
  if (top !== undefined)
    return asked.replace(top, zh === undefined ? `${en} ${top}` : top.replace(/^最/, `第${zh}`));
  const at =
    zh === undefined
      ? ['second', 'third', 'fourth', 'fifth'].indexOf(en ?? '') + 1
      : '一二三四五六'.indexOf(zh);
  return page === null ? undefined : index.textsOn(page).filter(({ text }) => isInOrder(text))[at]?.text;
}

/** `And the closest?` asks the same of the other end. */
function otherEnd(question: string, { question: asked }: Before): string | undefined {
  const [now, old] = [superlative.exec(question)?.[0], superlative.exec(asked)?.[0]];
  const isShort =
    question.replace(now ?? '', '').replace(/那么?|的|呢|and|what about|how about|the|one|[？?\s]/gi, '') ===
    '';
  return now !== undefined && old !== undefined && isShort ? asked.replace(old, now) : undefined;
}

const prepositions = 'for|in|with|without|on|at|by|to|from|of|under|during';
const phraseEn = new RegExp(
  `^(?:(?:and|but|or|then|what about|how about) )*(${prepositions}) ((?!(?:wh|how)\\w*\\b)[^,?]{2,40}?)[?.! ]*$`,
  'i',
);
const phraseZh =
  /^(?:那么?|还有|另外)?(对于|对|给|在|从|跟|用|按)(?!.*[谁哪什几多])(\p{Script=Han}{1,10}?)(?:来说|而言)?呢?[？?]?$/u;

/** `And for the government?` asks the same for another one; undefined where nothing was asked for anybody. */
function inItsPlace(question: string, { question: asked }: Before): string | undefined {
  const [, en, thingEn = ''] = phraseEn.exec(question) ?? [];
  if (en !== undefined) {
    const before = new RegExp(`\\b${en} (?:(?!\\b(?:${prepositions})\\b)[^,?.!])+(?=[^\\p{L}]|$)`, 'iu');
    const old = before.exec(asked)?.[0].trimEnd();
    return old === undefined ? undefined : asked.replace(old, `${en} ${thingEn}`);
  }
  const [, zh, thingZh = ''] = phraseZh.exec(question) ?? [];
  if (zh === undefined || !asked.includes(zh)) return undefined;
  const from = asked.indexOf(zh) + zh.length;
  const old = wordsIn(asked).findLast((word) => word.from === from);
  return old && asked.slice(0, from) + thingZh + asked.slice(old.to);
}

/** Whether sentences of the deck are about it. */
const isSpokenOf = (index: DeckIndex, form: string | undefined): boolean =>
  form !== undefined && index.texts.some(({ told }) => told[0] === form);

/** Whether two things are asked for the same: sentences are about both, and the first one was not asked for something that it has. */
function areAlike(index: DeckIndex, thing: Word, subject: string | undefined, asked: string): boolean {
  if (subject === undefined) return false;
  const hasPart = [`${subject}的`, `${subject}'s`, `${subject}’s`, `of ${subject}`, `of the ${subject}`];
  return (
    !hasPart.some((part) => asked.includes(part)) &&
    isSpokenOf(index, thing.form) &&
    isSpokenOf(index, wordsIn(subject)[0]?.form)
  );
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
  const inPlace = inItsPlace(question, before);
  if (inPlace !== undefined) return inPlace;
  const isName = ({ form }: Word) => index.names.has(form);
  const subject = subjectOf(index, before);
  // What is no name itself stands for another one only where that was none either.
  const isThing =
    told.every(isName) ||
    (more.length === 0 &&
      !pointsBack.test(question) &&
      (!wordsIn(subject ?? '').some(isName) || areAlike(index, first, subject, before.question)));
  if (!isThing || askedMarks(question).length > 0) return undefined;
  const thing = question.slice(first.from, Math.max(...told.map(({ to }) => to)));
  const at = subject === undefined ? -1 : before.question.indexOf(subject);
  if (subject === undefined || at < 0) return `${before.question} ${thing}`;
  return before.question.slice(0, at) + thing + before.question.slice(at + subject.length);
}

const asksForExample = /举个?例|\bexample\b/i;
const afterThat =
  /^(?:那|再|在)*(?:然后|那?之后|再?后面|接下来|再接着)(?:是|做|讲|要)*(?:什么|啥)?呢?[？?。]*$|^(?:and |then |so )*(?:what )?(?:comes |is |happens )?(?:next )?after (?:that|this|it)[?.! ]*$/iu;

/** `And after that?` asks for what follows what was told to come next. */
function nextAgain(said: string, { question, answer = '' }: Before): string | undefined {
  if (!afterThat.test(said) || thingBefore(question) === undefined || answer === '') return undefined;
  const thing = headOf(answer.replace(/[。.]$/u, ''));
  return hasHan(said) ? `${thing}之后是什么？` : `What comes after ${thing}?`;
}

/** Who wants an example hears the one for what was spoken of, where the deck gives one. */
function exampleAsked(index: DeckIndex, said: string, before: Before): string | undefined {
  if (!asksForExample.test(said)) return undefined;
  const subject = subjectOf(index, before);
  if (subject === undefined || !exampleOf(index, subject)) return undefined;
  return hasHan(said) ? `举个${subject}的例子` : `Give me an example of ${subject}`;
}

/** Who wants to hear more hears what the page says that answered. */
function morePage(said: string, { question, page }: Before): string {
  if (page === null) return question;
  return /\p{Script=Han}/u.test(said) ? `第 ${page} 页讲了什么` : `What is on page ${page}?`;
}

function afterOne(index: DeckIndex, question: string, before: Before): string {
  const said = question.trim();
  const later = nextAgain(said, before);
  if (later !== undefined) return later;
  // Who wants to hear it again hears it again.
  const intent = intentOf(said);
  if (intent === 'again') return before.question;
  if (intent) return said;
  if (asksForMore.test(said)) return exampleAsked(index, said, before) ?? morePage(said, before);
  const other = nextInOrder(index, said, before) ?? otherEnd(said, before) ?? exchanged(index, said, before);
  if (other !== undefined) return other;
  const own = toldAsWritten(said);
  // `Why?` alone.
  if (own.length === 0 && !pointsBack.test(said) && askedMarks(said).length === 0)
    return `${said} ${before.question}`;
  // A name before the pronoun is what it stands for; one after it is asked about.
  const pronoun = pointsBack.exec(said)?.index ?? said.length;
  const namesItself = wordsIn(said).some(
    ({ form, from }) => from < pronoun && index.names.has(form) && !index.isWide(form),
  );
  if (namesItself || !(pointsBack.test(said) || goesOn.test(said))) return said;
  const subject = subjectOf(index, before);
  if (subject === undefined || said.includes(subject)) return said;
  return pointsBack.test(said) && /\p{Script=Han}/u.test(said)
    ? said.replace(pointsBack, subject)
    : `${said} ${subject}`;
}

/** A question with what the one before it was about, where nothing in it says so. */
export function withSubject(index: DeckIndex, { question, earlier }: Asked): string | undefined {
  const before = earlier.at(-1);
  const subject = before && asksWhichOne.test(question) ? subjectOf(index, before) : undefined;
  return subject === undefined || question.includes(subject) ? undefined : `${question} ${subject}`;
}

/** A question as it would stand alone: what it leaves out or points at comes from those before it. */
export function standAlone(index: DeckIndex, { question, earlier }: Asked): string {
  const [first, ...others] = earlier;
  if (!first) return question;
  let before: Before = first;
  for (const next of others)
    before = { ...next, question: afterOne(index, next.question, before), page: next.page ?? before.page };
  return afterOne(index, question, before);
}
