import { underColumns, underLabels } from './compare-labels.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { type Found, none } from './found.ts';
import { listBelow } from './lists.ts';
import { enoughNew, newWords, rank, readQuestion, repeatsTitle } from './rank.ts';
import { isQuestion, leadsOn } from './search/see-texts.ts';
import type { PlacedGrid } from './structure/ask-grids.ts';
import { tellList } from './tell-list.ts';
import { contentWords, hasHan, questionWords } from './words.ts';

const sidesOf = [
  /^(?:请问)?(.{1,24}?)(?:和|与|跟|同)(.{1,24}?)(?:之间|相比)?(?:有|的|到底|究竟|主要)*(?:什么|哪些|何)?(?:的|主要)*(?:区别|不同|差别|差异|异同)/u,
  /\bdifferences? between (.{1,60}?) and (.{1,60}?)[?.!]*$/i,
  /^how (?:do|does|is|are) (.{1,60}?) (?:differ|different) from (.{1,60}?)[?.!]*$/i,
  /^compare (.{1,60}?) (?:and|with|to) (.{1,60}?)[?.!]*$/i,
  /^how (?:do|does|did|is|are) (.{1,60}?) compared? (?:with|to|against) (.{1,60}?)[?.!]*$/i,
  /^(?:what about )?(.{1,60}?) (?:compared (?:with|to)|vs\.?|versus) (.{1,60}?)[?.!]*$/i,
];

/** `Tea in the north and in the south`: the second is tea as well. */
function withHead(one: string, other: string): string {
  const [place] = /^(?:in|on|at|for|with|without|from|during|before|after|under) /i.exec(other) ?? [];
  const at = place === undefined ? -1 : one.toLowerCase().indexOf(` ${place.toLowerCase()}`);
  return at > 0 ? `${one.slice(0, at)} ${other}` : other;
}

/** `How good was the expert` asks of the expert. */
const thingIn = (asked: string): string =>
  asked
    .trim()
    .replace(/^(?:and |so )?how (?:\p{L}+ )?(?:is|are|was|were|do|does|did|has|have) (?:the |an? )?/iu, '')
    .trim();

/** The two things that are to be compared; undefined where a question asks for something else. */
function comparedIn(question: string): [string, string] | undefined {
  for (const pattern of sidesOf) {
    const [, one, other] = pattern.exec(question.trim()) ?? [];
    if (one && other) return [thingIn(one), withHead(thingIn(one), other.trim())];
  }
  return undefined;
}

/** What the deck calls a field expert may be asked for as a human expert: where it knows what the thing is, it is left out what it does not know. */
function knownOf(index: DeckIndex, words: readonly string[]): readonly string[] {
  const head = words.at(-1);
  const isLatin = words.every((word) => /^[a-z-]+$/.test(word));
  return isLatin && head !== undefined && index.knows(head) && words.length === 2
    ? words.filter((word) => index.knows(word))
    : words;
}

type Side = {
  name: string;
  words: readonly string[] /** Those that the other one has not. */;
  own: readonly string[];
};

/** What is of the north is northern. */
const shortestBegun = 5;
const has = (text: IndexedText, word: string): boolean =>
  text.has.has(word) ||
  (/\p{Script=Han}{2}/u.test(word) && text.text.includes(word)) ||
  (word.length >= shortestBegun && /^[a-z]+$/.test(word) && text.words.some((own) => own.startsWith(word)));

/** What says most of one of the two, the best first. */
function toldOf(index: DeckIndex, { name, words }: Side): IndexedText[] {
  const isHan = /\p{Script=Han}/u.test(name);
  const asked = readQuestion(index, isHan ? `${name}是什么` : `What is ${name}?`);
  // Of `level 3` the number alone says nothing.
  const whole = /\d/.test(name) ? name.toLowerCase() : '';
  return rank(index, asked)
    .map(({ text }) => text)
    .filter(
      (text) =>
        text.text.toLowerCase().includes(whole) &&
        words.every((word) => index.holds(word, text) > 0 || has(text, word)) &&
        words.some((word) => has(text, word)) &&
        newWords(text, words) >= enoughNew &&
        !isQuestion(text.text) &&
        !leadsOn(text.text) &&
        !repeatsTitle(index, text),
    );
}

/** What is said of one of the two, rather without the other. */
const bestOf = (told: readonly IndexedText[], { words }: Side, other: Side): IndexedText | undefined =>
  told.find((text) => !other.own.some((word) => has(text, word))) ??
  told.find((text) => has(text, words[0] ?? '') && text.words[0] === words[0]);

/** Two texts of one page that begin with the things, as rows or cards do. */
function sideBySide(
  [told, others]: readonly (readonly IndexedText[])[],
  [one, other]: readonly Side[],
): IndexedText[] | undefined {
  const isNamed = ({ text }: IndexedText, side: Side | undefined) => {
    const [label] = /^.{1,40}?(?=[：:])/u.exec(text.toLowerCase()) ?? [];
    return label?.endsWith(side?.name.toLowerCase().replace(/^(?:an?|the) /, '') ?? ' ');
  };
  for (const text of told ?? []) {
    const beside = others?.find(
      (each) => each.page === text.page && each.kind === text.kind && isNamed(each, other),
    );
    if (beside && isNamed(text, one)) return [text, beside];
  }
  return undefined;
}

/** What only says what a picture shows compares nothing. */
const pointsAt = /^(?:in|on) (?:the|this) (?:drawing|picture|diagram|figure)|^(?:从|在)?(?:这张)?图[中上里]/i;

const differs = /不同|区别|，而|相比|差[别异]|\b(?:vs|versus|differ\w*|unlike|whereas|while|instead|than)\b/i;

/** How well a sentence has a word that only the deck as a whole is about. */
const byDeck = 0.6;

/** One sentence about both: it says how they differ, and names one of them at least where its page is about the other. */
const ofBoth = (index: DeckIndex, question: string, sides: readonly Side[]): IndexedText | undefined =>
  rank(index, readQuestion(index, question)).find(({ text }) => {
    const named = sides.filter(({ own }) => own.length > 0 && own.every((word) => has(text, word)));
    // That all of the deck is about one of them does not make a sentence be about it.
    const isHeld = sides.every(
      ({ own, words }) =>
        own.length > 0 && words.every((word) => has(text, word) || index.holds(word, text) > byDeck),
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
      !isQuestion(text.text) &&
      !repeatsTitle(index, text)
    );
  })?.text;

/** Whether a sentence says more of a thing, between its commas, than its name, and nothing of the other one there. */
const saysOf = (text: string, { words }: Side, other: readonly string[]): boolean =>
  text.split(/[,，;；、：:]|\band\b|[和与]/u).some((part) => {
    const told = contentWords(part);
    const names = (word: string) => told.includes(word) || (hasHan(word) && part.includes(word));
    return words.every(names) && !other.some(names) && told.length > words.length;
  });

/** One sentence that names both in full and says something of each: `three fast cores and six that save power`. */
const ofEach = (index: DeckIndex, question: string, sides: readonly Side[]): IndexedText | undefined =>
  rank(index, readQuestion(index, question)).find(
    ({ text }) =>
      text.kind !== 'title' &&
      sides.every(
        (side, at) =>
          side.own.length > 0 &&
          side.words.every((word) => has(text, word)) &&
          saysOf(text.text, side, sides[1 - at]?.own ?? []),
      ) &&
      newWords(
        text,
        sides.flatMap(({ words }) => words),
      ) > enoughNew &&
      !pointsAt.test(text.text) &&
      !isQuestion(text.text) &&
      !repeatsTitle(index, text),
  )?.text;

/** A sentence that only says that there is a difference is told with the next one. */
function withAnnounced(index: DeckIndex, text: IndexedText): IndexedText[] {
  const next = index.texts[text.at + 1];
  const isAnnounced = /(?:\bdifferences?|区别|不同|差[别异])[.:。：]?$/iu.test(text.text);
  return isAnnounced && next?.page === text.page && next.kind === text.kind ? [text, next] : [text];
}

/** What stands below a line that is about the difference (`Main difference from the rapier:`). */
function belowBoth(index: DeckIndex, sides: readonly Side[]): Found['texts'] {
  for (const text of index.texts) {
    const isAbout =
      text.kind === 'slide' &&
      differs.test(text.text) &&
      sides.some(({ own }) => own.length > 0 && own.every((word) => has(text, word))) &&
      sides.every(({ own }) => own.length > 0 && own.every((word) => index.holds(word, text) > 0));
    if (!isAbout) continue;
    const list = listBelow(index, text);
    if (list) return tellList(index, list);
    const next = index.texts[text.at + 1];
    if (next?.elementId === text.elementId && (leadsOn(text.text) || (next?.depth ?? 0) > text.depth))
      return next ? [text, next] : [];
  }
  return [];
}

/** What is said of both: of things on different pages nobody says how they differ. */
const apart = (texts: Found['texts']): Found =>
  texts.every(({ page }) => page === texts[0]?.page)
    ? { outcome: 'found', texts }
    : { outcome: 'near', texts, lacks: { kind: 'difference' } };

/** What is said of each of two things, or of one and that the other is missing; undefined where nothing is compared. */
export function tellCompared(
  index: DeckIndex,
  question: string,
  grids: readonly PlacedGrid[] = [],
): Found | undefined {
  const names = comparedIn(question);
  if (!names) return undefined;
  const words = names.map((name) => knownOf(index, questionWords(name)));
  const sides = names.map((name, at): Side => {
    const own = words[at] ?? [];
    return { name, words: own, own: own.filter((word) => !words[1 - at]?.includes(word)) };
  });
  const [one, other] = sides;
  if (!one || !other || one.words.length === 0 || other.words.length === 0) return undefined;
  const both = ofBoth(index, question, sides);
  if (both) return { outcome: 'found', texts: withAnnounced(index, both) };
  const below = belowBoth(index, sides);
  if (below.length > 0) return { outcome: 'found', texts: below };
  const columns = underColumns(grids, [one, other]);
  if (columns.length > 0) return { outcome: 'found', texts: columns };
  const labelled = underLabels(index, [one, other]);
  if (labelled) return apart(labelled);
  const isKnown = ({ words: all }: Side) =>
    all.every((word) => index.knows(word) || index.texts.some((text) => has(text, word)));
  const told = sides.map((side) => (isKnown(side) ? toldOf(index, side) : []));
  const beside = sideBySide(told, sides);
  if (beside) return { outcome: 'found', texts: beside };
  const [first, second] = [bestOf(told[0] ?? [], one, other), bestOf(told[1] ?? [], other, one)];
  const isTogether = first?.page === second?.page && first !== second;
  const naming = isTogether ? undefined : ofEach(index, question, sides);
  if (naming) return { outcome: 'found', texts: [naming] };
  if (first && second) return apart([first, second]);
  if (!first && !second) return isKnown(one) || isKnown(other) ? undefined : none;
  const thing = first ? other.name : one.name;
  const known = first ?? second;
  return known ? { outcome: 'near', texts: [known], lacks: { kind: 'thing', thing } } : undefined;
}
