// How much room words need, without a browser: widths of letters on the average of the families that the product brings
// along, a little generous, so that what fits here fits when it is drawn.

const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}，。；：、！？（）《》“”—…]/u, 1],
  [/[mwMW@%]/u, 0.88],
  [/\p{Lu}/u, 0.68],
  [/\d/u, 0.57],
  [/[iljtfr.,:;'!|()[\]\s-]/u, 0.33],
];
const usual = 0.55;

const widthOfLetter = (letter: string): number =>
  widths.find(([pattern]) => pattern.test(letter))?.[1] ?? usual;

/** The width of words on one line, in sizes of their letters. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** Words that stay together: Latin ones whole, Chinese letters one by one. */
const unit = /\p{Script=Han}[，。；：、！？）》”]*|[^\s\p{Script=Han}]+\s*|\s+/gu;

/** How many lines words take in a width. */
export function linesOf(text: string, size: number, width: number): number {
  const room = width / size;
  let lines = 1;
  let used = 0;
  for (const [word] of text.matchAll(unit)) {
    const own = widthOf(word.trimEnd());
    if (used > 0 && used + own > room) {
      lines++;
      used = 0;
    }
    // A word wider than the line is broken.
    if (own > room) lines += Math.floor(own / room);
    used += own > room ? own % room : widthOf(word);
  }
  return lines;
}

/** The height of a line in sizes of its letters. */
export const lineHeight = 1.3;

/** The height that paragraphs need, with `gap` before each but the first. */
export const heightOf = (texts: readonly string[], size: number, width: number, gap = 0): number =>
  texts.reduce((sum, text) => sum + linesOf(text, size, width) * size * lineHeight, 0) +
  Math.max(0, texts.length - 1) * gap;

/** The largest of these sizes at which words fit; the smallest where none does. */
export const fittingSize = (sizes: readonly number[], fits: (size: number) => boolean): number =>
  sizes.find(fits) ?? sizes.at(-1) ?? 18;
