import type { DeckIndex, IndexedText } from './deck-index.ts';
import type { Asked } from './rank.ts';
import { isQuestion } from './search/see-texts.ts';
import { contentWords, hasHan } from './words.ts';

// `How many planets` is answered by a number right before the planets; other numbers count other things.

/** Only things have such a word before them; 多少度 asks for an amount. */
const classifier = '[颗个种条项位只家座门节章步类款]';
// 哪几种 asks which ones.
const askedZh = new RegExp(`(?:(?<!哪)几|多少) ?${classifier}(\\p{Script=Han}{1,8})`, 'u');
const askedEn = /\bhow many ((?:[a-z-]+ )?[a-z-]+)/i;
/** Where the thing ends and the question goes on. */
const endsThing = /(?:在|是|呢|吗|啊|呀|有|组成|构成|都).*$/u;
const goesOn =
  /^(?:are|is|do|does|did|have|has|can|will|were|was|there|in|on|of|must|should|would|could|may|might|need|per|to|for|with|without)$/;

// No longer than numbers are: a slide may hold anything, and is searched while others wait.
const digits = '\\d[\\d,]{0,14}';
const numberZh = `[一二两三四五六七八九十百千万]{1,12}|${digits}`;
/** 第十二个 counts nothing, and neither does its end. */
const notOrdinal = '(?<![第\\d一二两三四五六七八九十百千万])';
const numberEn = `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|${digits}`;

/** What is counted: the text between the words that ask and those that go on. */
export function countedThing(question: string): string | undefined {
  const zh = askedZh.exec(question)?.[1]?.replace(endsThing, '');
  if (zh) return zh;
  const words = askedEn.exec(question)?.[1]?.toLowerCase().split(' ') ?? [];
  const end = words.findIndex((word) => goesOn.test(word));
  const thing = (end < 0 ? words : words.slice(0, end)).join(' ');
  return thing === '' ? undefined : thing;
}

/** Who asks for the parts of a thing hears how many components it has. */
const anyPart = /^(?:parts?|components?|pieces?|elements?|building blocks?)$/;

const oneOrMany = (thing: string): string =>
  anyPart.test(thing) ? '(?:part|component|piece|element|building block)s?' : `${thing.replace(/s$/, '')}s?`;

/** `One part of it` counts no parts. */
const numbersOf = (thing: string): string => (anyPart.test(thing) ? numberEn.replace('one|', '') : numberEn);

/** A number right before the thing. */
const countOf = (thing: string): RegExp =>
  hasHan(thing)
    ? new RegExp(`${notOrdinal}(${numberZh}) ?${classifier}${thing}`, 'u')
    : new RegExp(`\\b(${numbersOf(thing)}) ${oneOrMany(thing)}\\b`, 'i');

/** A number and the thing in one breath, in either order. */
function isCounted(thing: string, text: string): boolean {
  const [number, name] = hasHan(thing)
    ? [`${notOrdinal}(?:${numberZh})`, thing]
    : [`\\b(?:${numbersOf(thing)})\\b`, `\\b${oneOrMany(thing)}\\b`];
  const between = '[^，。；,.;]{0,24}';
  return new RegExp(`${number}${between}${name}|${name}${between}${number}`, 'iu').test(text);
}

/** Whether a sentence may tell what is asked; one without a number tells no count. */
export function mayCount(question: string, text: string): boolean {
  const thing = countedThing(question);
  return thing === undefined || isCounted(thing, text) || countsDirectly(question, text);
}

/** Whether a sentence counts the thing itself, in a number that the question does not name: `611 opioid-related deaths`, and no `death rate of 4`. */
export function countsDirectly(question: string, text: string): boolean {
  const thing = countedThing(question);
  if (thing === undefined) return false;
  const pattern = hasHan(thing)
    ? new RegExp(`${notOrdinal}(${numberZh}) ?\\p{Script=Han}?${thing}`, 'gu')
    : new RegExp(`(?<![\\d.,])(${numbersOf(thing)})(?: [\\p{L}-]{1,20}){0,3}? ${thing}(?![\\p{L}-])`, 'giu');
  return [...text.matchAll(pattern)].some(([, number = '']) => !question.includes(number));
}

/** `All requirements must succeed` tells how many of them must. */
export function countsAll(question: string, text: string): boolean {
  const thing = countedThing(question);
  if (thing === undefined) return false;
  const all = hasHan(thing)
    ? `(?:所有|全部|全体)的?${thing}|${thing}(?:必须|要|需要?)?(?:全部|都)`
    : `\\b(?:all|both|none)(?: of)?(?: the| its| these)? ${oneOrMany(thing)}\\b`;
  return new RegExp(all, 'iu').test(text);
}

/** The sentence that tells how many there are; undefined when it is not asked, not told, or told in two ways. */
export function countTold(index: DeckIndex, { question, words }: Asked): IndexedText | undefined {
  const thing = countedThing(question);
  if (thing === undefined) return undefined;
  const pattern = countOf(thing);
  const rest = words.filter((word) => !contentWords(thing).includes(word));
  if (anyPart.test(thing) && rest.length === 0) return undefined;
  const told = index.texts.flatMap((text) => {
    const number = pattern.exec(text.text)?.[1]?.toLowerCase();
    const isOfIt = number !== undefined && rest.every((word) => index.holds(word, text) > 0);
    return isOfIt && !isQuestion(text.text) ? [{ number, text }] : [];
  });
  if (new Set(told.map(({ number }) => number)).size !== 1) return undefined;
  return (told.find(({ text }) => text.kind === 'script') ?? told[0])?.text;
}
