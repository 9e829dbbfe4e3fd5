import { isMark } from './asking.ts';
import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { type DeckIndex, type IndexedText, labelOf } from './deck-index.ts';
import { hasKind } from './lacking.ts';
import { enoughNew, newWords, repeatsTitle, type Asked } from './rank.ts';
import { topicOf } from './search/answer-signs.ts';
import { isQuestion } from './search/see-texts.ts';
import { contentWords } from './words.ts';

/** How a text says outright what a thing is: 是 alone may also say how it is. */
function outright(topic: string): RegExp {
  const name = escapePattern(topic);
  const aside = '["”』」》]? ?(?:[（(][^）)]{0,40}[）)])? ?';
  const zh =
    '[，,]?(?:这|它|也)?就?(?:意味着|指的?是|是指|指(?!\\p{Script=Han}?[标数令南示])|(?:被)?定义为|是一[个种类项套款门])';
  const en = String.raw`(?:(?:is|are):? (?:an?|any|when|where)|means?|refers? to|(?:is|are) defined as)\b`;
  return new RegExp(
    /\p{Script=Han}/u.test(topic)
      ? `${name}${aside}${zh}`
      : `(?<![\\p{L}-])(?:an? |the )?${name}${aside}${en}`,
    'iu',
  );
}

/** So far from the beginning of its sentence the thing is still what it is about. */
const mostBefore = 12;

/** One word alone may be said in many cases. */
const fewestNamed = 2;

/** Who asks what a thing is hears the first sentence of the deck that says it outright; undefined where none does. */
export function tellDefinition(index: DeckIndex, { question, words }: Asked): IndexedText | undefined {
  const topic = topicOf(question);
  if (topic === undefined) return undefined;
  const pattern = outright(topic);
  const says = index.texts.filter((text) => {
    const at = text.text.search(pattern);
    return (
      at >= 0 &&
      at <= mostBefore &&
      text.kind !== 'title' &&
      !isQuestion(text.text) &&
      !repeatsTitle(index, text) &&
      newWords(text, words) >= enoughNew
    );
  });
  const labelled = (text: IndexedText): boolean =>
    text.kind === 'script' &&
    labelOf(text.text)?.trim().toLowerCase() === topic.toLowerCase() &&
    !isQuestion(text.text) &&
    newWords(text, words) >= enoughNew;
  // `P: how likely it is that …` says what P is as well.
  const first = says[0] ?? index.texts.find(labelled);
  // The spoken sentence of the same page rather than its line.
  return says.find(({ kind, page }) => kind === 'script' && page === first?.page) ?? first;
}

const caseAsked =
  /^(?:and |so )?when (?:is|are|does|do|can|may|should|must)\b|什么(?:情况|条件)下?|(?:什么时候|何时)(?:才|该|应该|需要|可以)/i;
const cases = [
  // Who knows `when to pause` is told no case.
  /^(.{4,160}?),? (?:only )?(?:when|if|once|as soon as) (?!to\b|not\b)/i,
  /^(?:when|if|once) [^,]{2,120},(.+)$/i,
  /^(?:当|如果|只有)?[^，]{2,60}(?:时|的情况下|之后|以后|才)，?(.+)$/u,
];
/** What a sentence says is so in some case, without the case. */
const saidOfCase = (text: string): string | undefined =>
  cases.map((pattern) => pattern.exec(text)?.[1]).find((said) => said !== undefined);

/** Who asks in which case something is so hears the first sentence that says all of it, and the case: `it is effective when …`; a date is told before. */
export function tellCase(index: DeckIndex, { question, words }: Asked): IndexedText | undefined {
  if (!caseAsked.test(question)) return undefined;
  const named = words.filter((word) => !isMark(word));
  if (named.length < fewestNamed) return undefined;
  const says = ({ text, has, kind }: IndexedText): boolean => {
    if (kind === 'title' || isQuestion(text) || !named.every((word) => has.has(word))) return false;
    const own = contentWords(saidOfCase(text) ?? '');
    return named.every((word) => own.includes(word));
  };
  const told = index.texts.filter(
    (text) => says(text) && newWords(text, words) >= enoughNew && !repeatsTitle(index, text),
  );
  const isDated = ({ text, has }: IndexedText): boolean =>
    hasKind('date', question, text) && named.every((word) => has.has(word));
  if (index.texts.some(isDated)) return undefined;
  const [first] = told;
  return told.find(({ kind, page }) => kind === 'script' && page === first?.page) ?? first;
}
