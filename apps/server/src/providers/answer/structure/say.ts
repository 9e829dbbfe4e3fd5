import { fillSlots } from '@app/contract/base/messages.ts';
import { gridLines } from '@app/contract/conversation/states/grid-lines.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';

type Words = Readonly<Record<string, string | number>>;

/** More names than this nobody listens to. */
const mostNames = 12;

/** One sentence of what was computed. A number stands apart from the Chinese letters before it, a name does not. */
export const say = (line: keyof typeof gridLines, words: Words, language: ContentLanguage): string =>
  fillSlots(gridLines[line][language], words).replace(/(?<=\p{Script=Han}是) (?=\p{Script=Han})/u, '');

/** Names in a row: `A, B and C`. */
export function listed(names: readonly string[], language: ContentLanguage): string {
  const shown = names.slice(0, mostNames);
  const isMore = names.length > mostNames;
  if (language === 'zh-CN') return shown.join('、') + (isMore ? '等' : '');
  const last = isMore ? 'others' : shown.at(-1);
  const others = isMore ? shown : shown.slice(0, -1);
  return others.length === 0 ? (last ?? '') : `${others.join(', ')} and ${last}`;
}

const ordinals = {
  'zh-CN': ['', '', '二', '三', '四', '五', '六'],
  'en-US': ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth'],
};

/** The word for the top of a line, in the language of the deck: that of the question where it is one. */
export function wordForMost(asked: string, sign: 1 | -1, rank: number, language: ContentLanguage): string {
  const isHan = /\p{Script=Han}/u.test(asked);
  const ordinal = ordinals[language][rank] ?? '';
  if (language === 'zh-CN') {
    const word = isHan && /^最.$/.test(asked) ? asked : sign > 0 ? '最高' : '最低';
    return rank === 1 ? word : `排第${ordinal}${word.slice(1)}`;
  }
  const word = !isHan && /est$|^(?:most|least)/.test(asked) ? asked : sign > 0 ? 'highest' : 'lowest';
  return rank === 1 ? word : `${ordinal} ${word}`;
}

export const wordForMore = (sign: number, language: ContentLanguage): string =>
  language === 'zh-CN' ? (sign > 0 ? '高' : '低') : sign > 0 ? 'higher' : 'lower';

export function wordForBeyond(sign: 1 | -1, language: ContentLanguage): string {
  if (language === 'zh-CN') return sign > 0 ? '超过' : '低于';
  return sign > 0 ? 'over' : 'under';
}
