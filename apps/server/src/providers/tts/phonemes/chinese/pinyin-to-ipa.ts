import { partsOfSyllable, tidySyllable } from '@app/contract/dictionary/states/pinyin.ts';

// The notation that the voice was trained on: affricates are one letter, tones are arrows after the vowel.
const initials: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** Finals with the place of the tone as 0. */
const finals: Readonly<Record<string, string>> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  iu: 'jou0',
  o: 'wo0',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  ueng: 'wə0ŋ',
  ui: 'wei0',
  un: 'wə0n',
  uo: 'wo0',
  ü: 'y0',
  üan: 'ɥɛ0n',
  üe: 'ɥe0',
  ün: 'y0n',
};

/** Syllables that have no initial and no ordinary final. */
const whole: Readonly<Record<string, string>> = {
  er: 'ɚ0',
  r: 'ɚ0',
  o: 'ɔ0',
  yo: 'jɔ0',
  ê: 'ɛ0',
  m: 'm0',
  n: 'n0',
  ng: 'ŋ0',
  hm: 'hm0',
  hng: 'hŋ0',
};

const tones: Readonly<Record<string, string>> = { 1: '→', 2: '↗', 3: '↓', 4: '↘' };
const buzzing = /^(?:zh|ch|sh|r|z|c|s)$/;

// y and w only show that a syllable begins with i, u or ü.
function finalOfGlide(syllable: string): string {
  const rest = syllable.slice(1);
  if (syllable.startsWith('yu')) return `ü${syllable.slice(2)}`;
  if (syllable === 'you') return 'iu';
  if (syllable.startsWith('y')) return rest.startsWith('i') ? rest : `i${rest}`;
  if (syllable === 'wei') return 'ui';
  if (syllable === 'wen') return 'un';
  return rest.startsWith('u') ? rest : `u${rest}`;
}

// The data knows some syllables without a tone: 哼.
const toned = (pinyin: string): string => (/\d/.test(pinyin) ? pinyin : `${pinyin}5`);

/** chong2 → ꭧʰʊ↗ŋ; xia4r is coloured at its end. Undefined for what is no syllable. */
export function pinyinToIpa(pinyin: string): string | undefined {
  const { letters: syllable, tone, isColoured } = partsOfSyllable(tidySyllable(toned(pinyin))) ?? {};
  if (syllable === undefined || tone === undefined) return undefined;
  if (isColoured) {
    const plain = pinyinToIpa(syllable + tone);
    return plain && `${plain}ɚ`;
  }
  const placed = (ipa: string | undefined): string | undefined => ipa?.replace('0', tones[tone] ?? '');
  if (whole[syllable] !== undefined) return placed(whole[syllable]);
  if (/^[yw]/.test(syllable)) return placed(finals[finalOfGlide(syllable)]);
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?/.exec(syllable)?.[0] ?? '';
  const rest = syllable.slice(initial.length);
  if (rest === 'i' && buzzing.test(initial)) return `${initials[initial]}ɨ${tones[tone] ?? ''}`;
  const final = placed(finals[/^[jqx]$/.test(initial) ? rest.replace(/^u/, 'ü') : rest]);
  return final === undefined ? undefined : (initials[initial] ?? '') + final;
}
