import { cutWords, isChinese, formOf } from '../answer/search/terms.ts';
import { unusualness } from '../answer/search/usual-words.ts';
import { emptyWords } from '../answer/search/empty-words.ts';
import { jieba } from '../jieba.ts';
import type { Sentence } from './material.ts';

// What a stretch of text is about that the rest of the document is not: its most telling words that stand together.

const piece = /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\d][\p{L}\d'’-]*|[^\p{L}\d\s]/gu;
const mostWords = 3;
/** Amounts, dates and places in a list name nothing. */
const isNumber = (text: string): boolean =>
  /^第?[零一二三四五六七八九十百千万亿两\d.]+(?:[元年月日条款项个次章节点分秒米人家]|以上|以下)?$|^\d|^第[零一二三四五六七八九十百\d]/u.test(
    text,
  );

/** What counts or points names nothing either. */
const isPointing =
  /^(?:每|各|某|这|那|有[的些]|一些|许多|很多|大家|同学)|^(?:each|both|such|other|another|same|several|case|cases|number|numbers|period|following|first|second|third|last|next|new|year|years|time|times|way|ways|thing|things|people|use|used|page|pages|section|sections|chapter|chapters|report|paper|article|thesis|author|authors)$|\p{L}['’] /iu;

/** What somebody does is no name: keep track, made sure. */
const isDoing =
  /^(?:keep|kept|make|made|take|took|taken|get|got|give|gave|given|go (?:to|on|back|up|down|into|through)|goes|went|come|came|see|saw|seen|know|knew|known|say|said|tell|told|find|found|want|wanted|needed|become|became|let|put|looked|click|enter|choose|select) |^(?:press|set|look|need) (?:an?|the|any|all|to|up|down|at|for|in|on|enter|keys?|buttons?)\b|\b(?:because|although|while|when|where|which)\b/iu;

/** In Chinese a name ends with a noun, and nothing in it counts, points or says how. */
function isNounZh(text: string): boolean {
  if (!isChinese(text)) return true;
  const tags = jieba()
    .tag(text, true)
    .map(({ tag }) => tag);
  return (
    /^(?:n|vn|j|l|eng|x)/u.test(tags.at(-1) ?? '') &&
    !tags.some((tag) => /^(?:d|p|c|r|m|q|u|f|t|y)/u.test(tag))
  );
}

/** A single word that is used everywhere names nothing. */
const leastRare = 0.6;

type Word = { text: string; form: string; isEmpty: boolean };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(piece)].flatMap(([run]) =>
    (isChinese(run) ? cutWords(run) : [run]).map((word) => {
      const form = formOf(word.toLowerCase());
      // Letters of formulas are no words.
      const tells =
        /^[\p{Script=Latin}\d'’-]{3,}$|\p{Script=Han}{2}/u.test(
          word.normalize('NFKC') === word ? word : '',
        ) && !/(?:ly|ing)$|['’]s$|^(?:fig|figure|table|after|before|example)$/iu.test(word);
      return { text: word, form, isEmpty: emptyWords.has(word.toLowerCase()) || !tells };
    }),
  );
}

/** Runs of one to three words that all tell something, as they are written. */
function* phrasesOf(text: string): Generator<{ text: string; forms: string[] }> {
  const words = wordsOf(text);
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= mostWords; length++) {
      const run = words.slice(from, from + length);
      if (run.length < length || run.some(({ isEmpty }) => isEmpty)) break;
      const joined = run.map(({ text: word }) => word).join(isChinese(run[0]?.text ?? '') ? '' : ' ');
      if (text.includes(joined)) yield { text: joined, forms: run.map(({ form }) => form) };
    }
}

/** The phrase that stands most for these sentences against the others; words of `known` are not said again. */
export function keyPhrase(
  sentences: readonly Sentence[],
  others: readonly Sentence[],
  known: readonly string[],
): string | undefined {
  const elsewhere = new Map<string, number>();
  for (const { terms } of others)
    for (const term of new Set(terms)) elsewhere.set(term, (elsewhere.get(term) ?? 0) + 1);
  const found = new Map<string, { text: string; count: number; score: number; isTelling: boolean }>();
  for (const sentence of sentences) {
    // A word that one sentence says three times is not what the page is about.
    const own = new Set<string>();
    for (const { text, forms } of phrasesOf(sentence.text)) {
      const key = forms.join(' ');
      if (own.has(key)) continue;
      own.add(key);
      const entry = found.get(key) ?? { text, count: 0, score: 0, isTelling: false };
      const away = Math.max(...forms.map((form) => elsewhere.get(form) ?? 0));
      entry.count++;
      const rare = forms.reduce((sum, form) => sum + unusualness(form), 0) / forms.length;
      entry.score = (entry.count * forms.length * rare) / (1 + away);
      // A single word names what most sentences speak of.
      const least = isChinese(text) ? 3 : Math.max(3, sentences.length * 0.4);
      entry.isTelling =
        forms.length > 1 || (rare >= leastRare && entry.count >= least && !text.endsWith('ed'));
      found.set(key, entry);
    }
  }
  const isKnown = (text: string) => known.some((each) => each.toLowerCase().includes(text.toLowerCase()));
  // Of what somebody does no word alone is a name either.
  const done = new Set(
    [...found.values()].filter(({ text }) => isDoing.test(text)).flatMap(({ text }) => text.split(' ')),
  );
  const ranked = [...found.values()]
    .filter(
      ({ text, count, isTelling }) =>
        isTelling &&
        !isNumber(text) &&
        !isPointing.test(text) &&
        !isDoing.test(text) &&
        !done.has(text) &&
        count > 1 &&
        text.length > 2 &&
        text.length <= 40 &&
        !isKnown(text),
    )
    .toSorted((one, other) => other.score - one.score);
  return ranked.find(({ text }) => isNounZh(text))?.text;
}

/** Names of persons, places and things: words with capitals inside a sentence. */
const nameInside =
  /(?<=[\p{Ll}\d,] )(?!I\b)\p{Lu}\p{Ll}{2,}(?:(?: (?:of|the|de|von|van))? \p{Lu}\p{Ll}{2,}){1,3}(?! \p{Lu})/gu;

/** A name that a stretch of text says and the rest does not: in English a proper name, in Chinese several words ending with a noun. */
export function nameSaidOnce(
  sentences: readonly Sentence[],
  others: readonly Sentence[],
  known: readonly string[],
): string | undefined {
  const isKnown = (text: string) => known.some((each) => each.toLowerCase().includes(text.toLowerCase()));
  const isNew = (text: string) => !isKnown(text) && !others.some((each) => each.text.includes(text));
  const named = sentences.flatMap(({ text }) =>
    isChinese(text)
      ? [...phrasesOf(text)]
          .filter(({ forms }) => forms.length > 1)
          .map((phrase) => phrase.text)
          .filter(
            (phrase) =>
              phrase.length >= 4 && phrase.length <= 10 && !isNumber(phrase) && !isPointing.test(phrase),
          )
      : [...text.matchAll(nameInside)].map(([name]) => name),
  );
  return named.find((name) => isNew(name) && isNounZh(name));
}
