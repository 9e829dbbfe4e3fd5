import { anyVowel } from './vowels.ts';

type Known = (capitals: string) => string | undefined;

const vowel = new RegExp(anyVowel, 'g');
const voiceless = /[ptkfθ]$/;
const hissing = /[szʃʒʧʤ]$/;

/** s after these sounds: cats, dogs, buses. */
export function plural(base: string): string {
  if (hissing.test(base)) return 'ᵻz';
  return voiceless.test(base) ? 's' : 'z';
}

/** ed: walked, played, wanted. */
function past(base: string): string {
  if (/[td]$/.test(base)) return 'ᵻd';
  return voiceless.test(base) || /[sʃʧ]$/.test(base) ? 't' : 'd';
}

const endings: readonly [letters: string, sound: string | ((base: string) => string)][] = [
  ["'S", plural],
  ['ES', plural],
  ['S', plural],
  ['ED', past],
  ['INGS', 'ɪŋz'],
  ['ING', 'ɪŋ'],
  ['ERS', 'ɜɹz'],
  ['ER', 'ɜɹ'],
  ['EST', 'əst'],
  ['LY', 'li'],
  ['NESS', 'nəs'],
  ['LESS', 'ləs'],
  ['FUL', 'fəl'],
  ['MENT', 'mənt'],
  ['ABLE', 'əbəl'],
  ['ISM', 'ˌɪzəm'],
  ['IST', 'ɪst'],
  ['IZE', 'ˌIz'],
  ['Y', 'i'],
];

/** The word that an ending was put to: makING from MAKE, runnING from RUN, storIES from STORY. */
function stemsOf(stem: string, ending: string): string[] {
  const stems = [stem];
  if (/^(?:E|I[NSZ]|ABLE|Y)/.test(ending)) stems.push(`${stem}E`);
  if (/(.)\1$/.test(stem)) stems.push(stem.slice(0, -1));
  if (stem.endsWith('I')) stems.push(`${stem.slice(0, -1)}Y`);
  return stems;
}

function withEnding(capitals: string, known: Known): string | undefined {
  for (const [ending, sound] of endings) {
    const stem = capitals.slice(0, -ending.length);
    if (!capitals.endsWith(ending) || stem.length < 3) continue;
    const base = stemsOf(stem, ending)
      .map(known)
      .find((found) => found !== undefined);
    if (base !== undefined) return base + (typeof sound === 'string' ? sound : sound(base));
  }
  return undefined;
}

// Shorter parts than four letters are chance, except for these.
const shortParts = new Set(
  'WEB BOT TIP OUT APP END BOX DAY MAN NET PAY SET TOP OFF LOG SUN AIR SEA CAR BUS KEY EYE PEN PIN BAR BAG BED MAP OIL ICE ART LOW RUN FLY BUY TEX'.split(
    ' ',
  ),
);
const canBePart = (part: string): boolean => part.length >= 4 || shortParts.has(part);
const prefixes: Readonly<Record<string, string>> = {
  UN: 'ˌʌn',
  RE: 'ɹˌi',
  PRE: 'pɹˌi',
  NON: 'nˌɑn',
  ANTI: 'ˌæntˌI',
  MULTI: 'mˌʌlti',
  MICRO: 'mˌIkɹO',
  NANO: 'nˌænO',
  HYPER: 'hˌIpɜɹ',
  CYBER: 'sˌIbɜɹ',
  BIO: 'bˌIO',
  GEO: 'ʤˌiO',
  META: 'mˌɛtə',
  DE: 'dˌi',
  AUTO: 'ˌɔtO',
  EX: 'ˌɛks',
  SUB: 'sˌʌb',
};

/** Slide-show, block-chain: two words that are known, the first one stressed. The most even cut is the best. */
function compound(capitals: string, known: Known): string | undefined {
  const cuts = Array.from({ length: capitals.length }, (_, cut) => cut).toSorted(
    (one, other) => Math.abs(one * 2 - capitals.length) - Math.abs(other * 2 - capitals.length),
  );
  for (const cut of cuts) {
    const [head, tail] = [capitals.slice(0, cut), capitals.slice(cut)];
    if (!canBePart(head) || !canBePart(tail)) continue;
    const [first, second] = [known(head), known(tail)];
    if (first !== undefined && second !== undefined)
      return first + second.replaceAll('ˌ', '').replace('ˈ', 'ˌ');
  }
  return undefined;
}

function withPrefix(capitals: string, known: Known): string | undefined {
  for (const [prefix, sound] of Object.entries(prefixes)) {
    const rest = capitals.slice(prefix.length);
    const base = capitals.startsWith(prefix) && rest.length >= 4 ? known(rest) : undefined;
    if (base !== undefined) return sound + base;
  }
  return undefined;
}

// The syllable before these has the stress: location, electric, ability.
const stressBefore = /(?:[TSC]IONS?|ICS?|ICAL|ITY|ITIES|IAN|IOUS|IAL|OGY|GRAPHY|METRY|CRACY)$/;
const ofTwoSyllables = /(?:ITY|ITIES|ICAL|OGY|GRAPHY|METRY|CRACY|IAN|IOUS|IAL)$/;
const stressLast = /(?:EE|EER|ESE|ETTE|OON|IQUE)$/;

/** Puts the stress where English usually has it. */
export function withStress(sounds: string, capitals: string): string {
  if (/[ˈ]/.test(sounds)) return sounds;
  const places = [...sounds.matchAll(vowel)].map(({ index }) => index);
  const place = places[stressedOf(places.length, capitals)];
  return place === undefined ? sounds : `${sounds.slice(0, place)}ˈ${sounds.slice(place)}`;
}

function stressedOf(syllables: number, capitals: string): number {
  if (syllables < 2) return 0;
  if (stressLast.test(capitals)) return syllables - 1;
  if (stressBefore.test(capitals)) return Math.max(0, syllables - (ofTwoSyllables.test(capitals) ? 3 : 2));
  // Names that end in a vowel have it on the last but one: Tokoro, Amari.
  if (syllables > 2 && /[AIOU]$/.test(capitals)) return syllables - 2;
  return syllables > 2 ? syllables - 3 : 0;
}

/** A word that no dictionary has, from words that one has: its stem, or the two it is made of. */
export function fromKnownWords(capitals: string, known: Known): string | undefined {
  const made: Known = (word) => withPrefix(word, known) ?? compound(word, known);
  return withEnding(capitals, known) ?? made(capitals) ?? withEnding(capitals, made);
}
