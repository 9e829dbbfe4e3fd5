import type { WordClass } from './homographs.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.toUpperCase().split(/\s+/));

const verbLeads = set(
  "to will would can could may might must shall should do does did don't doesn't didn't won't can't cannot couldn't wouldn't shouldn't i you we they who let let's please not never always often usually also then just ll i'll we'll you'll they'll help helps gonna",
);
const singularSubjects = set('he she it nobody somebody everyone everybody someone');
const articles = set(
  'the a an this these those my your his her its our their no some any each every another such what whose one two three four five six seven eight nine ten hundred thousand several many few most more other both single next last first second own',
);
const prepositions = set(
  'of in on at for with by from about without under per as than between into through during against over after before',
);
const bes = set(
  "is are was were be been being am isn't aren't wasn't weren't it's that's there's he's she's",
);
const haves = set("have has had haven't hasn't hadn't i've we've they've you've having");
const links = set(
  'make makes keep keeps look looks seem seems feel feels get gets stay stays become becomes sound sounds remain remains',
);
const objects = set(
  'the a an my your his her its our their this these those that all each every it them him us me yourself everything',
);
// To something, not to do something.
const toThings = set('due according thanks subject access prior close next exposed');
const plurals = set('people children men women students teachers teams others many some');
const adjective = /[A-Z]{3}(?:AL|IVE|OUS|FUL|IC|ARY|LESS|ABLE|IBLE|ENT|ANT|AR|ISH|EST)$/;
const adjectives = set(
  'new old good bad big small strong weak high low long short great main real full free daily public world best better poor rich hot cold warm clean safe fair extra heavy light official wide everyday common own perfect live close present digital solar',
);

/** What a word with several readings is, by the words before and after it, all in capitals. */
export function classOf(
  before: readonly string[],
  after: readonly string[],
  endsInS: boolean,
): WordClass | undefined {
  const [one = '', two = ''] = [before.at(-1), before.at(-2)];
  const [next = ''] = after;
  if (one === 'TO' && toThings.has(two)) return 'noun';
  if (verbLeads.has(one)) return next === 'OF' && one === 'TO' ? 'noun' : 'verb';
  if (haves.has(one) || (one === 'BEEN' && haves.has(two))) return 'past';
  if (bes.has(one)) return next === 'BY' || next === 'ALOUD' ? 'past' : 'noun';
  if (links.has(one)) return 'noun';
  if (singularSubjects.has(one)) return endsInS ? 'verb' : 'past';
  // Tools that use it; but at the beginning "that use".
  // To that subject: it points.
  if (one === 'THAT' && (two === 'TO' || prepositions.has(two))) return 'noun';
  if (one === 'THAT' || one === 'WHICH') return two === '' ? 'noun' : 'verb';
  if (articles.has(one) || one.endsWith("'S")) return 'noun';
  if (prepositions.has(one)) return 'noun';
  if (adjectives.has(one) || adjective.test(one)) return 'noun';
  // Read the text, and record it; beginnings and lists show by what they take.
  if (objects.has(next)) return 'verb';
  if (plurals.has(one) || /[^SU]S$/.test(one)) return endsInS ? 'noun' : 'verb';
  if (endsInS && one !== '' && !/^(?:AND|OR|BUT)$/.test(one) && (prepositions.has(next) || next === 'TO'))
    return 'verb';
  if (/^(?:OF|FOR|HAS)$/.test(next) || bes.has(next)) return 'noun';
  return undefined;
}
