import { languageOf } from '../language.ts';
import { sentencesOf } from './sentences.ts';

/** What is left of a script that was shortened, at most, where that much can be left out. */
const goal = 0.65;
/** Less than this is no difference that somebody would hear. */
const leastGain = 0.1;

// Who counts aloud, or announces a number of things, must not lose one of them.
const counted =
  /^\s*(?:第[一二三四五六七八九十\d]|首先|其次|再次|最后|一是|先是|first\b|second\b|third\b|fourth\b|fifth\b|next\b|finally\b|last\b)/iu;
const announces =
  /[一二两三四五六七八九十\d]+\s*(?:点|个方面|部分|项|步|类|种|条)[。：:]|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+(?:\w+\s+)?(?:points?|parts?|steps?|things?|reasons?|ways?|items?|kinds?)\b/iu;
/** It goes on with the sentence before it. */
const leansBack =
  /^\s*(?:因此|所以|因而|于是|这|那|它|他|她|其中|此外|同时|但|不过|而且|并且|也|例如|比如|therefore|thus|so|this|these|that|those|it|they|he|she|but|however|also|moreover|besides|for example|for instance)/iu;
const leadsOn = /[：:，,]\s*$/u;
const asides = /\s?[（(][^（）()]{2,60}[）)]/gu;
const fillers =
  /(?:也就是说|换句话说|总的来说|众所周知|事实上|实际上|需要指出的是|值得注意的是|in other words|as we all know|as you know|in fact|actually|basically|needless to say|it is worth noting that|it should be noted that)[，,]?\s*/giu;

const termsOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[a-z][a-z\d-]{3,}|\d[\d.,]*/gu) ?? [];
  const pairs = [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair ?? '');
  return new Set([...words, ...pairs]);
};

/** How much a sentence says that the others speak of, too. */
function weights(sentences: readonly string[]): number[] {
  const terms = sentences.map(termsOf);
  const counts = new Map<string, number>();
  for (const own of terms) for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  return terms.map((own) => {
    const shared = [...own].reduce((sum, term) => sum + Math.min(3, (counts.get(term) ?? 1) - 1), 0);
    return own.size === 0 ? 0 : shared / own.size;
  });
}

/** The places of sentences that can go, each alone: the one that says least first. */
function spareable(sentences: readonly string[]): number[] {
  const scores = weights(sentences);
  return sentences
    .map((_, index) => index)
    .filter((index) => {
      const own = sentences[index] ?? '';
      if (index === 0 || counted.test(own) || announces.test(own) || leadsOn.test(own)) return false;
      if (leadsOn.test(sentences[index - 1] ?? '')) return false;
      return !announces.test(sentences[index - 1] ?? '') && !/[?？]\s*$/u.test(sentences[index - 1] ?? '');
    })
    .toSorted((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0) || other - one);
}

const without = (sentences: readonly string[], gone: ReadonlySet<number>) =>
  sentences
    // A line that loses its last sentence still ends.
    .map((each, index) => (gone.has(index) ? (/\n/u.test(each) ? '\n' : '') : each))
    .join('')
    .replaceAll(/[^\S\n]*\n+/gu, '\n')
    .replaceAll(/\n+$/gu, '')
    .trim();

/**
 * A script with less in it: asides, fillers and the sentences that say least are left out, no word is new. Undefined where
 * nothing can go without a point being lost.
 */
export function shorten(text: string): string | undefined {
  const plain = text.trim().replaceAll(asides, '').replaceAll(fillers, '');
  // The first word of an English sentence may have been left out.
  const begun =
    languageOf(text) === 'en'
      ? plain.replaceAll(/(?<=^|[.!?]\s+|\n)\p{Ll}/gu, (one) => one.toUpperCase())
      : plain;
  const sentences = sentencesOf(begun);
  const wanted = text.trim().length * goal;
  const gone = new Set<number>();
  for (const index of spareable(sentences)) {
    if (without(sentences, gone).length <= wanted) break;
    // What leans on it would hang in the air.
    if (leansBack.test(sentences[index + 1] ?? '') && !gone.has(index + 1)) continue;
    gone.add(index);
  }
  const short = without(sentences, gone);
  return short === '' || short.length > text.trim().length * (1 - leastGain) ? undefined : short;
}
