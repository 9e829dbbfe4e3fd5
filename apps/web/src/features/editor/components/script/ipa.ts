/** What the notation of the voice has a letter for, and people write otherwise. */
const letters: Readonly<Record<string, string>> = {
  A: 'eɪ',
  I: 'aɪ',
  O: 'oʊ',
  W: 'aʊ',
  Y: 'ɔɪ',
  ʤ: 'dʒ',
  ʧ: 'tʃ',
  ɹ: 'r',
  ᵊ: 'ə',
};

/** The sounds of a word as dictionaries write them. Where the voice puts the stress before the vowel, so do we. */
export const inIpa = (sounds: string): string =>
  `/${[...sounds].map((sound) => letters[sound] ?? sound).join('')}/`;
