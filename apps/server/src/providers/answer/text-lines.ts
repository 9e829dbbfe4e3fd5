import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import { paragraphText } from '@app/deck/text/plain.ts';
import type * as deck from '@app/deck/text.ts';

/** A line and how deep it stands: what stands deeper below it is said of it. */
export type DeepLine = { text: string; depth: number };

type Line = { text: string; level: number; isItem: boolean };

const openEnd =
  /(?:\b(?:the|a|an|of|and|or|to|for|in|on|with|by|from|as|at|is|are)|[和与及或的&,，、(（])$/iu;
const ended = /[.!?:;。！？：；]$/u;

/** A line that broke for want of room; the items of a list may begin with small letters too. */
const goesOn = (last: Line, next: Line): boolean =>
  !next.isItem &&
  // A passage holds no more; without an end each line would be looked at again with each that follows.
  last.text.length < conversationLimits.passages.letters &&
  (next.level === last.level || last.isItem) &&
  (openEnd.test(last.text) ||
    (/^\p{Ll}\p{L}/u.test(next.text) && /^\P{Ll}/u.test(last.text) && !ended.test(last.text)));

/** A sign that somebody typed before an item instead of having a bullet drawn. */
const typedSign = /^\s*(?:[•●○■◆▪✓✔✅☑★▶→⚠]\uFE0F?|[–—*-](?=\s))\s*(?=[\p{L}\p{N}"“「])/u;

const wide = /[\p{Script=Han}，。；：、（）《》]/u;
const joined = (one: string, other: string): string =>
  wide.test(one.at(-1) ?? '') && wide.test(other[0] ?? '') ? one + other : `${one} ${other}`;

function whole(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last && goesOn(last, line)) last.text = joined(last.text, line.text);
    else result.push({ ...line });
  }
  return result;
}

/** What follows a line that ends with a colon belongs to it, also where it stands no deeper. */
function underColons(lines: readonly DeepLine[]): DeepLine[] {
  let lead: number | undefined;
  return lines.map(({ text, depth }) => {
    if (lead !== undefined && depth < lead) lead = undefined;
    const isLead = /[:：]$/u.test(text);
    if (isLead && (lead === undefined || depth <= lead)) {
      lead = depth;
      return { text, depth };
    }
    return { text, depth: lead === undefined ? depth : depth + 1 };
  });
}

/** The lines of a text. A list below a line without a bullet belongs to that line. */
export function textLines({ paragraphs }: Drawn<deck.TextBody>): DeepLine[] {
  const written = paragraphs.flatMap((paragraph) =>
    paragraphText(paragraph)
      .split(/[\n\v\r]/)
      .map(
        (text, at): Line => ({
          text: text.trim(),
          level: paragraph.level ?? 0,
          isItem: (at === 0 && paragraph.bullet !== undefined) || typedSign.test(text),
        }),
      ),
  );
  const lines = whole(written.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const isMixed = lines.some(({ isItem }) => !isItem);
  // Alone in its box a sign tells that there are more such boxes.
  const isSaid = (text: string) => (lines.length > 1 ? text.replace(typedSign, '') : text);
  return underColons(
    lines.map(({ text, level, isItem }) => ({
      text: isSaid(text),
      depth: level * 2 + (isMixed && isItem ? 1 : 0),
    })),
  );
}
