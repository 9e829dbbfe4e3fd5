import type { Drawn, DrawnElement } from '../../drawn.ts';
import { listNumbers } from '../../text/list-numbers.ts';
import type * as text from '../../text.ts';
import { sayable } from '../clean.ts';
import { withoutCounter } from './counter.ts';
import { lineOf } from './line.ts';
import type { Unit } from './outline.ts';
import { isCode } from './unsaid.ts';

type TextBody = Drawn<text.TextBody>;
type Paragraph = Drawn<text.Paragraph>;

/** A rectangle on the slide. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A line of text with how deep it stands. */
export type TextLine = {
  text: string;
  level: number;
  number?: number;
  isCode: boolean;
  /** It has a bullet or a number of its own, and so begins something. */
  isItem?: boolean;
};

/** Something on the slide that is spoken of: lines of text, or a thing of another kind. */
export type Block = {
  box: Box;
  role: DrawnElement['role'];
  groups: readonly string[];
  size: number;
  isBold: boolean;
  isCentred: boolean;
  lines: TextLine[];
  unit?: Unit;
};

/** The box of an element. */
export const boxOf = ({ left, top, width, height }: DrawnElement): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const sizeOf = ({ paragraphs }: TextBody) =>
  Math.max(
    0,
    ...paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => text.trim()).map(({ size = 0 }) => size)),
  );

const fontOf = ({ runs }: Paragraph) => runs.find(({ text }) => text.trim() !== '')?.font;

// Programs that know no lists write the sign into the text.
const typedBullet = /^\s*(?:[•●○■◆▪✓✔★▶➢➤►❖□→–—*-]\s*|[①-⑳]|\d{1,2}[.、)]\s)/u;

/** Lines that begin with a letter set apart spell a word downwards: each letter belongs to its own word. */
function withInitials(lines: readonly TextLine[]): TextLine[] {
  const apart = /^(\p{Lu}) (?=\p{Ll}{2})/u;
  const initials = lines.flatMap(({ text }) => apart.exec(text)?.[1] ?? []);
  const isWord = (letter: string) => letter === 'A' || letter === 'I';
  return initials.filter((letter) => !isWord(letter)).length < 3
    ? [...lines]
    : lines.map((line) => ({ ...line, text: line.text.replace(apart, '$1') }));
}

/** Whether all letters of a paragraph are bold. */
const isBoldOf = ({ runs }: Paragraph) => {
  const written = runs.filter(({ text }) => text.trim() !== '');
  return written.length > 0 && written.every(({ bold }) => bold === true);
};

const isHead = ({ text, isCode: code }: TextLine) =>
  !code &&
  !/[.。!！?？;；,，]$/u.test(text) &&
  (/\p{Script=Han}/u.test(text) ? text.length <= 14 : text.split(/\s+/u).length <= 6);

/** Bold lines over others name what stands below them, where a box begins with one and nothing else parts its lines. */
function belowHeads(lines: readonly TextLine[], bold: readonly boolean[]): TextLine[] {
  const heads = lines.filter((line, at) => bold[at] && isHead(line));
  const isParted =
    bold[0] === true &&
    heads.length === bold.filter(Boolean).length &&
    heads.length * 2 <= lines.length &&
    lines.every(({ level }) => level === lines[0]?.level) &&
    lines.every((_, at) => !(bold[at] && (bold[at + 1] ?? true))) &&
    // Two colons would follow each other.
    !(lines.length === 2 && /[:：]/u.test(lines[1]?.text ?? ''));
  return lines.map((line, at) => (isParted && !bold[at] ? { ...line, level: line.level + 1 } : line));
}

/** A list below a line without a bullet belongs to that line. */
function linesOf(body: TextBody): TextLine[] {
  const numbers = listNumbers(body.paragraphs);
  const isMixed = body.paragraphs.some(({ bullet, runs }) => !bullet && runs.some(({ text }) => text.trim()));
  const bold: boolean[] = [];
  const lines = body.paragraphs.flatMap((paragraph, index) => {
    const line = lineOf(paragraph);
    const typed = withoutCounter(sayable(line));
    if (typed.text === '') return [];
    const number = numbers[index] ?? typed.number;
    const level = (paragraph.level ?? 0) * 2 + (isMixed && paragraph.bullet ? 1 : 0);
    const code = isCode(line, fontOf(paragraph));
    bold.push(isBoldOf(paragraph));
    return [
      {
        text: typed.text,
        level,
        isCode: code,
        isItem: paragraph.bullet !== undefined || typed.number !== undefined || typedBullet.test(line),
        ...(number !== undefined && { number }),
      },
    ];
  });
  return belowHeads(lines, bold);
}

const openWord =
  /(?:\b(?:the|a|an|of|and|or|to|for|in|on|with|by|from|as|at|is|are)|[和与及或的&,，、(（])$/iu;

// A single sign before a comma is the rest of a word that was cut, unless it is a word by itself or counts.
const cutWord = /^(?![则故另又但且即]|[一二三四五六七八九十]、)\p{Script=Han}[、，]/u;

const isOpen = (last: TextLine, line: TextLine) =>
  last.level === line.level &&
  (openWord.test(last.text) || (/\p{Script=Han}$/u.test(last.text) && cutWord.test(line.text)));

/** A line that goes on where the one above broke off belongs to its sentence. */
function unbrokenLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isText = last && !line.isItem && !line.isCode && !last.isCode;
    const isSmall = isText && /^\p{Ll}\p{L}/u.test(line.text) && !/[.!?:;。！？：；]$/u.test(last.text);
    // An item that was broken by hand goes on below its bullet, without one.
    if (isText && (isSmall ? last.isItem || last.level === line.level : isOpen(last, line)))
      last.text = sayable(`${last.text} ${line.text}`);
    else joined.push({ ...line });
  }
  return joined;
}

/** Among lines of a program, what is no sentence is one of them. */
function codeTogether(lines: TextLine[]): TextLine[] {
  if (lines.filter(({ isCode }) => isCode).length * 2 < lines.length || lines.length < 2) return lines;
  const isSentence = (text: string) =>
    /\p{Script=Han}{4}/u.test(text) || (/[.!?]$/u.test(text) && text.split(' ').length > 4);
  return lines.map((line) => ({ ...line, isCode: line.isCode || !isSentence(line.text) }));
}

/** Where the letters really end: boxes are often larger than what stands in them. */
function usedBox(element: DrawnElement, { anchor, paragraphs, direction }: TextBody, size: number): Box {
  const box = boxOf(element);
  if (anchor !== 'top' || size === 0 || (direction && direction !== 'horizontal')) return box;
  const wide = size * 0.6;
  const lines = paragraphs.map(({ runs }) => {
    const letters = runs.map(({ text }) => text).join('');
    const length = letters.replaceAll(/\p{Script=Han}/gu, 'xx').length;
    return Math.max(1, Math.ceil((length * wide) / Math.max(1, element.width)));
  });
  const height = lines.reduce((sum, each) => sum + each, 0) * size * 1.25;
  return { ...box, bottom: Math.min(box.bottom, box.top + height) };
}

/** Short lines in the middle of a shape are one phrase that was broken by hand. */
function unbroken(lines: TextLine[], { paragraphs }: TextBody): TextLine[] {
  const [first] = lines;
  const whole = lines.map(({ text }) => text).join(' ');
  const written = paragraphs.map(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
  const isParted = written.slice(written.indexOf(true), written.lastIndexOf(true)).includes(false);
  const isPlain = !isParted && paragraphs.every(({ align, bullet }) => align === 'center' && !bullet);
  if (!first || lines.length > 4 || !isPlain || whole.length > 60 || lines.some(({ isCode }) => isCode))
    return lines;
  if (lines.some(({ text }) => /[.。!！?？:：]$/u.test(text))) return lines;
  return [{ ...first, text: sayable(whole) }].filter(({ text }) => text !== '');
}

/** Nobody can read what is smaller: designs keep fields there that nobody filled in. */
const smallestLetters = 4;

/** A block of an element with text; undefined where there are no words. */
export function textBlock(element: DrawnElement, body: TextBody): Block | undefined {
  const lines = codeTogether(unbrokenLines(unbroken(withInitials(linesOf(body)), body)));
  const size = sizeOf(body);
  if (lines.length === 0 || (size > 0 && size < smallestLetters)) return undefined;
  const runs = body.paragraphs.flatMap((paragraph) =>
    paragraph.runs.filter(({ text }) => text.trim() !== ''),
  );
  return {
    box: usedBox(element, body, size),
    role: element.role,
    groups: element.groups ?? [],
    size,
    isBold: runs.every(({ bold }) => bold === true),
    isCentred: body.paragraphs[0]?.align === 'center',
    lines,
  };
}

/** A block that is no text. */
export const otherBlock = (element: DrawnElement, unit: Unit): Block => ({
  box: boxOf(element),
  role: element.role,
  groups: element.groups ?? [],
  size: 0,
  isBold: false,
  isCentred: false,
  lines: [],
  unit,
});
