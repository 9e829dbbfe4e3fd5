import { createEn } from './en.ts';
import type { Turns } from './turns.ts';
import { createZh } from './zh.ts';

/** Instead of taking turns all that could be said is said, a line each. */
const allOf: Turns = (_kind, phrases) => phrases.join('\n');

/** A phrase may be more than one sentence. */
const sentences = /\n|(?<=[。.])\s*/u;

/** How many pictures a page may speak of. */
const most = 20;

/**
 * The sentences of written scripts that point at the slide, greet or thank, in both languages: they say nothing of what
 * the page is about, so that nobody who asks wants to hear them.
 */
export const pointers: ReadonlySet<string> = new Set(
  [createZh(allOf), createEn(allOf)].flatMap((said) =>
    [
      ...Array.from({ length: most }, (_, index) => said.pictures(index + 1)),
      ...['', 'x', 'x?'].flatMap((title) => [said.onlyPictures(1, title), said.onlyPictures(2, title)]),
      said.code(),
      said.formula(),
      said.film(),
      said.sound(),
      said.drawing(),
      said.rest(),
      said.references(),
      said.greeting(),
      said.thanks(true),
      said.thanks(false),
      said.end(),
    ].flatMap((lines) => lines.split(sentences).filter((line) => line !== '')),
  ),
);
