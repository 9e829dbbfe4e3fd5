const always = new Set(
  'a an the and or of in on at to for from with by as is are was were be how what why when where who which you we our your this that these those it its use using get make do no not all more most new key main other some any each every first second third their there'.split(
    ' ',
  ),
);

/** English words that a deck writes in small letters somewhere: names are not among them. */
export function smallWords(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set(always);
  for (const text of texts)
    for (const [word] of text.matchAll(/(?<![\p{L}\d'’.-])\p{Ll}{3,}(?![\p{L}\d])/gu)) words.add(word);
  return words;
}

const isCapital = /^\p{Lu}\p{Ll}*$/u;

/** A word as it stands inside a sentence, unless it is a name or an abbreviation. */
function smallOf(word: string, small: ReadonlySet<string>): string {
  const plain = word.toLowerCase();
  if (word === 'I' || !(isCapital.test(word) || /^\p{Lu}{5,}$/u.test(word))) return word;
  return small.has(plain) ? plain : word;
}

/** Whether a line is set like a title, with capitals throughout. */
function isTitleCase(line: string): boolean {
  const words = line
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^\p{L}{3}/u.test(word));
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length;
}

/** A line as it goes on inside a sentence: its first word small, unless it is a name or the line is a title. */
export const softened = (line: string, small: ReadonlySet<string>): string =>
  isTitleCase(line) ? line : line.replace(/^[\p{L}]+(?![\p{L}\d'’.-])/u, (word) => smallOf(word, small));

/** A title as it goes on inside a sentence: small where all of its words are known to be no names, else as it is. */
export function softTitle(title: string, small: ReadonlySet<string>): string {
  const soft = title.replaceAll(/(?<![\p{L}\d'’.-])\p{L}+(?![\p{L}\d'’.-])/gu, (word) =>
    smallOf(word, small),
  );
  return isTitleCase(soft) ? title : soft;
}
