const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** About how wide a line of words is: a chart is drawn where nothing can be measured, too. */
export const widthOf = (text: string, size: number): number => {
  let letters = 0;
  for (const letter of text) letters += wide.test(letter) ? 1 : 0.56;
  return letters * size;
};

/** As much of the words as has room. */
export function shortened(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
