const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** About how wide a line of words is: a chart is drawn where nothing can be measured, too. */
export const widthOf = (text: string, size: number): number => {
  let letters = 0;
  for (const letter of text) letters += wide.test(letter) ? 1 : 0.52;
  return letters * size;
};

/** The words in lines of this room, broken between words; the last line ends in dots where there is more. */
export function inLines(text: string, size: number, room: number, most: number): string[] {
  // Chinese breaks between any two characters.
  const pieces =
    text.match(
      /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]+\s*|\s+/gu,
    ) ?? [];
  const lines = [''];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? '';
    const isFull = line !== '' && widthOf((line + piece).trimEnd(), size) > room;
    if (isFull && lines.length < most) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines.map((line) => shortened(line.trimEnd(), size, room));
}

/** Whether words can be broken so that each line has room. */
export const fitsIn = (text: string, size: number, room: number, most: number): boolean =>
  inLines(text, size, room, most).join('').replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '');

/** As much of the words as has room. */
export function shortened(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
