import type { Block } from '../../document.ts';
import { joinLines } from '../structure/letters.ts';
import { bodyOf } from './headings.ts';
import type { Row } from './rows.ts';

// What a document calls itself: the largest letters near the top of its first page, and who wrote it below them.

/** The part of the page that a title stands in. */
const top = 0.6;
/** Larger than what most of the document is written in. */
const leastRatio = 1.15;
/** Lines of one title are as large, and stand close. */
const sameSize = 0.08;
const mostLeading = 2.2;
const mostLines = 5;
const [shortest, longest] = [4, 200];

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
/** What stands there large beside a title: dates, numbers, names of proceedings, headings that every paper has. */
const isNoTitle = (text: string): boolean =>
  lettersIn(text) < text.replaceAll(/\s/gu, '').length * 0.6 ||
  /^(?:abstract|introduction|contents|summary|proceedings of\b.*|摘\s*要|目\s*录|引\s*言)$/iu.test(text) ||
  /^(?:\d+(?:\.\d+)*|[IVX]+)[.\s]\s?(?:introduction|引言|绪论)|@|:\/\//iu.test(text);

/** The title on the first page; undefined where nothing there stands out. */
export function titleOnPage(rows: readonly Row[], first: readonly Row[], height: number): string | undefined {
  const body = bodyOf(rows);
  const upper = first.filter(
    ({ y, size, text }) => y < height * top && size >= body.size * leastRatio && !isNoTitle(text),
  );
  const sizes = upper.filter(({ text }) => lettersIn(text) >= shortest).map(({ size }) => size);
  const largest = Math.max(0, ...sizes);
  const at = upper.findIndex(({ size }) => size >= largest * (1 - sameSize));
  if (largest === 0 || at === -1) return undefined;
  const lines: Row[] = [];
  for (const row of upper.slice(at)) {
    const last = lines.at(-1);
    const goesOn =
      !last ||
      (Math.abs(row.size - last.size) <= last.size * sameSize &&
        Math.abs(row.y - last.y) <= last.size * mostLeading);
    if (!goesOn || lines.length === mostLines) break;
    lines.push(row);
  }
  const title = lines.reduce((joined, { text }) => joinLines(joined, text), '').replace(endMarks, '');
  const isChinese = /\p{Script=Han}/u.test(title);
  const whole = isChinese ? title.replaceAll(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, '') : title;
  return lettersIn(whole) >= shortest && whole.length <= longest ? whole : undefined;
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const mostOfSubtitle = 120;
const marks = /[∗*†‡§¶⁰¹²³⁴-⁹]+/gu;
const endMarks = /\s?[∗*†‡§¶⁰¹²³⁴-⁹]+$/u;

/** The line below the title: a subtitle or the authors, with the place of its block. */
export function lineBelowTitle(
  blocks: readonly Block[],
  title: string,
): { text: string; at: number } | undefined {
  const own = letters(title);
  const place = blocks.slice(0, 8).findIndex((block) => 'text' in block && own.endsWith(letters(block.text)));
  const at = place + 1;
  const block = blocks[at];
  if (place === -1 || block?.page !== 1 || (block.kind !== 'paragraph' && block.kind !== 'heading'))
    return undefined;
  const text = block.text
    .replaceAll(marks, '')
    .replaceAll(/\s+(?=,)/gu, '')
    .trim();
  const isLine =
    text.length <= mostOfSubtitle &&
    lettersIn(text) >= shortest &&
    !isNoTitle(text) &&
    !/[.。:：!?？]$|\d/u.test(text);
  return isLine ? { text, at } : undefined;
}
