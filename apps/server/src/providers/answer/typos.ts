import { emptyWords } from './search/empty-words.ts';
import { formOf, isChinese } from './search/terms.ts';
import { isEnglish } from './search/usual-words.ts';
import { writtenWords } from './words.ts';

/** Shorter words have too many neighbours. */
const shortest = { chinese: 5, empty: 4, other: 6 };
/** Longer runs of letters are no names, and each of theirs would make the search longer. */
const longestChinese = 12;

/** Whether one letter added, left out or changed, or two exchanged, makes the one of the other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  return (
    // `policy` and `police` are two words, not one with a mistake.
    (rest(a, 1) === rest(b, 1) && rest(a, 1) !== '') ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}

/** Names in Chinese letters are spelled in several ways: 奥林匹斯山 is 奥林帕斯山. */
function chineseMeant(word: string, whole: string): string | undefined {
  if (word.length < shortest.chinese || word.length > longestChinese || whole.includes(word))
    return undefined;
  const letters = [...word];
  const patterns = letters.map((_, at) =>
    letters.map((letter, index) => (index === at ? '\\p{Script=Han}' : letter)).join(''),
  );
  const found = new Set(whole.match(new RegExp(patterns.join('|'), 'gu')));
  return found.size === 1 ? [...found][0] : undefined;
}

// What asks for the most of something is seldom a word of the deck.
const asked =
  'biggest largest smallest farthest furthest closest nearest hottest coldest highest tallest longest fastest cheapest'.split(
    ' ',
  );

/** The question with words that are not in the deck as the deck, or the language, spells them; only where one is meant. */
export function corrected(
  question: string,
  { written, whole }: { written: ReadonlySet<string>; whole: string },
): string {
  let text = question.normalize('NFKC');
  for (const word of new Set(writtenWords(question))) {
    if (isChinese(word)) {
      const meant = chineseMeant(word, whole);
      if (meant) text = text.replaceAll(word, meant);
    } else if (/^[a-z]+$/.test(word) && !written.has(word)) {
      const meant = otherMeant(word, written);
      if (meant) text = text.replaceAll(new RegExp(`\\b${word}\\b`, 'gi'), meant);
    }
  }
  return text;
}

function otherMeant(word: string, written: ReadonlySet<string>): string | undefined {
  const others = [...asked, ...emptyWords];
  // Who asks who invented a thing did not mean that somebody invested in it.
  if (word.length < shortest.empty || others.includes(word) || isEnglish(formOf(word))) return undefined;
  // A first letter is seldom wrong; a word of the deck in another form is no mistake.
  const near = (known: string) => known[0] === word[0] && isNear(word, known);
  const found = others.filter((known) => known.length > shortest.empty && near(known));
  if (word.length >= shortest.other) for (const known of written) if (near(known)) found.push(known);
  return found.length === 1 ? found[0] : undefined;
}
