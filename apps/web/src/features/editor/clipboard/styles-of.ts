/** What an attribute `style` says, by names. Styles are read as words: nothing of a page from elsewhere is applied. */
export function declarationsOf(style: string): ReadonlyMap<string, string> {
  const pairs = style.split(';').map((each) => {
    const [name = '', ...value] = each.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

const names: Readonly<Record<string, string>> = {
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  gray: '#808080',
  grey: '#808080',
};

const digits = (value: number) =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** A colour of a page as digits; undefined where it is none, cannot be seen, or is the page's own black or white. */
export function colorFrom(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+))?\s*\)$/.exec(value) ?? [];
  const [, short] = /^#([\da-f]{3})$/.exec(value) ?? [];
  const [, long] = /^#([\da-f]{6})$/.exec(value) ?? [];
  const hex =
    names[value] ??
    (red !== undefined && Number(alpha) > 0.1
      ? `#${[red, green, blue].map((each) => digits(Number(each))).join('')}`
      : long !== undefined
        ? `#${long}`
        : short && `#${[...short].map((each) => each + each).join('')}`);
  // Letters on a page are black, or white on a dark one; here they are what the slide says.
  return hex === '#000000' || hex === '#ffffff' ? undefined : hex;
}
