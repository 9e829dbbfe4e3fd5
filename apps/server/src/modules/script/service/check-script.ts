import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import type { ScriptChange } from '@app/contract/script/states/change.ts';
import { languageOf, type SpokenLanguage } from '@app/deck/script/language.ts';
import { saidNumbers, unknownNumber } from '@app/deck/script/said-numbers.ts';
import { sharedPieces } from '@app/deck/script/shared-pieces.ts';

const markup =
  /\*\*|__|`|^\s*#{1,6}\s|^\s*[-*•·]\s|^\s*\d+[.)、]\s|<\/?[a-z][^>]*>|\[[^\]]*\]\(|^\s*[[【][^\]】]*[\]】]|[{}]/imu;
const addresses = /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+/iu;
const pageMarks =
  /第\s*[\d一二三四五六七八九十百]+\s*[页张]|\b(?:slide|page)\s+(?:\d+|(?:number\s+)?(?:one|two|three|four|five))\b|^\s*\d+\s*\/\s*\d+\s*$/imu;
/** Words to the one who asked, not to those who listen. */
const remarks =
  /^(?:好的[，,。！]|当然[，,。！]|以下是|讲稿[:：]|改写后|翻译[:：]|译文[:：]|sure[,.!]|certainly[,.!]|here(?:’s|'s| is) (?:the|your|a)\b|script:|translation:)|作为(?:一个|一名)?\s*(?:ai|人工智能|语言模型)|as an ai\b|\bsystem prompt\b|系统提示词/iu;
const stage = /[（([【](?:停顿|暂停|掌声|笑|pause|applause|laughs?|smiles?)[^）)\]】]*[）)\]】]/iu;

const patterns: readonly (readonly [RegExp, string])[] = [
  [markup, 'it has Markdown, lists, tags or brackets'],
  [addresses, 'it has a web or mail address'],
  [pageMarks, 'it says a page number'],
  [remarks, 'it talks about itself instead of being the spoken words'],
  [stage, 'it has stage directions'],
];

/** Letters of a script against those of what it was made from, or of what the rules would say. */
const bounds: Record<ScriptChange | 'write', readonly [least: number, most: number]> = {
  write: [0.35, 8],
  rewrite: [0.5, 1.8],
  shorten: [0.15, 0.9],
  lengthen: [1.1, 3],
  simpler: [0.4, 1.8],
  livelier: [0.5, 2],
  translate: [0.15, 6],
};
/** Of a few words any length may be right. */
const fewLetters = 40;
const leastLetters = 6;

export type Checked = {
  deed: ScriptChange | 'write';
  /** What it was made from: the old script, or what the rules say of the page. */
  source: string;
  /** All that may be spoken of. */
  ground: string;
  language: SpokenLanguage;
};

/** Why a script of a model is not taken, in words for the model; undefined when it is fine. */
export function faultOfScript(text: string, { deed, source, ground, language }: Checked): string | undefined {
  if (text.length < leastLetters) return 'it is empty';
  if (text.length > coursewareLimits.script.max) return 'it is too long';
  const broken = patterns.find(
    ([pattern]) => pattern.test(text) && !(deed !== 'write' && pattern.test(source)),
  );
  if (broken) return broken[1];
  if (languageOf(text) !== language) return 'it is in the wrong language';
  const number = unknownNumber(text, `${ground}\n${source}`);
  if (number !== undefined) return `the number "${number}" is not in the material`;
  const length = text.length / source.length;
  const [least, most] = bounds[deed];
  if (source.length > fewLetters && length < least) return 'it is too short';
  if (Math.max(source.length, fewLetters) * most < text.length) return 'it is too long';
  return deed === 'translate' ? faultOfTranslation(text, source) : faultOfMeaning(text, source);
}

/** Less than this of what was to be said, and it speaks of something else. */
const leastShared = 0.2;

const faultOfMeaning = (text: string, source: string) =>
  source.length > fewLetters &&
  (sharedPieces(source, text) ?? 1) < leastShared / 2 &&
  (sharedPieces(text, source) ?? 1) < leastShared
    ? 'it does not speak of what the slide shows'
    : undefined;

/** Numbers are the same in every language. */
function faultOfTranslation(text: string, source: string): string | undefined {
  const kept = new Set(saidNumbers(text).flatMap(({ values }) => values));
  const lost = saidNumbers(source).find(
    ({ values, isWord }) => !isWord && !values.some((value) => kept.has(value)),
  );
  return lost && `the number "${lost.text}" is missing`;
}
