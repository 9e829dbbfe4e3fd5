import { languageOf } from '../language.ts';
import { sentencesOf } from './sentences.ts';

/** Written words and what people say instead. */
const said: Record<'zh' | 'en', readonly (readonly [RegExp, string])[]> = {
  zh: [
    [/因此|因而|故而/gu, '所以'],
    [/(?<!起)由于/gu, '因为'],
    [/然而/gu, '但是'],
    [/若(?=\p{Script=Han})(?!干)/gu, '如果'],
    [/即可/gu, '就可以'],
    [/亦(?!然|即)/gu, '也'],
    [/均(?=为|是|有|可|能|需|应|会|已|未|不)/gu, '都'],
    [/此外/gu, '另外'],
    [/倘若|假使/gu, '如果'],
    [/尚未/gu, '还没有'],
    [/并非/gu, '不是'],
    [/以及/gu, '和'],
    [/(?<!不)仅(?=需|有|在|能|为)/gu, '只'],
    [/无需/gu, '不用'],
    [/旨在/gu, '目的是'],
    [/进行了?(?=分析|研究|讨论|比较|测试|检查|介绍|说明|改进|调整|评估|学习|计算)/gu, ''],
    [/从而(?=\p{Script=Han})/gu, '这样就能'],
  ],
  en: [
    [/\bin order to\b/giu, 'to'],
    [/\b(?:utili[sz]e)(s|d)?\b/giu, 'use$1'],
    [/\butili[sz]ing\b/giu, 'using'],
    [/\bdue to the fact that\b/giu, 'because'],
    [/\bapproximately\b/giu, 'about'],
    [/\bsubsequently\b/giu, 'then'],
    [/\bprior to\b/giu, 'before'],
    [/\bfurthermore\b|\bmoreover\b/giu, 'also'],
    [/\bconsequently\b|\btherefore\b|\bthus\b/giu, 'so'],
    [/\bnevertheless\b|\bnonetheless\b/giu, 'still'],
    [/\bdemonstrate(s|d)?\b/giu, 'show$1'],
    [/\ba (?:large|great) number of\b/giu, 'many'],
    [/\bin the event that\b/giu, 'if'],
    [/\bwith regard to\b|\bwith respect to\b/giu, 'about'],
    [/\bcommence(s|d)?\b/giu, 'start$1'],
    [/\bsufficient\b/giu, 'enough'],
    [/\bnumerous\b/giu, 'many'],
  ],
};
// "Demonstrated" and "commenced" have become "showd" and "startd".
const mended: readonly (readonly [RegExp, string])[] = [
  [/\bshowd\b/giu, 'showed'],
  [/\bstartd\b/giu, 'started'],
];

/** More letters than this in one breath are hard to follow. */
const longest = { zh: 40, en: 130 } as const;

/** Where a long sentence may become two: before a word that begins a thought of its own. */
const joints = {
  zh: /[，；](?=(?:但是|不过|而且|并且|所以|另外|同时|因为这|这样|这些|这种|其中|接着|然后|最后|它|我们|如果))/u,
  en: /,?\s(?=(?:but|so|and (?:it|they|we|this|these|then)|which means|while|whereas)\b)|;\s|\s[–—]\s/iu,
} as const;

const capital = (text: string) => text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());

/** The same sentence as two or more, where it is long and has a joint in its middle. */
function parted(sentence: string, language: 'zh' | 'en'): string {
  const words = sentence.trim();
  if (words.length <= longest[language]) return sentence;
  const least = longest[language] / 4;
  for (const { index, 0: joint } of words.matchAll(new RegExp(joints[language], 'giu'))) {
    const head = words.slice(0, index).trimEnd();
    const tail = words.slice(index + joint.length).trimStart();
    if (head.length < least || tail.length < least || /[（(：:][^）)]*$/u.test(head)) continue;
    const rest = sentence.slice(sentence.trimEnd().length);
    return language === 'zh'
      ? `${head}。${parted(tail, language)}${rest}`
      : `${head}. ${parted(capital(tail.replace(/^which means/iu, 'That means')), language)}${rest}`;
  }
  return sentence;
}

/** A name before a sentence keeps its capital; the word that took its place gets one. */
const likeBefore = (before: string, after: string) => (/^\p{Lu}/u.test(before) ? capital(after) : after);

/**
 * A script in plainer words: written ones become spoken ones, long sentences become two. Undefined where nothing is
 * changed, and for languages that we have no words for.
 */
export function simplify(text: string): string | undefined {
  const language = languageOf(text);
  if (language === 'other') return undefined;
  let plain = text.trim();
  for (const [written, spoken] of said[language])
    plain = plain.replaceAll(written, (found: string, ending: unknown) =>
      likeBefore(found, spoken.replace('$1', typeof ending === 'string' ? ending : '')),
    );
  for (const [wrong, right] of mended) plain = plain.replaceAll(wrong, right);
  const simple = sentencesOf(plain)
    .map((sentence) => parted(sentence, language))
    .join('');
  return simple === text.trim() ? undefined : simple;
}
