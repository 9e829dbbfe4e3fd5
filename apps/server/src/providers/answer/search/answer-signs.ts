import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { numberKinds } from './answer-kinds.ts';
import type { Channel } from './channel.ts';
import type { AskedTerm } from './see-page.ts';
import { termsOf } from './terms.ts';

// Where several pages speak of a thing, the one that answers shows it: it says what the thing is, or has a number right before
// what is to be counted.

const topicAsked = [
  /^(?:请问)?(?:什么是|什么叫做?|何谓|何为|啥是|啥叫)(.+)$/u,
  /^(.+?)(?:是什么意思|什么意思|是什么东西|是指什么|指的是什么|说的是什么|是什么|是啥|怎么定义|如何定义|的定义)$/u,
  /^(?:what (?:is|are)(?: meant by)?|define)(?: an?| the)? (.+)$/iu,
  /^what (?:does|do)(?: an?| the)? (.+?) (?:mean|stand for)$/iu,
];
/** A longer topic is a question of its own, and a longer question asks for more than what a thing is. */
const longest = { topic: 24, question: 80 };
const countAsked = /(?:多少|几)(?=\p{Script=Han}|[a-z])|\bhow many\b/iu;
/** So many terms may stand between a number and what it counts: 8项用户权利. */
const between = 2;

/** How a text says what a thing is. */
function definitionOf(topic: string): RegExp {
  const name = escapePattern(topic);
  const aside = '["”』」》]? ?(?:[（(][^）)]{0,40}[）)])? ?';
  const zh =
    '(?:这一术语|一词|这个词|的定义|[，,](?:这|它|也)?)?(?:用于|用来|就是|是|指|意味着|即|称为|被定义|叫|：|:|——)';
  const en = String.raw`(?:is|are|was|means?|refers? to|describes?|stands? for|denotes?)\b`;
  const before = String.raw`(?:称为|叫做?|称之为|所谓|什么是|\b(?:called|known as|termed)) ?["“]?`;
  return new RegExp(`${name}${aside}(?:${zh}|${en})|${before}${name}`, 'iu');
}

/** The thing of which somebody asks what it is. */
export function topicOf(question: string): string | undefined {
  if (question.length > longest.question) return undefined;
  const plain = question.replace(/[“”"「」『』]/gu, '').replace(/^\s+|[？?!！。\s]+$/gu, '');
  const topic = topicAsked.map((asks) => asks.exec(plain)?.[1]?.trim()).find((one) => one);
  return topic && topic.length <= longest.topic ? topic : undefined;
}

function definitionAsked(question: string): RegExp | undefined {
  const topic = topicOf(question);
  return topic === undefined ? undefined : definitionOf(topic);
}

/** What is to be counted: the word after `how many`. */
function countedIn(question: string): string | undefined {
  const asks = countAsked.exec(question);
  return asks
    ? termsOf(question.slice(asks.index + asks[0].length)).find((term) => !/^\d/.test(term))
    : undefined;
}

/** Names in quotation marks; an apostrophe is none, and what is longer is no name. */
const quotes = [
  /(?<![\p{L}\p{N}])'([^'\n]{2,60})'(?!\p{L})/gu,
  /["“「『《‘]([^"“”「」『』《》‘’\n]{2,60})["”」』》’]/gu,
];
/** More names make no better question, and each is looked for on every page. */
const mostQuoted = 4;
const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ');

/** What stands in quotation marks: a name as the deck writes it. */
const quotedIn = (question: string): string[] => {
  const names = quotes.flatMap((quote) => [...question.matchAll(quote)].map(([, name = '']) => name));
  return [...new Set(names.map((name) => plain(name).trim()))].slice(0, mostQuoted);
};

const yesOrNo = (is: boolean): number => (is ? 1 : -1);

/** Looks on pages for signs of the answer to a question. */
export function signsOf(question: string, asked: readonly AskedTerm[], words: Channel) {
  const definition = definitionAsked(question);
  const counted = countedIn(question);
  const quoted = quotedIn(question);
  const shareQuoted = (texts: readonly string[]): number => {
    const page = plain(texts.join(' '));
    return quoted.filter((name) => page.includes(name)).length / quoted.length;
  };
  const countedId = counted === undefined ? undefined : words.ids.get(counted);
  const known = new Set(asked.flatMap(({ ids }) => ids.map(([id]) => id)));
  const isNewNumber = (id: number): boolean => words.isNumber(id) && !known.has(id);
  const textsOf = (page: number): Uint32Array[] => {
    const { terms, ends } = words.pageAt(page);
    return Array.from(ends, (end, at) => terms.subarray(at === 0 ? 0 : ends[at - 1], end));
  };
  const isCounted = (ids: Uint32Array): boolean =>
    ids.some(
      (id, at) => id === countedId && ids.subarray(Math.max(0, at - 1 - between), at).some(isNewNumber),
    );
  return {
    /** What kinds of answers the texts of a page have; a number that stands in the question is none. */
    kinds(page: number, own: Uint8Array, wanted: number): Uint8Array {
      if ((wanted & numberKinds) === 0) return own;
      const texts = textsOf(page);
      return own.map((has, at) => (texts[at]?.some(isNewNumber) ? has : has & ~numberKinds));
    },
    /** 1 where a page says what was asked for in the way of an answer, -1 where it does not, 0 where nobody asked so. */
    on: (page: number, texts: readonly string[]) => ({
      defines: definition ? yesOrNo(texts.some((text) => definition.test(text))) : 0,
      quoted: quoted.length === 0 ? 0 : 2 * shareQuoted(texts) - 1,
      counts: counted === undefined ? 0 : yesOrNo(countedId !== undefined && textsOf(page).some(isCounted)),
    }),
  };
}
