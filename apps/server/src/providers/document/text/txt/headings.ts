import { endsAsText, listLikeRank, numberRank } from '../structure/numbering.ts';
import { listMark } from '../structure/list-marks.ts';
import { widthOf } from '../structure/letters.ts';
import { isBlank, type Line } from './lines.ts';

// Which lines of a text are headings. A text may have a hundred thousand lines: each question looks at few of them.

// Lines that stand alone are deeper than any with a number: they say nothing about their place.
const aloneRank = 20;
/** A wider line names nothing. */
export const widestHeading = 80;
const widestAbove = 30;
const widestAlone = 56;

/** The place of the first line with words from here on; behind the last line where there is none. */
export function nextWritten(lines: readonly Line[], from: number): number {
  let at = from;
  for (let line = lines[at]; line && isBlank(line); line = lines[at]) at++;
  return at;
}

function isAlone(lines: readonly Line[], at: number): boolean {
  const [before, after] = [lines[at - 1], lines[at + 1]];
  return (!before || isBlank(before)) && (!after || isBlank(after));
}

/** A numbered line is a heading unless it is a sentence or a point among points. */
function isNumberedHeading(lines: readonly Line[], at: number, rank: number): boolean {
  const text = lines[at]?.text.trim() ?? '';
  if (widthOf(text) > widestHeading || endsAsText(text) || /[=→⇌]/u.test(text)) return false;
  if (rank < listLikeRank - 1 || rank > listLikeRank) return true;
  const next = lines[nextWritten(lines, at + 1)];
  return isAlone(lines, at) && next !== undefined && listMark(next.text.trim()) === undefined;
}

/** Words right above a paragraph: lines of one paragraph do not differ so much. */
function isAbove(lines: readonly Line[], at: number): boolean {
  const [before, own, after] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!own || !after || (before && !isBlank(before))) return false;
  // A Chinese line without a stop is none of the sentences below it.
  if (
    isLoose(own) &&
    !/[，：:]/u.test(own.text) &&
    own.width <= widestLoose &&
    endsAsSentence.test(after.text)
  )
    return true;
  return own.width <= widestAbove && after.width > own.width * 2 && after.width > widestAbove;
}
const widestLoose = 24;
const endsAsSentence = /[。！？!?]\s*$/u;

/** Short, alone or above a paragraph, no sentence, and something longer follows. */
function isBareHeading(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? '';
  if (!(isAlone(lines, at) || isAbove(lines, at)) || widthOf(text) > widestAlone || endsAsText(text))
    return false;
  if (!/\p{L}{2}/u.test(text) || /^[\p{Ll}<>({[]/u.test(text) || /[=<>{}|@]|:\/\//.test(text)) return false;
  const next = nextWritten(lines, at + 1);
  const [first, second] = [lines[next], lines[next + 1]];
  if (!first || !/\p{L}{2}/u.test(first.text)) return false;
  // What stands alone above points that stand together names them.
  const isNaming =
    (isAlone(lines, at) && isLoose(lines[at]) && isLoose(first) && isLoose(second)) ||
    (isAbove(lines, at) && endsAsSentence.test(first.text));
  return isNaming || first.width > 1.5 * widthOf(text);
}

/** Chinese lines that say something and that no stop ends. */
export const isLoose = (line: Line | undefined): boolean =>
  line !== undefined &&
  /\p{Script=Han}.*\p{Script=Han}/u.test(line.text) &&
  !/(?:[。．.!！?？…][”」）)]?|[；;，,、:：])$/u.test(line.text.trim()) &&
  listMark(line.text.trim()) === undefined;
const longestTitle = 80;
/** Whether the first line of a Chinese text is no sentence and stands apart, or above lines that are none either. */
export function isTitle(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !isLoose(line) || line.width > longestTitle || /[，。！？；]/u.test(line.text)) return false;
  return !next || isBlank(next) || isLoose(next);
}

const longestSubtitle = 40;

/** The place of the line that says more of the title: it names nothing, and nothing stands below it alone. */
export function subtitleBelow(lines: readonly Line[], title: number): number | undefined {
  const at = nextWritten(lines, title + 1);
  const line = lines[at];
  const isOne = isLoose(line) && !/[：:，]/u.test(line?.text ?? '') && (line?.width ?? 0) <= longestSubtitle;
  return isOne && headingRank(lines, at) === undefined ? at : undefined;
}

export function headingRank(lines: readonly Line[], at: number): number | undefined {
  const text = lines[at]?.text.trim() ?? '';
  const rank = numberRank(text);
  if (rank !== undefined) return isNumberedHeading(lines, at, rank) ? rank : undefined;
  return isBareHeading(lines, at) ? aloneRank : undefined;
}
