const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const wellFormed = /^(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** XIV → 14. Undefined for letters that are no number. */
export function romanValue(letters: string): string | undefined {
  if (letters === '' || !wellFormed.test(letters)) return undefined;
  let total = 0;
  for (const [index, letter] of [...letters].entries()) {
    const value = values[letter] ?? 0;
    total += value < (values[letters[index + 1] ?? ''] ?? 0) ? -value : value;
  }
  return String(total);
}

/** Ⅻ → 12, ⅳ → 4, ⑳ → 20: numbers that are one letter. */
export function valueOfNumeral(letter: string): string {
  const code = letter.charCodeAt(0);
  const first = code >= 0x2460 ? 0x2460 : code >= 0x2170 ? 0x2170 : 0x2160;
  return String(code - first + 1);
}
export const numeralPattern = '[Ⅰ-Ⅻⅰ-ⅻ①-⑳]';
