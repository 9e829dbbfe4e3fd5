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

const symbol: Record<number, string> = {
  0x2d: '−',
  0x61: 'α',
  0x62: 'β',
  0x64: 'δ',
  0x65: 'ε',
  0x67: 'γ',
  0x6c: 'λ',
  0x6d: 'μ',
  0x70: 'π',
  0x73: 'σ',
  0x77: 'ω',
  0x44: 'Δ',
  0x53: 'Σ',
  0x57: 'Ω',
  0xa3: '≤',
  0xa5: '∞',
  0xac: '←',
  0xae: '→',
  0xb0: '°',
  0xb1: '±',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb9: '≠',
  0xbb: '≈',
  0xce: '∈',
  0xd6: '√',
  0xde: '⇒',
  0xe5: '∑',
  0xf2: '∫',
};

const tables: Record<string, Record<number, string>> = {
  wingdings,
  symbol,
  'wingdings 2': { 0x50: '✓', 0x97: '●', 0xa3: '■', 0x4f: '×', 0x52: '✓' },
  'wingdings 3': { 0x7d: '▶', 0x75: '▶', 0x67: '↓', 0x61: '↓', 0x66: '→', 0x68: '↑', 0x84: '▶' },
  webdings: { 0x34: '▶', 0x61: '✓', 0x72: '×', 0x3d: '■' },
};

/** Whether a font draws signs instead of letters. */
export const isSymbolFont = (font: string): boolean => Object.hasOwn(tables, font.toLowerCase());

// Office stores letters of symbol fonts in the private area from U+F000 on, or as they are.
const codeOf = (letter: string) => (letter.codePointAt(0) ?? 0) & 0xff;
const isPrivate = (letter: string) => letter >= '\uf000' && letter <= '\uf0ff';

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
