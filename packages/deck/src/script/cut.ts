const ends = /[。！？!?；;\n]|\.(?=\s)/g;

/** At most this many characters, cut after the last whole sentence where there is one. */
export function cutScript(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const end = [...head.matchAll(ends)].at(-1)?.index;
  const cut = end === undefined ? head : head.slice(0, end + 1);
  // Half of a pair of code units is no letter.
  return cut.replace(/[\ud800-\udbff]$/, '').trim();
}
