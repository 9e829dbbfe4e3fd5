/** A sentence with the signs and the room behind it, so that joining all of them gives the text again. */
const sentence =
  /[^。！？!?；;.…\n]*(?:(?:\.(?!\s|$)|[^。！？!?；;.…\n])+)?(?:[。！？!?；;…]+|\.(?=\s|$))?[”"'’）)】》]*[^\S\n]*\n*/gu;

/** The sentences of a script, in their order. */
export const sentencesOf = (text: string): string[] =>
  [...text.matchAll(sentence)].map(([found]) => found).filter((found) => found !== '');
