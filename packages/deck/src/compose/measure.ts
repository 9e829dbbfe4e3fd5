// How much room words need, without a browser: widths of letters on the average of the families that the product brings
// along, a little generous, so that what fits here fits when it is drawn.

const widths: readonly (readonly [RegExp, number])[] = [
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}，。；：、！？（）《》“”—…℃℉～％＋－＝]/u,
    1,
  ],
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

/** The lines that words take in a width, each with how wide it is; in sizes of their letters. */
function brokenIn(text: string, room: number): number[] {
  const lines = [0];
  for (const [word] of text.matchAll(unit)) {
    const own = widthOf(word.trimEnd());
    if ((lines.at(-1) ?? 0) > 0 && (lines.at(-1) ?? 0) + own > room) lines.push(0);
    // A word wider than the line is broken.
    for (let more = Math.floor(own / room); own > room && more > 0; more--) lines.push(0);
    lines[lines.length - 1] = own > room ? own % room : (lines.at(-1) ?? 0) + widthOf(word);
  }
  return lines;
}

/** How many lines words take in a width. */
export const linesOf = (text: string, size: number, width: number): number =>
  brokenIn(text, width / size).length;

/** Letters are drawn by so much narrower than they are measured. */
const narrower = 1.08;
/** Of a line that is shorter than this share of its place one sees that it is the rest. */
const leastOfLine = 0.3;

/** Whether the last line holds hardly anything: a letter or a word that looks lost below the others. */
export const isLastLineLost = (text: string, size: number, width: number): boolean =>
  [1, narrower].some((wider) => {
    const room = (width / size) * wider;
    const lines = brokenIn(text, room);
    return lines.length > 1 && (lines.at(-1) ?? room) < room * leastOfLine;
  });

/** Bold letters are wider: titles are measured in so much less room. */
export const boldRoom = (width: number): number => width / 1.06;

/** The height of a line in sizes of its letters. */
export const lineHeight = 1.3;

/** The height that paragraphs need, with `gap` before each but the first. */
export const heightOf = (texts: readonly string[], size: number, width: number, gap = 0): number =>
  texts.reduce((sum, text) => sum + linesOf(text, size, width) * size * lineHeight, 0) +
  Math.max(0, texts.length - 1) * gap;

/** The largest of these sizes at which words fit; the smallest where none does. */
export const fittingSize = (sizes: readonly number[], fits: (size: number) => boolean): number =>
  sizes.find(fits) ?? sizes.at(-1) ?? 18;
