// The English stemmer of the Snowball project ("Porter 2"), after its published description: `diagnosed` and `diagnoses`
// are the same question. Words are in small letters.

const vowel = '[aeiouy]';
const other = '[^aeiouy]';
const hasVowel = new RegExp(vowel);
const double = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
/** A vowel between two others at the end, or a vowel and another that are the whole word. */
const shortEnd = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
  }),
);
const kept = new Set('sky news howe atlas cosmos bias andes'.split(' '));
const keptLater = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '));

type Ending = readonly [ending: string, becomes: string, after?: RegExp];

const second: readonly Ending[] = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og', /l$/],
  ['li', '', /[cdeghkmnrt]$/],
];
const third: readonly Ending[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const fourth: readonly Ending[] = [
  ['ement', ''],
  ['able', ''],
  ['ance', ''],
  ['ence', ''],
  ['ible', ''],
  ['ment', ''],
  ['ant', ''],
  ['ate', ''],
  ['ent', ''],
  ['ion', '', /[st]$/],
  ['ism', ''],
  ['iti', ''],
  ['ive', ''],
  ['ize', ''],
  ['ous', ''],
  ['al', ''],
  ['er', ''],
  ['ic', ''],
];

/** Where the part begins that follows the first other letter after a vowel. */
function regionAfter(word: string, from: number): number {
  const found = new RegExp(`${vowel}${other}`).exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

/** The longest ending that the word has, exchanged where the region holds it. */
function exchange(word: string, endings: readonly Ending[], region: (ending: string) => number): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const [ending, becomes, after] = found;
  const start = word.slice(0, -ending.length);
  return start.length >= region(ending) && (after?.test(start) ?? true) ? start + becomes : word;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return word.endsWith('s') && hasVowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function withoutPast(word: string, first: number): string {
  const agreed = /eed(?:ly)?$/.exec(word);
  if (agreed) return agreed.index >= first ? `${word.slice(0, agreed.index)}ee` : word;
  const ended = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!ended || !hasVowel.test(word.slice(0, ended.index))) return word;
  const start = word.slice(0, ended.index);
  if (/(?:at|bl|iz)$/.test(start)) return `${start}e`;
  if (double.test(start)) return start.slice(0, -1);
  return first >= start.length && shortEnd.test(start) ? `${start}e` : start;
}

function withoutLast(word: string, first: number, next: number): string {
  const start = word.slice(0, -1);
  if (word.endsWith('e'))
    return start.length >= next || (start.length >= first && !shortEnd.test(start)) ? start : word;
  return word.endsWith('ll') && start.length >= next ? start : word;
}

function stem(written: string): string {
  let word = written.replace(/^'|'s?'?$/g, '').replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const prefix = /^(?:gener|commun|arsen)/.exec(word)?.[0];
  const first = prefix?.length ?? regionAfter(word, 0);
  const next = regionAfter(word, first);
  word = withoutPlural(word);
  if (keptLater.has(word)) return word;
  word = withoutPast(word, first).replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = exchange(word, second, () => first);
  word = exchange(word, third, (ending) => (ending === 'ative' ? next : first));
  word = exchange(word, fourth, () => next);
  return withoutLast(word, first, next).toLowerCase();
}

const most = 50_000;
const known = new Map<string, string>();

/** A word without its endings. */
export function stemEnglish(word: string): string {
  if (word.length <= 2 || kept.has(word)) return word;
  const before = irregular.get(word) ?? known.get(word);
  if (before !== undefined) return before;
  const found = stem(word);
  if (known.size >= most) known.clear();
  known.set(word, found);
  return found;
}
