import type { Talk } from '@app/contract/project/schema.ts';
import { hasSerifs } from '@app/deck/fonts/stand-in.ts';
import { addLetters, declareFonts, type Lettering, noLetters } from '../../../lib/cut-fonts.ts';

/** Names that a slide carries and does not show. */
const unseen = new Set(['id', 'name', 'alt', 'font', 'eastFont']);

type Look = { bold: boolean; serif: boolean };
const plain: Look = { bold: false, serif: false };

/** Adds the Chinese of everything that a part of a slide says; how it looks, so does all that is in it. */
function gather(part: unknown, into: Lettering, look = plain): void {
  if (typeof part === 'string')
    return addLetters(into[look.serif ? 'serif' : 'sans'][look.bold ? '700' : '400'], part);
  if (typeof part !== 'object' || part === null) return;
  const { bold, font, eastFont }: { bold?: boolean; font?: string; eastFont?: string } = part;
  const within = {
    bold: bold ?? look.bold,
    serif: font || eastFont ? hasSerifs(font, eastFont) : look.serif,
  };
  for (const [key, each] of Object.entries(part)) if (!unseen.has(key)) gather(each, into, within);
}

type Shown = Pick<Talk, 'title' | 'owner'> & {
  pages: readonly Pick<Talk['pages'][number], 'title' | 'elements' | 'script'>[];
};

/**
 * What a talk shows in the order in which it is needed: the slide that it begins with, what is read beside it, then the
 * other slides and their words.
 */
export function letteringOf({ title, owner, pages }: Shown, first: number): Lettering[] {
  const [here, beside, others, words] = [noLetters(), noLetters(), noLetters(), noLetters()];
  for (const [index, { title: name, elements, script }] of pages.entries()) {
    gather(elements, index === first ? here : others);
    for (const weight of ['400', '700'] as const) addLetters(beside.sans[weight], name + title);
    addLetters((index === first ? beside : words).sans['400'], script);
  }
  addLetters(beside.sans['400'], owner);
  return [here, beside, others, words];
}

/** Tells the browser where the characters of a talk are to be had. */
export function declareTalkFonts(talk: Shown, first: number): void {
  for (const lettering of letteringOf(talk, first)) declareFonts(lettering);
}
