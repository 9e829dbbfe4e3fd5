// A sentence as a point of a slide: what it says, without how it leads on. No word is new, and none that turns its meaning goes.

const citations =
  /\s?\[\d[\d,\s–-]*\]|\s?[（(](?:[^（）()]*\b(?:1[89]|20)\d\d[a-z]?|see [^()]*|见[^（）]*|ibid[^()]*)[）)]/gu;
const asides = /\s?[（(][^（）()]{2,60}[）)]/gu;
const leads =
  /^(?:(?:however|moreover|furthermore|in addition|additionally|also|therefore|thus|hence|consequently|as a result|for this reason|indeed|in fact|overall|in other words|finally|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|meanwhile|similarly|in particular|specifically|for example|for instance|it is (?:important|worth|essential) to (?:note|remember) that|note that)\s*[,，:]\s*|(?:but|and|so|yet)\s+(?=\p{Lu}))|^(?:但是|但|然而|不过|此外|另外|同时|因此|所以|因而|于是|总之|例如|比如|首先|其次|再次|最后|其中|而且|并且|事实上|实际上|也就是说|换句话说|值得注意的是|需要指出的是|众所周知|一般来说|通常来说)[，,：:]?/iu;
/** A clause that turns what stands before it cannot go. */
const turns =
  /^\s*(?:unless|except|only|but|not|nor|without|if|provided|until|although|though|while|whereas|除非|但|而不|并非|只有|如果|除了|不包括|直到|尽管|虽然)/iu;
// 40,000 and 14:30 are one.
const clause = /(?<=[，；;—–：]|[,:](?=\s|\p{Script=Han}))\s*/u;

const sizeOf = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) +
  (text.match(/(?!\p{Script=Han})[\p{L}\d]+/gu)?.length ?? 0) * 2;

/** As long as a point should be: 34 Chinese letters, or 17 words. */
const wanted = 34;

function withoutLastClauses(text: string): string {
  let parts = text.split(clause);
  while (parts.length > 1 && sizeOf(parts.join('')) > wanted) {
    const last = parts.at(-1) ?? '';
    const rest = parts.slice(0, -1);
    const left = sizeOf(rest.join(''));
    // What announces something must keep it, and a beginning alone says nothing.
    if (turns.test(last) || left < 12 || /[:：]\s*$/u.test(rest.at(-1) ?? '') || isOpening(rest.join('')))
      break;
    parts = rest;
  }
  const kept = parts.join(/\p{Script=Han}/u.test(text) ? '' : ' ');
  return kept.replace(/[\s，,；;：:—–]+$/u, '');
}

const verbs =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did)\b|\p{L}{2,}(?:ed|es|s)\b/iu;
const isOpening = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? /^(?:为了?|在|当|由于|因为|随着|对于?|根据|通过|如果|虽然|尽管|除了?|从|自|按)/u.test(text) &&
      !/[，,；;].+/u.test(text)
    : /^(?:in|on|at|by|for|with|when|while|as|because|since|although|though|if|after|before|during|according to|despite|through|to|from|under|among)\b/iu.test(
        text,
      ) || !verbs.test(text);

/** The point that a sentence makes. */
export function shortenPoint(sentence: string): string {
  const plain = sentence.replaceAll(citations, '').replace(leads, '').trim();
  const bare = sizeOf(plain) > wanted ? plain.replaceAll(asides, '').trim() : plain;
  const short = sizeOf(bare) > wanted ? withoutLastClauses(bare) : bare;
  const closed = short.replace(/[。.;；,，]+$/u, '');
  return closed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** How much room a point needs; a Chinese letter is one, a word two. */
export const pointSize = sizeOf;
