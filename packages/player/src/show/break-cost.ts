const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that belong to what follows them: a line does not end with one. */
const leaning = list(
  'a an the of to in on at for with by from as into than about between and or but nor so that which who whose if when while because is are was were be been being am has have had do does did will would can could should may might must shall not no very more most less quite only my your his her its our their this these those every each some any all both mr mrs ms dr number page figure chapter i we you he she it they there',
);
/** Words with which a new thought begins. */
const opening = list(
  'but because so which who while when if although though since unless until where whereas however therefore instead then',
);
/** Words that begin a part of a thought. */
const joining = list(
  'and or nor that than to for with in on at by from of into through about after before without between over under as like is are was were',
);

/** 的 and its like lean on what stands before them. */
const clinging =
  /^(?:的|地|得|了|着|过|们|吗|呢|吧|啊|呀|里|上|中|下|内|外|时|后|前|等|个|之一|左右|以上|以下)/u;
/** What stands before something it belongs to. */
const reaching =
  /(?:^(?:把|被|将|让|使|给|对|从|向|往|在|于|以|用|按|跟|与|和|及|或|是|有|为|也|都|就|才|又|还|很|最|更|太|不|没|没有|可|可以|能|会|要|该|这|那|每|各|某|第|约|大约|一|每个|一个|这个|那个|它|他|她|我们|你|我)|[的地得])$/u;
const openingChinese =
  /^(?:但|但是|而|而且|所以|因为|因此|如果|虽然|不过|可是|然后|接着|于是|同时|并|并且|以及|或者|还是|就是|也就是|例如|比如|其中|直到|只要|只有|无论|即使|却|则)/u;
const number = /[\p{N}零一二三四五六七八九十百千万亿两几半]$/u;
const unit = /^[\p{N}%％零一二三四五六七八九十百千万亿点度米克年月日时分秒人次个只颗座条页倍公元]/u;

const sentenceEnd = /[.!?。！？…]["'”’)）」』]*$/u;
const clauseEnd = /[,;:，；：、—–]["'”’)）」』]*$/u;
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, '');

/** How much it hurts to break between two words: 0 where the speaker breathes, 10 inside what belongs together. */
export function breakCost(before: string, after: string): number {
  if (sentenceEnd.test(before)) return 0;
  if (clauseEnd.test(before)) return before.endsWith('、') ? 1.5 : 0.5;
  const [left, right] = [bare(before), bare(after)];
  if (openingChinese.test(right) || opening.has(right)) return leaning.has(left) ? 6 : 1;
  if (clinging.test(right) || (number.test(left) && unit.test(right))) return 10;
  // 的 closes a description: better after it than before it, best elsewhere.
  if (left.endsWith('的') && left.length > 1) return 5;
  if (leaning.has(left) || reaching.test(left)) return 8;
  if (/\d$/u.test(left)) return 6;
  return joining.has(right) ? 2 : 4;
}
