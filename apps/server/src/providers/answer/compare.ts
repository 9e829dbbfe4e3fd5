import type { DeckIndex, IndexedText } from './deck-index.ts';
import { type Found, none } from './found.ts';
import { enoughNew, newWords, rank, readQuestion, repeatsTitle } from './rank.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import { questionWords } from './words.ts';

const sidesOf = [
  /^(?:请问)?(.{1,24}?)(?:和|与|跟|同)(.{1,24}?)(?:之间|相比)?(?:有|的|到底|究竟|主要)*(?:什么|哪些|何)?(?:的|主要)*(?:区别|不同|差别|差异|异同)/u,
  /\bdifferences? between (.{1,60}?) and (.{1,60}?)[?.!]*$/i,
  /^how (?:do|does|is|are) (.{1,60}?) (?:differ|different) from (.{1,60}?)[?.!]*$/i,
  /^compare (.{1,60}?) (?:and|with|to) (.{1,60}?)[?.!]*$/i,
  /^(?:what about )?(.{1,60}?) (?:vs\.?|versus) (.{1,60}?)[?.!]*$/i,
];

/** The two things that are to be compared; undefined where a question asks for something else. */
function comparedIn(question: string): [string, string] | undefined {
  for (const pattern of sidesOf) {
    const [, one, other] = pattern.exec(question.trim()) ?? [];
    if (one && other) return [one.trim(), other.trim()];
  }
  return undefined;
}

type Side = {
  name: string;
  words: readonly string[] /** Those that the other one has not. */;
  own: readonly string[];
};

const has = (text: IndexedText, word: string): boolean =>
  text.has.has(word) || (/\p{Script=Han}{2}/u.test(word) && text.text.includes(word));

/** What says most of one of the two, rather without the other. */
function bestOf(index: DeckIndex, { name, words }: Side, other: Side): IndexedText | undefined {
  const isHan = /\p{Script=Han}/u.test(name);
  const asked = readQuestion(index, isHan ? `${name}是什么` : `What is ${name}?`);
  // Of `level 3` the number alone says nothing.
  const whole = /\d/.test(name) ? name.toLowerCase() : '';
  const told = rank(index, asked).filter(
    ({ text }) =>
      text.text.toLowerCase().includes(whole) &&
      words.every((word) => index.holds(word, text) > 0) &&
      words.some((word) => has(text, word)) &&
      newWords(text, words) >= enoughNew &&
      !isQuestion(text.text) &&
      !leadsOn(text.text) &&
      !repeatsTitle(index, text),
  );
  const alone = told.find(({ text }) => !other.own.some((word) => has(text, word)));
  return (alone ?? told.find(({ text }) => has(text, words[0] ?? '') && text.words[0] === words[0]))?.text;
}

/** What only says what a picture shows compares nothing. */
const pointsAt = /^(?:in|on) (?:the|this) (?:drawing|picture|diagram|figure)|^(?:从|在)?(?:这张)?图[中上里]/i;

const differs = /不同|区别|，而|相比|差[别异]|\b(?:differ\w*|unlike|whereas|while|instead|than)\b/i;

/** One sentence about both: it says how they differ, and names one of them at least where its page is about the other. */
const ofBoth = (index: DeckIndex, question: string, sides: readonly Side[]): IndexedText | undefined =>
  rank(index, readQuestion(index, question)).find(({ text }) => {
    const named = sides.filter(({ own }) => own.length > 0 && own.every((word) => has(text, word)));
    const isHeld = sides.every(
      ({ own }) => own.length > 0 && own.every((word) => index.holds(word, text) > 0),
    );
    const added = newWords(
      text,
      sides.flatMap(({ words }) => words),
    );
    return (
      isHeld &&
      named.length > 0 &&
      differs.test(text.text) &&
      added > enoughNew &&
      !pointsAt.test(text.text) &&
      !isQuestion(text.text)
    );
  })?.text;

/** What is said of each of two things, or of one and that the other is missing; undefined where nothing is compared. */
export function tellCompared(index: DeckIndex, question: string): Found | undefined {
  const names = comparedIn(question);
  if (!names) return undefined;
  const words = names.map((name) => questionWords(name));
  const sides = names.map((name, at): Side => {
    const own = words[at] ?? [];
    return { name, words: own, own: own.filter((word) => !words[1 - at]?.includes(word)) };
  });
  const [one, other] = sides;
  if (!one || !other || one.words.length === 0 || other.words.length === 0) return undefined;
  const both = ofBoth(index, question, sides);
  if (both) return { outcome: 'found', texts: [both] };
  const isKnown = ({ words: all }: Side) => all.every((word) => index.knows(word));
  const [first, second] = [
    isKnown(one) && bestOf(index, one, other),
    isKnown(other) && bestOf(index, other, one),
  ];
  if (first && second) return { outcome: 'found', texts: [first, second] };
  if (!first && !second) return isKnown(one) || isKnown(other) ? undefined : none;
  const thing = first ? other.name : one.name;
  const told = first || second;
  return told ? { outcome: 'near', texts: [told], lacks: { kind: 'thing', thing } } : undefined;
}
