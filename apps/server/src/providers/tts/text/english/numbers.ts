const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const groups = ['', 'thousand', 'million', 'billion', 'trillion'];
const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

export const digitsEn = (digits: string): string =>
  [...digits].map((digit) => ones[Number(digit)] ?? '').join(' ');

function belowHundred(value: number): string {
  if (value < 20) return ones[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten} ${ones[value % 10]}`;
}

function belowThousand(value: number): string {
  if (value < 100) return belowHundred(value);
  const rest = value % 100 === 0 ? '' : ` ${belowHundred(value % 100)}`;
  return `${ones[Math.floor(value / 100)]} hundred${rest}`;
}

/** 1234 → one thousand two hundred thirty four. */
export function integerEn(digits: string): string {
  if (digits.length > groups.length * 3 || /^0\d/.test(digits)) return digitsEn(digits);
  let value = Number(digits);
  if (value === 0) return 'zero';
  const spoken: string[] = [];
  for (const group of groups) {
    const part = value % 1000;
    if (part > 0) spoken.unshift(`${belowThousand(part)} ${group}`.trim());
    value = Math.floor(value / 1000);
  }
  return spoken.join(' ');
}

/** -1,234.5 → minus one thousand two hundred thirty four point five. */
export function numberEn(text: string): string {
  const [, sign = '', whole = '', decimals] = /^([-−+]?)([\d,]*)(?:\.(\d+))?$/.exec(text) ?? [];
  const spoken = integerEn(whole.replaceAll(',', '') || '0');
  const signEn = sign === '' ? '' : sign === '+' ? 'plus ' : 'minus ';
  return signEn + spoken + (decimals === undefined ? '' : ` point ${digitsEn(decimals)}`);
}

/** 21 → twenty first. */
export function ordinalEn(digits: string): string {
  const words = integerEn(digits).split(' ');
  const last = words.at(-1) ?? '';
  const ordinal = irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words.slice(0, -1), ordinal].join(' ');
}

/** 1999 → nineteen ninety nine, 2008 → two thousand eight, 1900 → nineteen hundred. */
export function yearEn(digits: string): string {
  const year = Number(digits);
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (digits.length !== 4 || year % 1000 < 10) return integerEn(digits);
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${ones[rest]}` : belowHundred(rest)}`;
}

/** 1990s → nineteen nineties. */
export function decadeEn(digits: string): string {
  const spoken = digits.length === 4 ? yearEn(digits) : belowHundred(Number(digits));
  return spoken.endsWith('y') ? `${spoken.slice(0, -1)}ies` : `${spoken}s`;
}

/** 1/2 → one half, 3/4 → three quarters. */
export function fractionEn(top: string, bottom: string): string {
  const plural = Number(top) === 1 ? '' : 's';
  if (bottom === '2') return `${integerEn(top)} ${plural === '' ? 'half' : 'halves'}`;
  if (bottom === '4') return `${integerEn(top)} quarter${plural}`;
  return `${integerEn(top)} ${ordinalEn(bottom)}${plural}`;
}

/** As rooms and flights are said: 305 → three oh five, 328 → three twenty eight, 1204 → twelve oh four. */
export function codeEn(digits: string): string {
  if (digits.length < 3 || digits.startsWith('0')) return integerEn(digits);
  if (digits.length > 4) return digitsEn(digits);
  if (digits.endsWith('000')) return integerEn(digits);
  const [head, tail] = [digits.slice(0, -2), Number(digits.slice(-2))];
  if (tail === 0) return `${integerEn(head)} hundred`;
  return `${integerEn(head)} ${tail < 10 ? `oh ${ones[tail]}` : belowHundred(tail)}`;
}
