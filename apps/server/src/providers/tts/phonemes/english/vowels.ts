/** Any vowel of English, for a pattern. */
export const anyVowel = '[aɑɐɒæʌeɛɜəɤiɪɨᵻoɔuʊAIOQWY]';
