const digitNames = '零一二三四五六七八九';
const places = ['', '十', '百', '千'];
const groups = ['', '万', '亿', '万亿'];
const longest = places.length * groups.length;

/** 2026 → 二零二六. */
export const digitsZh = (digits: string): string =>
  digits.replace(/\d/g, (digit) => digitNames[Number(digit)] ?? '');

/** As on the telephone, where one is yāo: 138 → 幺三八. */
export const telephoneZh = (digits: string): string => digitsZh(digits).replaceAll('一', '幺');

/** 10203 → 一万零二百零三. What is too long for a quantity, or begins with 0, is read digit by digit. */
export function integerZh(digits: string): string {
  if (digits.length > longest || /^0\d/.test(digits)) return digitsZh(digits);
  if (/^0*$/.test(digits)) return '零';
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) parts.unshift(digits.slice(Math.max(0, end - 4), end));
  let spoken = '';
  let gap = false;
  for (const [index, part] of parts.entries()) {
    const value = Number(part);
    const place = parts.length - 1 - index;
    if (value === 0) {
      gap = true;
      continue;
    }
    if (spoken !== '' && (gap || value < 1000)) spoken += '零';
    spoken += groupZh(part, place > 0 && value === 2) + (groups[place] ?? '');
    gap = false;
  }
  return spoken.replace(/^一十/, '十').replace(/^二千/, '两千');
}

// Two of a large unit is 两: 两万, 两亿.
function groupZh(part: string, isTwo: boolean): string {
  if (isTwo) return '两';
  let spoken = '';
  let gap = false;
  for (const [index, digit] of [...part].entries()) {
    if (digit === '0') {
      gap = true;
      continue;
    }
    if (gap && spoken !== '') spoken += '零';
    spoken += (digitNames[Number(digit)] ?? '') + (places[part.length - 1 - index] ?? '');
    gap = false;
  }
  return spoken;
}

/** 1,234.50 → 一千二百三十四点五零; a sign is 负. */
export function numberZh(text: string): string {
  const [, sign = '', whole = '', decimals] = /^([-−+]?)([\d,]*)(?:\.(\d+))?$/.exec(text) ?? [];
  const spoken = integerZh(whole.replaceAll(',', '') || '0');
  const signZh = sign === '' || sign === '+' ? '' : '负';
  return signZh + spoken + (decimals === undefined ? '' : `点${digitsZh(decimals)}`);
}

/** As much of something: two is 两. */
export const amountZh = (text: string): string => (text === '2' ? '两' : numberZh(text));

const letterScales: Readonly<Record<string, number>> = { K: 3, M: 6, B: 9 };

/** 1.5 and M → 一百五十万. */
export function scaledZh(value: string, letter: string): string {
  const [whole = '', decimals = ''] = value.replaceAll(',', '').split('.');
  const places = letterScales[letter] ?? 0;
  if (decimals.length > places) return numberZh(value);
  return integerZh((whole + decimals.padEnd(places, '0')).replace(/^0+(?=\d)/, ''));
}
