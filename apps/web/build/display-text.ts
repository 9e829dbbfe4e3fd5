import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourceFile = /(?<!\.test)\.tsx?$/;

const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;

/** A row of a message table whose name says that it is set in the display font: `titleEmpty: { zh: '…', en: '…' }`. */
const row = new RegExp(`\\b(?:title|headline)\\w*:\\s*\\{((?:${text}|[^'"\`{}])*)\\}`, 'g');
const value = new RegExp(`\\b(?:zh|en):\\s*(${text})`, 'g');

/** Digits, letters and signs of English: numbers and names are filled into titles. */
const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** Every character that a source file sets in the display font. */
export function displayCharacters(source: string): string {
  const texts = [...source.matchAll(row)].flatMap(([, body = '']) =>
    [...body.matchAll(value)].map(([, quoted = '']) => quoted.slice(1, -1)),
  );
  return texts.join('');
}

/** The characters of all titles and headlines below a folder, each once, in order, with basic Latin. */
export function displayText(folder: string): string {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => sourceFile.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const characters = new Set(basicLatin + sources.map(displayCharacters).join(''));
  return [...characters].sort().join('');
}
