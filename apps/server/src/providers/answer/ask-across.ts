import type { DeckIndex } from './deck-index.ts';
import data from './search/across.json' with { type: 'json' };
import { hasHan, nameForm, toldAsWritten } from './words.ts';

// Who asks in another language than the deck's is understood by numbers, by Latin names, and by usual words that stand for the same in
// both. What is found so comes near at most.

let tables: Record<'han' | 'latin', ReadonlyMap<string, readonly string[]>> | undefined;

function readPairs() {
  const [han, latin] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (to: Map<string, string[]>, word: string, others: readonly string[]) =>
    void to.set(word, [...(to.get(word) ?? []), ...others]);
  for (const pair of data.pairs) {
    const [zh = [], en = []] = pair.split(' | ').map((side) => side.split(' '));
    const english = en.map((word) => word.replaceAll('_', ' '));
    for (const word of zh) add(han, word, english);
    for (const word of english) add(latin, word.includes(' ') ? word : (nameForm(word) ?? word), zh);
  }
  return { han, latin };
}

/** What is asked for, in both languages: the first that fits. */
const asking: readonly (readonly [zh: RegExp, en: RegExp, inZh: string, inEn: string])[] = [
  [/区别|不同/, /\bdifferen(?:ce|t)\b/i, '# 有什么区别', 'what is the difference between #'],
  [/多少钱/, /\bhow much (?:does|do|did|is)\b.*\bcosts?\b/i, '# 多少钱', 'how much does # cost'],
  [/多久|多长时间/, /\bhow long\b/i, '# 多久', 'how long does #'],
  [/多少|(?<!哪)几/, /\bhow (?:many|much)\b/i, '多少 #', 'how many #'],
  [/什么时候|何时|哪一?年/, /\bwhen\b|\bwhat year\b/i, '# 什么时候', 'when was #'],
  [/为什么|为何/, /\bwhy\b/i, '为什么 #', 'why #'],
  [/谁/, /\bwho\b/i, '谁 #', 'who #'],
  [/哪里|在哪/, /\bwhere\b/i, '# 在哪里', 'where #'],
  [/哪些|哪几|列出/, /\bwh(?:at|ich) (?:\w+ )?are\b|\blist\b|\bwhich\b/i, '# 有哪些', 'what are the #'],
  [/怎么|怎样|如何/, /\bhow\b/i, '如何 #', 'how #'],
];

/** A number or a name that the deck has as it was asked says more than a usual word; a Chinese letter alone says little. */
const weights = { same: 2, other: 1, letter: 0.3 };
/** So much of a question must stand in the deck, on one page: what is shared otherwise stands in any deck. */
const enoughKnown = 0.5;

type Word = { told: string | undefined; weight: number };

/** The words of a question as the deck may say them, those that are several words first. */
function wordsOf(index: DeckIndex, question: string): Word[] {
  tables ??= readPairs();
  const { han, latin } = tables;
  const formsOf = (word: string) => word.split(' ').map((each) => nameForm(each));
  const knows = (word: string) => formsOf(word).every((form) => form !== undefined && index.knows(form));
  const phrases = [...latin.keys()].filter((phrase) => phrase.includes(' '));
  const patternOf = (phrase: string) => new RegExp(`\\b${phrase}s?\\b`, 'gi');
  const named = phrases.filter((phrase) => patternOf(phrase).test(question));
  const rest = named.reduce((left, phrase) => left.replace(patternOf(phrase), ' '), question);
  const translated = named.map((phrase) => ({
    told: latin.get(phrase)?.find(knows),
    weight: weights.same,
  }));
  const single = toldAsWritten(rest).flatMap(({ written, form }): Word[] => {
    if (form === '') return [];
    if (index.knows(form)) return [{ told: written, weight: weights.same }];
    const others = (hasHan(written) ? han.get(written) : latin.get(form)) ?? [];
    // What the other language asks with is no word of a deck.
    if (others.some((other) => formsOf(other).includes(undefined))) return [];
    const told = others.find(knows);
    const isLetter = hasHan(written) && written.length === 1 && told === undefined;
    return [{ told, weight: isLetter ? weights.letter : weights.other }];
  });
  return [...translated, ...single];
}

/** A question, in Chinese or not, as the deck would be asked it in its own language; undefined where the deck has too few of its words. */
export function askedAcross(index: DeckIndex, question: string, isHan: boolean): string | undefined {
  const words = wordsOf(index, question);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const isOn = (told: string | undefined, page: number): boolean =>
    told !== undefined &&
    told
      .split(' ')
      .every(
        (each) =>
          index.isOn(nameForm(each) ?? each, page) ||
          (hasHan(each) && index.textsOn(page).some(({ text }) => text.includes(each))),
      );
  const shareOn = (page: number) =>
    words.reduce((sum, { told, weight }) => sum + (isOn(told, page) ? weight : 0), 0) / (all || 1);
  if (![...index.titles.keys()].some((page) => shareOn(page) >= enoughKnown)) return undefined;
  const [, , inZh, inEn] = asking.find(([zh, en]) => (isHan ? zh : en).test(question)) ?? [
    0,
    0,
    '# 是什么',
    'what is #',
  ];
  const told = [...new Set(words.flatMap((word) => word.told ?? []))].join(' ');
  return (isHan ? inEn : inZh).replace('#', () => told);
}
