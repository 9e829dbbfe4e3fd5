const letters = (value: number): string => {
  const digit = String.fromCharCode(97 + ((value - 1) % 26));
  // After z comes aa, bb, cc: so the programs that write decks count.
  return digit.repeat(Math.floor((value - 1) / 26) + 1);
};

const romanDigits: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  let [rest, text] = [value, ''];
  for (const [worth, digit] of romanDigits) {
    while (rest >= worth) {
      text += digit;
      rest -= worth;
    }
  }
  return text;
}

const digits = '〇一二三四五六七八九';

/** Numbers of lists in Chinese, up to 99. */
function chinese(value: number): string {
  if (value > 99) return String(value);
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const head = tens === 0 ? '' : tens === 1 ? '十' : `${digits[tens]}十`;
  return head + (ones === 0 && tens > 0 ? '' : (digits[ones] ?? ''));
}

const circled = (value: number) => (value <= 20 ? String.fromCodePoint(0x245f + value) : String(value));

const scripts: [RegExp, (value: number) => string][] = [
  [/^alphaLc/, letters],
  [/^alphaUc/, (value) => letters(value).toUpperCase()],
  [/^romanLc/, roman],
  [/^romanUc/, (value) => roman(value).toUpperCase()],
  [/^(?:ea1Chs|ea1Cht|ea1JpnChs|ea1JpnKor)/, chinese],
  [/^circleNum/, circled],
  [
    /^arabicDb/,
    (value) => String(value).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ],
];

/** The number of a list as its style writes it. */
export function listNumber(style: string, value: number): string {
  const write = scripts.find(([names]) => names.test(style))?.[1] ?? String;
  const text = write(value);
  if (style.endsWith('ParenBoth')) return `(${text})`;
  if (style.endsWith('ParenR')) return `${text})`;
  if (/^ea1.*Period$/.test(style)) return `${text}、`;
  return style.endsWith('Period') ? `${text}.` : text;
}
