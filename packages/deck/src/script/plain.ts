import { type ScriptDocument, type ScriptInline, scriptVersion } from './document.ts';

const wordsOf = (piece: ScriptInline): string => (piece.type === 'text' ? piece.text : '');

/** The words of each paragraph. */
export const scriptLines = ({ content }: ScriptDocument): string[] =>
  content.map((paragraph) => (paragraph.content ?? []).map(wordsOf).join(''));

/** The words alone, a line per paragraph: the specification's `content`. */
export const scriptText = (script: ScriptDocument): string => scriptLines(script).join('\n').trim();

/** A script from plain words, a paragraph per line; lines without words are left out. */
export function scriptFromText(text: string): ScriptDocument {
  const lines = text
    .split(/\r\n|[\r\n\v\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    type: 'doc',
    version: scriptVersion,
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  };
}
