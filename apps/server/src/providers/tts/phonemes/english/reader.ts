/** Reads a word that is in no dictionary. */
export type LetterRules = (word: string) => string;

export type EnglishReader = {
  /** One word in the notation of the voice. */
  word(word: string): string;
  letter(letter: string): string;
};

const letterNames: Readonly<Record<string, string>> = {
  A: 'ˈA',
  B: 'bˈi',
  C: 'sˈi',
  D: 'dˈi',
  E: 'ˈi',
  F: 'ˈɛf',
  G: 'ʤˈi',
  H: 'ˈAʧ',
  I: 'ˈI',
  J: 'ʤˈA',
  K: 'kʰˈA',
  L: 'ˈɛl',
  M: 'ˈɛm',
  N: 'ˈɛn',
  O: 'ˈO',
  P: 'pʰˈi',
  Q: 'kjˈu',
  R: 'ˈɑɹ',
  S: 'ˈɛs',
  T: 'tʰˈi',
  U: 'jˈu',
  V: 'vˈi',
  W: 'dˈʌbᵊlju',
  X: 'ˈɛks',
  Y: 'wˈI',
  Z: 'zˈi',
};

// Short forms that look like words of the dictionary.
const spelled = new Set(
  'AI IT US UK EU UN PC TV ID PR HR QA UI UX VR AR MR IP OS CV PM AM APP GO'.split(' '),
);
const endings: Readonly<Record<string, string>> = {
  S: 's',
  ES: 'ᵻz',
  "'S": 'z',
  ED: 'd',
  ING: 'ɪŋ',
  LY: 'li',
  ER: 'ɜɹ',
};
const voiceless = /[ptkfθ]$/;
const hissing = /[szʃʒʧʤ]$/;

/** Reads English with a dictionary of capitals, and with rules for what it does not know. */
export function createEnglishReader(
  dictionary: ReadonlyMap<string, string>,
  rules: LetterRules,
): EnglishReader {
  const letter = (name: string): string => letterNames[plainLetters(name).toUpperCase()] ?? '';
  const spell = (word: string): string => [...word].map(letter).join('');

  function word(given: string): string {
    const text = plainLetters(given);
    const capitals = text.toUpperCase();
    const isShortForm = /^[A-Z]{2,5}$/.test(text);
    if (isShortForm && (spelled.has(text) || !dictionary.has(text))) return spell(text);
    const known = dictionary.get(capitals) ?? withEnding(capitals);
    if (known !== undefined) return known;
    // GitHub, ChatGPT, iPhone
    const parts = text.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z']+|[A-Z]/g) ?? [];
    if (parts.length > 1)
      return parts.map((part) => (part.length === 1 ? letter(part) : word(part))).join('');
    if (!/[AEIOUY]/.test(capitals)) return spell(capitals);
    return rules(capitals);
  }

  function withEnding(capitals: string): string | undefined {
    for (const [ending, sound] of Object.entries(endings)) {
      if (!capitals.endsWith(ending) || capitals.length < ending.length + 3) continue;
      const stem = capitals.slice(0, -ending.length);
      const base =
        dictionary.get(stem) ?? (/^(?:ED|ING|ER)$/.test(ending) ? dictionary.get(`${stem}E`) : undefined);
      if (base !== undefined) return base + joined(base, ending, sound);
    }
    return undefined;
  }
  return { word, letter };
}

// cats, dogs, buses; walked, played, wanted.
function joined(base: string, ending: string, sound: string): string {
  if (ending === 'S' || ending === "'S") {
    if (hissing.test(base)) return 'ᵻz';
    return voiceless.test(base) ? 's' : 'z';
  }
  if (ending !== 'ED') return sound;
  if (/[td]$/.test(base)) return 'ᵻd';
  return voiceless.test(base) || /[sʃʧ]$/.test(base) ? 't' : 'd';
}

/** é → e: the dictionary has no accents. */
const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Reads the lines `WORD<tab>sounds<tab>other sounds`. */
export function parseDictionary(lines: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [word, sounds] = line.split('\t');
    if (word !== undefined && sounds !== undefined && !line.startsWith(';;;'))
      entries.set(word, sounds.trim());
  }
  return entries;
}
