import { bracketsIn } from './brackets.ts';
import { shortForms } from './english/short-forms.ts';

/** A stretch of a text, without the white space around it. */
export type Range = { start: number; end: number };

export type SplitOptions = {
  /** Somebody waits: the first sentence comes in clauses, the first of which is short. */
  firstSoon?: boolean;
  /** It is read, not spoken: long sentences stay whole. */
  isRead?: boolean;
};

const endMarks = '。！？!?…．';
const closers = '”’」』）)】]》"\'';
const clauseMarks = '，,；;：:、—';
// Weights that estimate how many sounds a letter makes; a call of the voice takes 510 of them.
const chineseWeight = 4;
const digitWeight = 5;
const otherWeight = 1;
/** Longer sentences are cut at a comma: about 14 seconds, which the voice still speaks evenly. */
const longestWeight = 240;
const shortestFirst = 16;
const longestFirst = 40;

const notAnEnd = new Set(
  'mr mrs ms dr prof st vs etc fig no vol pp approx inc ltd co corp jr sr dept est gen col sen rep jan feb mar apr jun jul aug sep sept oct nov dec e.g i.e cf cc viz resp al mt figs eq ch sec p ext capt sgt rev gov wed thu thurs tue tues fri dep arr'.split(
    ' ',
  ),
);

const isIn = (marks: string, letter: string | undefined): boolean =>
  letter !== undefined && marks.includes(letter);

/** About how many sounds it has. */
export function weightOf(text: string): number {
  let weight = 0;
  for (const letter of text) {
    if (/\p{Script=Han}/u.test(letter)) weight += chineseWeight;
    else weight += /\d/.test(letter) ? digitWeight : otherWeight;
  }
  return weight;
}

/** Whether the full stop at a place ends a sentence; it may also belong to a number, an address or a short form. */
function isFullStop(text: string, at: number): boolean {
  const after = text.slice(at + 1);
  // 45 min./day
  if (after.startsWith('/')) return false;
  if (/^[\p{L}\d]/u.test(after) && !/^\p{Script=Han}/u.test(after)) return false;
  const next = /^["'”’)\]]*\s*([^\s"'”’)\]])/u.exec(after)?.[1];
  if (next === undefined) return true;
  // et al., 1985
  if (/^[\p{Ll},，;；:：、]$/u.test(next)) return false;
  // 见Fig. 3: what stands before it without a space is another word.
  const word =
    /(?:(?!\p{Script=Han})[\p{L}.])*$/u.exec(text.slice(Math.max(0, at - 40), at))?.[0].toLowerCase() ?? '';
  // Rm. 12, Bldg. C, Flt. BA287
  if (shortForms.has(word) && /^\s*(?:\d|[A-Z]{0,2}\d|[B-HJ-Z](?!\p{L}))/u.test(after)) return false;
  // Max. 8 a day; but who met Max. is met, and 45 min. are over.
  if (
    /^\s*\d/.test(after) &&
    /(?:(?<!\d\s?)(?:max|min|avg)|(?<!\p{Ll}\s)(?:Max|Min|Avg))$/u.test(text.slice(0, at))
  )
    return false;
  if (notAnEnd.has(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return false;
  // J. Smith; but "plan B." before a new sentence cannot be told apart, and is joined: that harms less.
  return !/^\p{L}$/u.test(word) || word === 'i' || /^\p{Script=Han}$/u.test(next);
}

/** Whether a cut at a place tears what belongs together. */
type Tears = (cut: number) => boolean;

/** Whether a sentence ends at a place, and from where to look for the next end. */
type Found = { isEnd: boolean; next: number };

/**
 * What is at a place. Behind marks in a row that end nothing the search goes on behind all of them: to ask for each of ten
 * thousand marks what comes after the last one would take minutes.
 */
function endAt(text: string, at: number): Found {
  const letter = text[at];
  const goesOn = (next = at + 1): Found => ({ isEnd: false, next });
  if (letter === '\n') return { isEnd: true, next: at + 1 };
  // x != 0
  if (letter === '!' && text[at + 1] === '=') return goesOn();
  if (letter !== '.' && !isIn(endMarks, letter)) return goesOn();
  let dots = at + 1;
  while (text[dots] === '.') dots++;
  // Wait... what?
  if (letter === '.' && dots > at + 1 && /^\s*\p{Ll}/u.test(text.slice(dots))) return goesOn(dots);
  if (letter === '.' && !isFullStop(text, at)) return goesOn();
  let end = dots;
  while (isIn(`${endMarks}.`, text[end])) end++;
  while (isIn(closers, text[end])) end++;
  const rest = text.slice(end);
  // “Stop!” he said.
  if (/^\s*\p{Ll}/u.test(rest)) return goesOn(end);
  // 他想了想……还是走了: the dots alone do not end it.
  const isDots = /^[….]+$/.test(text.slice(at, end));
  if (isDots && letter === '…' && /^[\p{Script=Han}，,、]/u.test(rest)) return goesOn(end);
  return { isEnd: true, next: end };
}

function wholeSentences(text: string, isBracketed: Tears): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const { isEnd, next } = endAt(text, at);
    at = next;
    if (!isEnd || isBracketed(next)) continue;
    ranges.push({ start, end: next });
    start = next;
  }
  ranges.push({ start, end: text.length });
  return ranges;
}

/** The last place before the limit where a comma, else a space, else anything allows a cut. */
function cutPlace(text: string, { start, end }: Range, limit: number, tears: Tears): number {
  let weight = 0;
  let last = start;
  let comma: number | undefined;
  let space: number | undefined;
  for (const letter of text.slice(start, end)) {
    weight += weightOf(letter);
    if (weight > limit) break;
    last += letter.length;
    if (isIn(clauseMarks, letter) && !isInNumber(text, last - 1) && !tears(last)) comma = last;
    if (letter === ' ') space = last;
  }
  return comma ?? space ?? beforeWord(text, start, last);
}

// A number or a word is not torn apart, unless it is all there is.
function beforeWord(text: string, start: number, place: number): number {
  const isPart = (at: number): boolean => /[\p{Script=Latin}\d.,:%]/u.test(text[at] ?? '');
  let cut = place;
  while (cut > start && isPart(cut - 1) && isPart(cut)) cut--;
  return cut > start ? cut : Math.max(place, start + 1);
}

// 1,234 and 14:30.
const isInNumber = (text: string, at: number): boolean =>
  /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');

function cutLong(text: string, range: Range, tears: Tears): Range[] {
  const pieces: Range[] = [];
  let { start } = range;
  // Every letter weighs something: so many tell enough, and a text without marks is not weighed whole for each piece.
  const enough = 2 * longestWeight + 2;
  while (weightOf(text.slice(start, Math.min(range.end, start + enough))) > longestWeight) {
    const cut = cutPlace(text, { start, end: range.end }, longestWeight, tears);
    pieces.push({ start, end: cut });
    start = cut;
  }
  return [...pieces, { start, end: range.end }];
}

/** Clause by clause: the first one is short, and while one is heard the next one, hardly shorter, is made. */
function cutFirst(text: string, first: Range): Range[] {
  const weigh = (start: number, end: number): number => weightOf(text.slice(start, end));
  if (weigh(first.start, first.end) <= longestFirst) return [first];
  const clauses: Range[] = [];
  let { start } = first;
  let shortest = shortestFirst;
  for (let at = first.start; at < first.end; at++) {
    if (!isIn(clauseMarks, text[at]) || isInNumber(text, at)) continue;
    const weight = weigh(start, at + 1);
    if (weight < shortest || weigh(at + 1, first.end) < shortestFirst) continue;
    clauses.push({ start, end: at + 1 });
    start = at + 1;
    shortest = weight;
  }
  return [...clauses, { start, end: first.end }];
}

function trim(text: string, { start, end }: Range): Range {
  const piece = text.slice(start, end);
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length };
}

const hasSound = /[\p{L}\p{N}]|[+=%&@×÷≈√∑∞≤≥≠±→]/u;

/** Cuts a text into sentences. Stretches in which nothing can be said belong to none. */
export function splitSentences(
  text: string,
  { firstSoon = false, isRead = false }: SplitOptions = {},
): Range[] {
  const isSpoken = ({ start, end }: Range): boolean => hasSound.test(text.slice(start, end));
  const isBracketed = bracketsIn(text);
  const sentences = wholeSentences(text, isBracketed)
    .flatMap((range) => (isRead ? [range] : cutLong(text, range, isBracketed)))
    .filter(isSpoken);
  const [first, ...rest] = sentences;
  const ranges = first && firstSoon ? [...cutFirst(text, first), ...rest] : sentences;
  return ranges.map((range) => trim(text, range)).filter(isSpoken);
}
