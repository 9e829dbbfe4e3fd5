import { fromSymbolFont, isSymbolFont } from './symbol-fonts.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const letters = Object.fromEntries(Object.entries(escapes).map(([letter, escape]) => [escape, letter]));

const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (escape) => letters[escape] ?? escape);
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/**
 * Formulas of equation editors are metafiles whose signs are letters of fonts that no browser has: ∈ is an Î there. The
 * same signs in a font that has them under their own names.
 */
export const withSigns = (svg: string): string =>
  svg.replaceAll(
    /(<text\b[^>]*\bfont-family=")([^"]+)("[^>]*>)([^<]*)(?=<\/text>)/g,
    (whole, before: string, family: string, after: string, text: string) => {
      const font = unescaped(family).replaceAll(/["']/g, '');
      return isSymbolFont(font)
        ? `${before}&quot;Times New Roman&quot;, serif${after}${escaped(fromSymbolFont(unescaped(text), font))}`
        : whole;
    },
  );
