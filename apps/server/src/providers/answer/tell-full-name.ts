import { escapePattern } from '@app/deck/find/escape-pattern.ts';
import { type DeckIndex, type IndexedText, isInOrder } from './deck-index.ts';
import { repeatsTitle } from './rank.ts';

const asked =
  /\b[Ww]hat (?:does|do|did|is) (?:the )?["“']?([\p{Lu}][\p{L}\d.-]{1,11})["”']? (?:stand for|short for|an? (?:abbreviation|acronym) (?:of|for))|["“']?([\p{Lu}][\p{Lu}\d.-]{1,11})["”']?(?:是什么的缩写|的全称(?:是什么)?|是哪几个词的缩写|代表什么)/u;

/** A deck may hold a great many letters between two brackets. */
const longestName = 80;

/** Whether the words before a bracket begin with its letters. */
function isSpelled(words: string, short: string): boolean {
  const letters = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  const firsts = (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.charAt(0)).join('');
  return firsts.endsWith(letters.join(''));
}

/** Between the words of a name stand little ones that its letters leave out. */
const little = '(?:(?:of|the|and|for|in|on|to|&) )?';

/** Words whose capitals are the letters of a short name: `the Getting Things Done method` of GTD. */
const capitalsOf = (short: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}])${[...short].map((letter) => `${letter}\\p{Ll}+`).join(`[ -]${little}`)}(?![\\p{L}-])`,
    'u',
  );

/** The text that writes a short name out: `Dense Passage Retriever (DPR)`, or the other way round. */
export function tellFullName(index: DeckIndex, question: string): IndexedText | undefined {
  const [, en, zh] = asked.exec(question) ?? [];
  const short = en ?? zh;
  if (short === undefined) return undefined;
  const name = escapePattern(short);
  const after = new RegExp(
    `([^()（）。.]{2,${longestName}}?)\\s*[（(][^()（）]{0,40}?\\b${name}s?\\b[^()（）]{0,20}[)）]`,
    'u',
  );
  const before = new RegExp(`(?<![\\p{L}])${name}s? ?[（(]([^()（）]{4,${longestName}})[)）]`, 'u');
  const spells = ({ text }: IndexedText) => {
    const words = after.exec(text)?.[1];
    const inside = before.exec(text)?.[1];
    return (
      (words !== undefined && (isSpelled(words, short) || /\p{Script=Han}$/u.test(words))) ||
      (inside !== undefined && isSpelled(inside, short))
    );
  };
  const written = index.texts.filter((text) => spells(text));
  const capitals = /^\p{Lu}{3,6}$/u.test(short) ? capitalsOf(short) : undefined;
  const all = written.length > 0 ? written : index.texts.filter(({ text }) => capitals?.test(text));
  const found = all.toSorted((one, other) => one.text.length - other.text.length);
  const said = found.filter(
    (text) => text.kind === 'script' && !repeatsTitle(index, text) && !isInOrder(text.text),
  );
  return said[0] ?? found[0];
}
