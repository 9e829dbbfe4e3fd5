const most = 1e9;
const least = 1e-4;

const grouped = (value: number, digits: number, useGrouping = true): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping,
  });

/** A number as it is written where nobody said how: short, and never a row of zeros. */
function usual(value: number): string {
  const size = Math.abs(value);
  if (size >= most || (size > 0 && size < least))
    return value
      .toExponential(3)
      .replace(/\.?0+e/, 'e')
      .replace('e+', 'e');
  return value.toLocaleString('en-US', { maximumSignificantDigits: size >= 1e4 ? 9 : 6 });
}

/** The part of a format that says digits, among signs that are written as they are. */
const digitsPattern = /[#0][#0,]*(?:\.([0#]+))?/;
const literal = (text: string) => text.replaceAll(/["\\]|_.|\*./g, '');

/** A number in a format of spreadsheets, such as `#,##0.00`, `0%` or `"¥"0`; of several parts the first counts. */
export function formatNumber(value: number, format?: string): string {
  const [code = ''] = (format ?? '').split(';');
  const found = digitsPattern.exec(code);
  if (!found) return usual(value);
  const isShare = code.includes('%');
  const number = isShare ? value * 100 : value;
  if (!Number.isFinite(number) || Math.abs(number) >= 1e15) return usual(value);
  const before = literal(code.slice(0, found.index));
  const after = literal(code.slice(found.index + found[0].length));
  const sign = number < 0 ? '-' : '';
  return sign + before + grouped(Math.abs(number), found[1]?.length ?? 0, found[0].includes(',')) + after;
}
