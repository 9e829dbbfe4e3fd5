/** Letters that are written without spaces between words. */
const dense =
  /[\u2e80-\u2fdf\u3001-\u303f\u3040-\u30ff\u3100-\u312f\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60]/u;

export const isDense = (letter: string | undefined): boolean => letter !== undefined && dense.test(letter);

/** How much room a line takes: a Chinese character is as wide as two Latin letters. */
export function widthOf(line: string): number {
  let width = 0;
  for (const letter of line) width += isDense(letter) ? 2 : 1;
  return width;
}

/** Two lines of one paragraph as one: Chinese without a space, a divided word without its hyphen. */
export function joinLines(first: string, second: string): string {
  const [before, after] = [first.trimEnd(), second.trimStart()];
  if (before === '' || after === '') return before + after;
  if (isDense(before.at(-1)) && isDense(after[0])) return before + after;
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after;
  if (/\p{Ll}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  return /[-\u2010/]$/.test(before) && /^\p{L}/u.test(after) ? before + after : `${before} ${after}`;
}

/** Lines of one paragraph, put together once at the end: of what was said so far its last line alone is looked at. */
export function createParagraph(first: string) {
  const parts = [first];
  return {
    add(line: string): void {
      const own = line.trimStart();
      if (own === '') return;
      const joined = joinLines(parts.pop() ?? '', own);
      parts.push(joined.slice(0, joined.length - own.length), own);
    },
    text: (): string => parts.join(''),
  };
}

export const tidySpaces = (text: string): string => text.replace(/[\s\u00a0\u3000]+/gu, ' ').trim();
