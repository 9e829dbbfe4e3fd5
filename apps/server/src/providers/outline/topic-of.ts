import { jieba } from '../jieba.ts';
import type { Sentence } from './material.ts';

// What a stretch of text says it is about: the subject of the sentence that defines, parts or counts something.

const zh =
  /^(?:那么|所以|因此|总的来说[，,])?(?<topic>[\p{Script=Han}A-Za-z·、“”]{3,14}?)(?:主要)?(?:是指|指的是|(?<!不)是一[种个项门]|约为|(?:总计|总共|一共|共计)|可以分为|可分为|分为|包括|有以下|(?<=[^只没还])有(?=[两三四五六七八九十几]|多[种个])|由(?=[^，。]{2,24}(?:组成|构成)))/u;
const en =
  /^(?<topic>(?:the |an? )?[\p{L}][\p{L}\d'’-]*(?: (?!is\b|are\b|which\b|that\b)[\p{L}\d'’-]+){0,5}) (?:refers? to|(?:is|are) (?:defined as|divided into|made up of|composed of|classified (?:as|into))|consists? of|can be divided into|comprises?|falls? into|includes?)\b/iu;

/** What is often said of a thing: the causes, the effects. */
const aspect =
  /^(?<topic>[\p{Script=Han}A-Za-z·、“”]{2,12}的(?:原因|影响|作用|意义|方法|办法|措施|建议|好处|坏处|特点|目的|任务|条件))(?:主要)?(?:是|有|包括|可以|如下|[：:])/u;

/** Who points back, counts or speaks to somebody names nothing. */
const leans =
  /^(?:这|那|它|他|她|其|此|该|本|每|各|某|有[的些]|在|从|对|为|当|如|我(?!国)|你|大家|同学|许多|很多|一[个些种]|(?:this|these|those|that|it|they|we|you|he|she|there|each|some|many|most|such|another|other|both|all|our|their|its)\b)|[，,]|(?:的|不|就|也|都|都要|只)$/iu;

/** A Chinese topic ends with a noun, and no word in it says how or where from. */
function isThing(topic: string): boolean {
  if (!/\p{Script=Han}/u.test(topic)) return true;
  const tags = jieba()
    .tag(topic, true)
    .filter(({ word }) => word !== '我国')
    .map(({ tag }) => tag);
  return /^(?:n|vn|v|j|l|eng)/u.test(tags.at(-1) ?? '') && !tags.some((tag) => /^(?:d|p|c|r)/u.test(tag));
}

/** The first topic that sentences name, as a title; undefined where none does. */
export function topicOf(sentences: readonly Sentence[], known: readonly string[]): string | undefined {
  for (const { text } of sentences) {
    const found = (aspect.exec(text) ?? zh.exec(text) ?? en.exec(text))?.groups?.['topic']?.trim();
    const topic =
      found
        ?.replace(/^(?:the|an?) /iu, '')
        .replace(/(?: (?:\p{Ll}+ly|often|also|sometimes|always))+$/u, '') ?? '';
    const isKnown = known.some((each) => each.toLowerCase().includes(topic.toLowerCase()));
    if (topic.length > 2 && !leans.test(topic) && !isKnown && isThing(topic)) return topic;
  }
  return undefined;
}

const [fewestSubjects, mostSubjects] = [2, 4];
const isNoun = /^(?:n|nr|ns|nt|nz|nrt|nrfg)$/u;

/** What its paragraphs begin with, each with a noun of its own: 金星、地球、火星. Undefined where one begins otherwise. */
export function subjectsOf(sentences: readonly Sentence[]): string | undefined {
  const firsts = sentences.filter(({ block }, at) => block !== sentences[at - 1]?.block);
  if (firsts.length < fewestSubjects || firsts.length > mostSubjects) return undefined;
  const nouns = firsts.map(({ text }) => {
    const [first, second] = /^\p{Script=Han}/u.test(text) ? jieba().tag(text.slice(0, 24), true) : [];
    // Of a longer name the first word is half.
    const isWhole = first && isNoun.test(first.tag) && !(second && isNoun.test(second.tag));
    return isWhole && first.word.length > 1 && !leans.test(first.word) ? first.word : '';
  });
  return nouns.includes('') || new Set(nouns).size < nouns.length ? undefined : nouns.join('、');
}
