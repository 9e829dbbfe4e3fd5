import { isMark } from './asking.ts';
import { plainQuestion } from './plain-question.ts';
import type { FoundAnswer } from './port.ts';
import { hasHan, questionWords, toldAsWritten } from './words.ts';
import { verdictByNumber } from './yes-by-number.ts';

// A question for yes or no is answered so only where one clause has all its words in their order, and nothing that limits it.
// Everything else is told as it stands: who asks may judge it better.

type Verdict = NonNullable<FoundAnswer['verdict']>;

/** What may be done, what must be done, or what is so. */
type Mode = 'may' | 'must' | 'is';

const asksEn =
  /^(?:is|are|was|were|does|do|did|has|have|can|could|may|must|should|shall)\b(?! (?:you|we|i|it|this|that|they|he|she|there)\b)/i;
const asksZh = /[吗么][？?\s]*$|是不是|能不能|可不可以|是否|要不要|需不需要|会不会/;
/** More than one thing, or how much of it, is asked for; or it is denied already. */
const asksMore =
  /\bor\b|\b(?:all|every|each|any|only|always|never|most|more|less|fewer|than|still|yet|enough|not|no|without|both|first|before|after)\b|n['’]t\b|还是|所有|全部|全都|都|每|只|仅|最|更|比|多于|少于|超过|不到|还|已经|仍|[谁哪几]|什么|怎|为何|多少|没|无|非|(?<![是能要会需])不(?![是能可要会需])/iu;

const limits =
  /\b(?:if|unless|when|until|except|only|but|almost|nearly|hardly|partly|some|most|many|few|several|sometimes|usually|often|might|could|should|would|will|was|were|had|formerly|second|third|next|than|up to|at least|at most|either|no|nor|neither|without|none|nobody|few|likely|planned|supposed|said)\b|[?？]|如果|若|除|只|仅|部分|有些|有的|一些|可能|大概|也许|往往|有时|曾|以前|原来|去年|计划|将|时候?$|以上|以下|以内|以后|之后|之前|满|未|第[二三四五]|第二|仅次|几乎|差不多|[则就才]/iu;

const denials = {
  en: /\b(?:is|are|do|does|did|can|may|must|has|have) not\b|\bcannot\b|\b(?:is|are|do|does|did|ca|must|has|have)n['’]t\b/gi,
  zh: /不可以|不支持|不得|不能|不允许|不准|不许|禁止|严禁|请勿|不是|没有|不需要|无需|不用|不必|不会/g,
};
const anyDenial = /\bnot\b|n['’]t\b|\bnever\b|[不没无勿非]|禁|严|拒/iu;

const modes: readonly (readonly [Mode, RegExp])[] = [
  [
    'must',
    /\b(?:must|have to|has to|required|mandatory|obligatory|shall)\b|必须|必需|务必|须|需要?|不用|不必|无需|应当|得(?=戴|带|交|付)/i,
  ],
  [
    'may',
    /\b(?:can|cannot|may|able to|allowed|permitted)\b|\bcan['’]t\b|可以|支持|不得|能(?!力|源|量)|允许|准许|不准|不许|禁止|请勿/i,
  ],
];
const modeOf = (text: string): Mode => modes.find(([, words]) => words.test(text))?.[0] ?? 'is';

/** What only says how it is asked, or allowed: `is it allowed` and `may` are the same. */
const ofMode =
  /^(?:allow|permit|requir|need|must|shall|能|可以|支持|允许|准许|必须|必需|需要|须|应当|禁止|不能|不得|不用|不必|是|会|要)/;

/** The words of a question in their order, but for those of its mode. */
const wordsOf = (question: string): string[] => {
  const forms = toldAsWritten(question).map(({ form }) => form);
  return [...new Set(forms.filter((form) => form !== '' && !ofMode.test(form)))];
};

const withoutAsking = (question: string): string =>
  question
    .replace(/是不是|是否|能不能|可不可以|要不要|需不需要|会不会/g, ' ')
    .replace(/[吗么呢啊][？?\s]*$/u, '');

const fewest = 2;

/** Words that a clause has besides narrow what it says: so many may stand before its last one of the question, and in all. */
const mostBesides = { before: 1, inAll: 2 };

/** Whether a clause has the words in their order, and hardly others: what says it of some, or at times, is no yes. */
function says(words: readonly string[], clause: string): boolean {
  const told = toldAsWritten(clause).filter(({ form }) => form !== '' && !ofMode.test(form));
  let end = 0;
  for (const word of words) {
    const at = told.findIndex(({ form }, place) => place >= end && form === word);
    if (at < 0) return false;
    end = at + 1;
  }
  const besides = told.filter(({ form }) => !words.includes(form));
  const before = told.slice(0, end).filter(({ form }) => !words.includes(form));
  const isNarrowed = before.length > mostBesides.before || besides.length > mostBesides.inAll;
  return !isNarrowed && !besides.some(({ written }) => /\d/.test(written));
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[。！!；;])|(?<=\.)\s/u);
/** What holds for a whole sentence. */
const condition = /\b(?:if|unless|when|until|except|only|but)\b|[?？]|如果|若|除|只|但|不过/i;
const clausesOf = (text: string): string[] => text.split(/[,;:—–。，；：！!]|(?<!\d)\.(?!\d)/u);

/** What a clause says to a question of that mode; undefined where it is not sure. */
function saidBy(clause: string, mode: Mode): Verdict | undefined {
  const denied = clause.match(hasHan(clause) ? denials.zh : denials.en) ?? [];
  const rest = denied.reduce((text, denial) => text.replace(denial, ' '), clause);
  if (denied.length > 1 || anyDenial.test(rest) || limits.test(rest)) return undefined;
  if (modeOf(clause) !== mode) return undefined;
  return denied.length === 1 ? 'no' : 'yes';
}

/** Whether a text surely affirms or denies what is asked. */
export function verdictOf(question: string, text: string): Verdict | undefined {
  const isHan = hasHan(question);
  if (isHan !== hasHan(text) || !(isHan ? asksZh : asksEn).test(question.trim())) return undefined;
  const plain = withoutAsking(plainQuestion(question));
  if (asksMore.test(plain)) return undefined;
  const words = wordsOf(plain);
  // A mark asks for an amount, which no yes tells.
  if (words.length < fewest || questionWords(plain).some(isMark)) return undefined;
  const mode = modeOf(question);
  const clauses = sentencesOf(plainQuestion(text))
    .filter((sentence) => !condition.test(sentence))
    .flatMap(clausesOf);
  const verdicts = new Set(
    clauses.filter((clause) => says(words, clause)).map((clause) => saidBy(clause, mode)),
  );
  const [verdict] = verdicts;
  return verdicts.size === 1 ? verdict : undefined;
}

/** An answer with whether it says yes or no, where it surely does. */
export function withVerdict(question: string, found: FoundAnswer): FoundAnswer {
  const [first] = found.sentences;
  if (!first || found.remark || found.lacks || first.cell) return found;
  const verdicts = found.sentences.map(
    ({ text }) => verdictOf(question, text) ?? verdictByNumber(question, text),
  );
  const [verdict] = verdicts.filter((one) => one !== undefined);
  if (verdict === undefined || verdicts.some((one) => one !== undefined && one !== verdict)) return found;
  return { ...found, verdict };
}
