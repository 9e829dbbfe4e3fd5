const numerals = /[零〇一二三四五六七八九十百千万亿两第初周期拜]/;
// What goes on with a number or measures it, behind 三点一; a time is followed by something else: 三点一起走.
const afterFraction =
  /^(?:$|[^\p{Script=Han}]|[零〇一二三四五六七八九点百千万亿倍度米克吨元斤升秒兆]|个百分点|小时|公[里斤顷]|英[里寸尺]|[厘毫]米|平方|立方)/u;
// What a measure leaves of itself: 一米一, 两米一长, 三块一一斤. But 三斤一两.
const leftOver = /^(?:$|[^\p{Script=Han}]|左右|以[上下内]|[的高长宽深厚重]|一[斤个公克米])/u;
// 一 that is reckoned with or named as a number: 一加一, 一比三, 从一到十, 一和二; and what comes first: 一是.
const asNumber =
  /^(?:[加减乘]|除以|比[零〇一二三四五六七八九十]|(?:[到至和与或及])[零〇二三四五六七八九十](?![点月日号]))/u;
// 一 as a number in a row, not a quantity: 一月, 一楼, 一年级.
const afterOrdinal = /^(?:月|日|号|楼|班|级|年级|等奖|号线|期工程|审|模|把手)/;
// 一 that counts, also behind a sign: 乘以一个系数, 五加一百.
const counts = /^(?:[个种项位条件次倍半名组份元米年天只张百千万亿]|点[零〇一二三四五六七八九]|小时|分钟)/u;
const toneOf = (syllable: string | undefined): string => syllable?.slice(-1) ?? '';

/** 一 and 不 as they are said before the syllable that follows; `isFixed` tells the places whose reading is certain. */
export function joinTones(
  characters: readonly string[],
  spoken: string[],
  { isFixed, wordOf }: { isFixed(at: number): boolean; wordOf(at: number): string },
): void {
  for (const [at, character] of characters.entries()) {
    if (isFixed(at)) continue;
    if (character === '一') spoken[at] = `yi${toneOfOne(characters, spoken, at, wordOf(at))}`;
    else if (character === '不') spoken[at] = `bu${toneOfNot(characters, spoken, at)}`;
  }
}

function toneOfOne(
  characters: readonly string[],
  spoken: readonly string[],
  at: number,
  word: string,
): string {
  const [before = '', after = ''] = [characters[at - 1], characters[at + 1]];
  const rest = characters.slice(at + 1).join('');
  // 二点一点零: a digit of a fraction; but 三点一刻, 三点一定到.
  if (before === '点' && numerals.test(characters[at - 2] ?? '') && afterFraction.test(rest)) return '1';
  if (/[米块斤尺丈毛]/.test(before) && numerals.test(characters[at - 2] ?? '') && leftOver.test(rest))
    return '1';
  const isFirst = !/\p{Script=Han}/u.test(before);
  if (asNumber.test(rest) || (isFirst && after === '是')) return '1';
  // The other number: 一加一, 三乘以一.
  const isReckoned =
    (/[加减乘比]/.test(before) && numerals.test(characters[at - 2] ?? '')) ||
    (before === '以' && /[乘除]/.test(characters[at - 2] ?? ''));
  if (isReckoned && !counts.test(rest)) return '1';
  // 一千一百; and 一个月零一天, which is no digit.
  if (/[千万亿]/.test(before) && /[百千]/.test(after)) return '4';
  if (before === '零' && /[年月天时钟]/.test(characters[at - 2] ?? ''))
    return quantityTone(after, spoken[at + 1]);
  // 看一看
  if (before !== '' && before === after && !numerals.test(before)) return '5';
  if (
    after === '' ||
    numerals.test(before) ||
    /[二三四五六七八九零〇]/.test(after) ||
    afterOrdinal.test(rest)
  )
    return '1';
  // 统一, 唯一: it ends its word.
  if (
    word.length > 1 &&
    word.endsWith('一') &&
    characters.slice(at - word.length + 1, at + 1).join('') === word
  )
    return '1';
  return quantityTone(after, spoken[at + 1]);
}

const beforeTone = (next: string): string => (next === '4' ? '2' : '4');

/** Before what it counts. */
const quantityTone = (after: string, syllable: string | undefined): string =>
  after === '个' ? '2' : beforeTone(toneOf(syllable));

function toneOfNot(characters: readonly string[], spoken: readonly string[], at: number): string {
  const [before = '', after = ''] = [characters[at - 1], characters[at + 1]];
  // 好不好
  if (before !== '' && before === after) return '5';
  return beforeTone(toneOf(spoken[at + 1]));
}
