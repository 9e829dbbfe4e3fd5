import { arrowheadSign } from '../../text/arrowhead.ts';

// Decks draw signs with letters of fonts that no browser has. The ones that decks really use, by code: as signs of the
// fonts that the product brings, because many machines have no other sign that is nearer.
const wingdings: Record<number, string> = {
  0x22: '✂',
  0x28: '☎',
  0x2a: '✉',
  0x34: '✋',
  0x46: '☞',
  0x4a: '☺',
  0x4c: '☹',
  0x6c: '●',
  0x6d: '○',
  0x6e: '■',
  0x6f: '□',
  0x71: '□',
  0x72: '□',
  0x73: '◆',
  0x74: '◆',
  0x75: '◆',
  0x76: '❖',
  0x77: '◆',
  0x78: '×',
  0x9f: '•',
  0xa1: '○',
  0xa4: '◉',
  0xa7: '▪',
  0xa8: '□',
  0xaa: '★',
  0xab: '★',
  0xb2: '☆',
  0xd8: '▶',
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xe8: '→',
  0xf0: '⇨',
  0xfb: '×',
  0xfc: '✓',
  0xfd: '×',
  0xfe: '✓',
};

/** The letters of a font by their codes, sixteen in a line; a blank has none. */
const byCode = (from: number, signs: string): [number, string][] =>
  [...signs].map((sign, index): [number, string] => [from + index, sign]).filter(([, sign]) => sign !== ' ');

// The encoding of Adobe, which all fonts of this name have. From 0xe6 on there are parts of tall brackets.
const symbol: Record<number, string> = Object.fromEntries([
  ...byCode(0x20, ' !∀#∃%&∋()∗+,−./'),
  ...byCode(0x30, '0123456789:;<=>?'),
  ...byCode(0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟ'),
  ...byCode(0x50, 'ΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_'),
  ...byCode(0x60, '‾αβχδεφγηιϕκλμνο'),
  ...byCode(0x70, 'πθρστυϖωξψζ{|}∼ '),
  ...byCode(0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓'),
  ...byCode(0xb0, '°±″≥×∝∂•÷≠≡≈…⏐⎯↵'),
  ...byCode(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉'),
  ...byCode(0xd0, '∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'),
  ...byCode(0xe0, '◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪'),
  ...byCode(0xf0, ' ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ '),
]);

const tables: Record<string, Record<number, string>> = {
  wingdings,
  symbol,
  'wingdings 2': { 0x50: '✓', 0x97: '●', 0xa3: '■', 0x4f: '×', 0x52: '✓' },
  'wingdings 3': { 0x7d: '▶', 0x75: '▶', 0x67: '↓', 0x61: '↓', 0x66: '→', 0x68: '↑', 0x84: '▶' },
  // What MathType draws dots and the arrows over letters with.
  'mt extra': {
    0x4b: '…',
    0x4c: '⋯',
    0x4d: '⋮',
    0x4e: '⋰',
    0x4f: '⋱',
    0x68: 'ℏ',
    0x6c: 'ℓ',
    0x72: '→',
    0x75: '—',
  },
  webdings: { 0x34: '▶', 0x61: '✓', 0x72: '×', 0x3d: '■' },
};

/** Whether a font draws signs instead of letters. */
export const isSymbolFont = (font: string): boolean => Object.hasOwn(tables, font.toLowerCase());

// Office stores letters of symbol fonts in the private area from U+F000 on, or as they are.
const codeOf = (letter: string) => (letter.codePointAt(0) ?? 0) & 0xff;
const isPrivate = (letter: string) => letter >= '\uf000' && letter <= '\uf0ff';

const arrowheadCode = 0xd8;

/** The sign before a paragraph, from a font of signs. */
export const bulletFromSymbolFont = (text: string, font: string): string =>
  font.toLowerCase() === 'wingdings' && codeOf(text) === arrowheadCode
    ? arrowheadSign
    : fromSymbolFont(text, font);

const tableOf = (font: string | undefined) => tables[font?.toLowerCase() ?? ''];

/** The same signs in letters that every font has; a sign we do not know becomes a dot. */
export function fromSymbolFont(text: string, font: string | undefined): string {
  const table = tableOf(font);
  if (!table) return fromSigns(text, font);
  return [...text]
    .map((letter) => {
      if (!isPrivate(letter) && letter > '\xff') return letter;
      return table[codeOf(letter)] ?? (letter === ' ' ? ' ' : '•');
    })
    .join('');
}

// Arrows that Office makes while one types are stored as the letter that has their number, alone in a run.
const signsAlone = /^[\s\x80-\xff]*[\x80-\xff][\s\x80-\xff]*$/;

/** The text of letters that have another font for their signs (`a:sym`): words stay words. */
export function fromSigns(text: string, font: string | undefined): string {
  const table = tableOf(font);
  if (table && signsAlone.test(text)) return fromSymbolFont(text, font);
  return text.replaceAll(/[\uf000-\uf0ff]/g, (letter) => (table ?? wingdings)[codeOf(letter)] ?? '•');
}
