const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, '')}"`;

const isSerif = (name: string) =>
  /song|ming|serif|times|georgia|garamond|cambria|宋|明体|仿宋/i.test(name) && !/sans/i.test(name);

/** The fonts that a run asks for, then those that the product brings along. */
export function familyOf(font: string | undefined, eastFont: string | undefined): string {
  const asked = [font, eastFont].filter((name) => name !== undefined);
  const own = asked.some(isSerif)
    ? ['"Noto Serif SC Variable"', 'serif']
    : ['"Noto Sans SC Variable"', 'sans-serif'];
  return [...new Set(asked.map(quoted)), ...own].join(', ');
}
