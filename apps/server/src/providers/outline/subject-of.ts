import { jieba } from '../jieba.ts';

// What a sentence speaks of: the words before its verb.

// May is a month, and may a verb.
const en =
  /^(?:[Tt]he |[Aa]n? )?(?<subject>[\p{L}][\p{L}\d'’-]*(?: (?!that\b|which\b|who\b)[\p{L}\d'’&/-]+){0,5}?) (?:is|are|was|were|has|have|can|could|may|must|should|will|would|do|does|did|provides?|shows?|describes?|contains?|requires?|uses?|needs?|allows?|makes?|takes?|gives?|consists?|depends?|means)\b/u;
/** What points, counts, asks or leads to something is no name. */
const leans =
  /^(?:this|these|that|those|it|its|they|there|here|we|you|he|she|i|my|what|who|which|one|two|some|many|most|all|each|every|such|another|other|both|their|our|your|his|her|not|now|today|in|on|at|for|by|with|if|when|while|as|and|but|so|no|only|whether|how|why|where|to|from|after|before|following|due|based|people|someone|anyone|everyone|nobody)\b|\b(?:that|which|who|if|because|than|also|not|following|we|you|they|he|she|i|it)\b|^(?:这|那|它|他|她|其|此|该|本|我|你|每|各|某|有|所|最|一|同学|大家|上述|以上|以下)|\b(?:this|that|it|them|these|those|others?|in|on|at|of|for|to|by|with|from|into|about|and|or|as)$|[的了着过们]$/iu;
/** A single short word names hardly anything. */
const leastOfWord = 5;

function subjectZh(text: string): string | undefined {
  let subject = '';
  let last = '';
  for (const { word, tag } of jieba().tag(text.slice(0, 30), true)) {
    if (!/^(?:n|vn|a$|an|b|l|j|eng|x|uj|k|s)/u.test(tag) || /[，。、：；！？（(]/u.test(word)) break;
    [subject, last] = [subject + word, tag];
  }
  const isName = /^(?:n|vn|l|j|eng)/u.test(last) && subject.length >= 3 && subject.length <= 14;
  return isName && text.length > subject.length ? subject : undefined;
}

/** The subject of a sentence as a name; undefined where it points at something else. */
export function subjectIn(text: string): string | undefined {
  const isChinese = /^\p{Script=Han}/u.test(text);
  const found = isChinese ? subjectZh(text) : en.exec(text)?.groups?.['subject'];
  if (found === undefined || leans.test(found)) return undefined;
  if (!isChinese && !found.includes(' ') && found.length < leastOfWord) return undefined;
  return found.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
