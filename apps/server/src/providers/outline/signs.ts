import type { Material, Section, Sentence } from './material.ts';

/** What is known of a sentence when it is decided whether it is told; all between 0 and about 1. */
export const signNames = [
  'central',
  'rare',
  'titled',
  'named',
  'first',
  'early',
  'opens',
  'item',
  'figures',
  'shares',
  'years',
  'names',
  'defines',
  'weighs',
  'causes',
  'examples',
  'leans',
  'asks',
  'addresses',
  'short',
  'long',
  'colon',
  'quotes',
] as const;

export type Signs = readonly number[];

const defines =
  /\b(?:is|are|refers? to|means?|is defined as|is called|known as|consists? of|includes?|comprises?)\b|是指|指的是|称为|叫做|定义为|是一种|是一个|包括|由.{1,20}组成/iu;
const weighs =
  /\b(?:most|largest|highest|lowest|first|only|key|main|major|important|significant(?:ly)?|critical|essential|must|should|required?|aims?|goal|objective|conclu\w+|found that|shows? that|result\w*|overall|in total|more than|less than|at least|up to)\b|最|首次|唯一|关键|主要|重要|显著|必须|应当|目标|结论|表明|总之|总计|超过|不低于|至少|达到|达/iu;
const causes =
  /\b(?:because|due to|leads? to|led to|causes?d?|results? in|therefore|thus|so that|in order to|enables?|allows?)\b|因为|由于|导致|造成|因此|从而|使得|以便|为了/iu;
const examples = /\b(?:for example|for instance|such as|e\.g\.)|例如|比如|譬如/iu;
const leans =
  /^(?:this|these|that|those|it|they|he|she|such|however|but|also|moreover|furthermore|in addition|therefore|thus|so|then)\b|^(?:这|那|它|他|她|其|此|该|但|然而|不过|因此|所以|另外|此外|同时|并且|而且|于是)/iu;
const addresses =
  /\b(?:you|your|we|our|please|contact|visit|click|email|tel|phone)\b|您|你|请|联系|点击|邮箱|电话/iu;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const has = (pattern: RegExp, text: string) => (pattern.test(text) ? 1 : 0);

/** How long a sentence is, in words of an average language: a Chinese letter is half a word. */
export const wordsIn = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2 +
  (text.match(/(?!\p{Script=Han})[\p{L}\d]+/gu)?.length ?? 0);

/** How often each word stands in how many sentences. */
function countSentences(sections: readonly Section[]): { counts: Map<string, number>; total: number } {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { sentences } of sections)
    for (const { terms } of sentences) {
      total++;
      for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  return { counts, total };
}

/** Sees every sentence of a document among the others. */
export function seeSentences(
  { title, sections }: Material,
  termsOf: (text: string) => string[],
): Map<Sentence, Signs> {
  const { counts, total } = countSentences(sections);
  const titleTerms = new Set(termsOf(title));
  const most = Math.log(1 + Math.max(1, ...counts.values()));
  const seen = new Map<Sentence, Signs>();
  let order = 0;
  for (const section of sections) {
    const own = new Set([section.title, ...section.path].flatMap(termsOf));
    section.sentences.forEach((sentence, place) => {
      const { text, terms, isItem } = sentence;
      const distinct = [...new Set(terms)];
      const often = distinct.map((term) => Math.log(1 + (counts.get(term) ?? 1)) / most);
      const rare = distinct.map((term) => Math.log(total / (counts.get(term) ?? 1)));
      const words = wordsIn(text);
      seen.set(sentence, [
        share(
          often.reduce((sum, each) => sum + each, 0),
          distinct.length,
        ),
        Math.min(1, rare.reduce((sum, each) => sum + each, 0) / 60),
        share(distinct.filter((term) => titleTerms.has(term)).length, titleTerms.size),
        Math.min(1, distinct.filter((term) => own.has(term)).length / 3),
        place === 0 ? 1 : 0,
        1 - share(order, total),
        sentence.place === 0 ? 1 : 0,
        isItem ? 1 : 0,
        Math.min(1, (text.match(/\d[\d.,]*/gu)?.length ?? 0) / 4),
        has(/%|％|percent|百分之|\bmillion|\bbillion|[万亿]/iu, text),
        has(/\b(?:1[5-9]|20)\d\d\b/u, text),
        Math.min(1, (text.match(/(?<!^)(?<![.!?]\s)\b\p{Lu}[\p{L}\d]+/gu)?.length ?? 0) / 6),
        has(defines, text),
        has(weighs, text),
        has(causes, text),
        has(examples, text),
        has(leans, text),
        has(/[?？]$/u, text),
        has(addresses, text),
        words < 6 ? 1 : 0,
        Math.min(1, words / 40),
        has(/[:：]/u, text),
        has(/[“”"「」]/u, text),
      ]);
      order++;
    });
  }
  return seen;
}
