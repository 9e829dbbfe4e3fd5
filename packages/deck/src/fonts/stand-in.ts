const isSerif = (name: string) =>
  /song|ming|serif|times|georgia|garamond|cambria|roman|palatino|bodoni|baskerville|宋|明体|仿宋/i.test(
    name,
  ) && !/sans/i.test(name);

const han = /\p{Script=Han}/u;

/** Fonts for Chinese, by names in Latin letters; their own Latin letters are like those that we bring for Chinese. */
const isEastern = (name: string) =>
  han.test(name) ||
  /yahei|simsun|simhei|kaiti|fangsong|dengxian|pingfang|heiti|songti|hiragino|noto (?:sans|serif) (?:sc|tc|cjk)|source han|youyuan|lisu/i.test(
    name,
  );

/** Fonts that decks often ask for, and those of ours whose letters are just as wide: lines break where they did. */
const alike: [RegExp, string][] = [
  [/^calibri/i, 'Carlito'],
  [/^cambria/i, 'Caladea'],
  [/courier|consolas|menlo|monaco|console|mono\b|\bcode\b/i, 'Cousine'],
];

/** The font of ours that stands in for one in Latin letters; undefined for fonts for Chinese. */
export function lettersFor(name: string): string | undefined {
  if (isEastern(name)) return undefined;
  const known = alike.find(([names]) => names.test(name))?.[1];
  return known ?? (isSerif(name) ? 'Tinos' : 'Arimo');
}

/** Whether the Chinese of a run that asks for these fonts has serifs. */
export const hasSerifs = (font: string | undefined, eastFont: string | undefined): boolean =>
  isSerif(eastFont ?? font ?? '');

/** Fonts that ours were made after, letter by letter, and ours themselves: with these nothing looks another way. */
const same =
  /^(?:calibri|cambria|arial|helvetica|times new roman|courier new|carlito|caladea|cousine|arimo|tinos|noto (?:sans|serif) sc.*)$/i;

/** The plain fonts of systems for Chinese, in nearly every Chinese deck: ours are as plain, and most viewers have them. */
const plainChinese =
  /^(?:n?simsun|simhei|microsoft yahei|dengxian|pingfang sc|source han (?:sans|serif)|(?:新)?宋体|黑体|微软雅黑|等线|苹方|思源[黑宋]体)(?:[\s-].*)?$/i;

/** What is seen on a machine that lacks this font; undefined where it looks the same. */
function standInFor(name: string): string | undefined {
  if (name === '' || same.test(name) || plainChinese.test(name)) return undefined;
  return lettersFor(name) ?? (isSerif(name) ? 'Noto Serif SC' : 'Noto Sans SC');
}

/** One font under its two names. */
const twoNames: Readonly<Record<string, string>> = {
  kaiti: '楷体',
  fangsong: '仿宋',
};

/** Each font with what stands in for it, once under the name that came first; those that look the same are left out. */
export function standIns(names: Iterable<string>): { name: string; standIn: string }[] {
  const found = new Map<string, { name: string; standIn: string }>();
  for (const name of names) {
    const plain = name.trim().toLowerCase();
    const key = twoNames[plain] ?? plain;
    const standIn = standInFor(name.trim());
    if (standIn && !found.has(key)) found.set(key, { name, standIn });
  }
  return [...found.values()];
}
