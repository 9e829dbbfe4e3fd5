// What the library does not keep travels through it as words between two signs that no text of ours holds.

const open = '\ue000';
const close = '\ue001';

export type Mark = { kind: 'page' | 'picture' | 'formula' | 'heading'; value: number };

export const markText = ({ kind, value }: Mark): string => `${open}${kind}:${value}${close}`;

/** A text of the file without the two signs. */
export const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');

const pattern = /\ue000(page|picture|formula|heading):(\d+)\ue001/;

/** The words and marks of a text in their order. */
export function splitMarks(text: string): (string | Mark)[] {
  const pieces: (string | Mark)[] = [];
  let rest = text;
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    if (found.index > 0) pieces.push(rest.slice(0, found.index));
    pieces.push({ kind: found[1] as Mark['kind'], value: Number(found[2]) });
    rest = rest.slice(found.index + found[0].length);
  }
  return rest === '' ? pieces : [...pieces, rest];
}
