/** Signs that stand above the line by themselves, by the letter that they raise. */
export const raisedSigns: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  n: 'ⁿ',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
};

/** Signs that stand below the line by themselves, by the letter that they lower. */
export const loweredSigns: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  i: 'ᵢ',
  j: 'ⱼ',
  k: 'ₖ',
  n: 'ₙ',
  t: 'ₜ',
  m: 'ₘ',
};
