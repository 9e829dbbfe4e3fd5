import { emptyWords } from '../answer/search/empty-words.ts';
import type { Sentence } from '../outline/material.ts';
import type { Phrase } from './phrase.ts';

// English terms are runs of words without those that only join. What a word is, is told by the words it stands beside in
// the whole document: behind an article it is a noun, behind "to" or "they" it is none.

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const joins = set(
  "yourself myself himself herself itself ourselves themselves together worldwide globally online abroad everywhere anyone everyone someone nobody everything something nothing anything behind beyond ill alone apart away back forward ahead inside outside onto despite except throughout like unlike the a an this that these those my your his her its our their no some any each every all both either neither another other others such same own several many few much more most less least of in on at for with by from about without under per as than between into through during against over after before above below up down out off near among across along around within toward towards until since because although though while whereas if unless whether when where why how who whom whose which what and or but nor so yet not only also just even still already again once then there here now too very quite rather almost nearly well often always never sometimes usually however therefore thus hence moreover furthermore instead otherwise i you he she it we they me him us them is are was were be been being am do does did done doing has have had having can could will would shall should may might must to s t don isn aren wasn weren doesn didn won etc eg ie vs via et al i'm you're they're we're it's that's there's let's don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't isn't aren't wasn't weren't i've we've you've they've",
);
/** What only counts, praises or points; and verbs that need no article to be known. */
const idle = set(
  'new old good better best bad worse worst big bigger small smaller large larger largest great greater high higher highest low lower lowest long longer short early late later recent recently next last first second third fourth fifth final main major minor key important significant different various certain particular specific general common similar possible likely available able due total full whole entire single double multiple additional further free easy hard simple clear true right wrong sure one two three four five six seven eight nine ten hundred thousand million billion percent today man woman thing things lot lots kind kinds amount amounts example examples used using fact facts end ends fig sections chapter chapters see shown show shows showed given give gives gave giving get gets got getting make makes made making take takes took taken taking keep keeps kept sell sells sold tend tends tended go goes went gone going come comes came coming put puts let lets say says said saying tell tells told know knows knew known think thinks thought want wants wanted needed like likes liked look looks looked find finds found finding helps helped worked become becomes became include includes included including provide provides provided providing allow allows allowed require requires required requiring cause causes caused lead leads led leading follow follows followed following contain contains contained consist consists increases increased increasing decreases decreased reduce reduces reduced reducing improve improves improved improving create creates created creating develop develops developed developing called begin begins began begun starts started starting stop stops stopped turns turned try tries tried trying ask asks asked mean means meant seem seems seemed appear appears appeared happen happens happened remain remains remained live lives lived runs ran moves moved bring brings brought hold holds held write writes wrote written read reads stand stands stood believe believes believed offers offered serve serves served add adds added adding changed changing learn learns learned grow grows grew grown based according related associated compared well-known so-called approximately around january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mr mrs ms dr prof inc ltd co corp www http https com org pp vol ed eds usd click healthy lit built born worn torn lost spent sent won left growing rising increasing declining emerging remaining existing playing resulting ongoing upcoming comprehensive straight useful',
);
/** Nouns that name nothing alone, though something with the word before them: climate change. */
const weak = set(
  'average majority nature little controversy concept concepts green variety popularity potential technique techniques method methods importance role access event events action actions activity activities story stories region regions origin origins commitment commitments fight promise promises effort efforts opportunity opportunities challenge challenges issue issues problem problems result results effect effects impact reason reasons idea ideas goal goals aim purpose support service services information resource resources experience experiences member members development process processes approach practice practices quality value values success future past history world country countries state states city cities community communities society company companies organization organizations team teams project projects plan plans report reports study studies system systems product products name names body bodies image images version versions feature features term terms line lines range ability difference matter life home house family children child baby mother parent parents girl girls boy boys friend friends student students teacher teachers expert experts partner partners author authors rate rates size price cost costs share shares season source sources content key period periods date dates century condition conditions situation change change changes learning user users level levels group groups area areas type types list lists question questions answer answers form forms number numbers time times year years day days week weeks month months people person men women work working works use uses part parts point points place places set sets side sides order case cases increase decrease need needs start call calls offer help turn run move hour hours minute minutes way ways table tables page pages section step steps note notes figure figures box item items click night nights aspect aspects choice choices consideration considerations application applications reference references exchange exchanges position positions achievement achievements peak trick tricks paper papers proof proofs knowledge analysis dead industry',
);
const articles = set(
  'the a an this that these those its their his her our my your each every no some any another',
);
const objects = set('the a an its their his her our my your');
const preps = set(
  'of in on for with by from about between into through during against over per as under and or',
);
const leads = set(
  "to will would can could may might must shall should do does did not i we they you he she it who don't cannot",
);
/** To something, not to do something. */
const toThings = set(
  'lead leads led leading due according access related relating contribute contributes close next exposure addition prior compared subject thanks switch similar linked belong belongs',
);
const predicates = set('is are was were has have had can could will would may might must should does did of');
const verbish = /(?:ly|ingly|wards)$/u;
/** To do something to something: what begins with it is no term, but what is a thing, too. */
const doing = /(?:[^s]ize|ise|ify)$/u;
const thingsInIze =
  /^(?:exercise|(?:enter|sur)?prise|expertise|franchise|noise|(?:com)?promise|premise|treatise|demise|anise|paradise|merchandise|concise|precise|wise|(?:sun|moon|high-)?rise|p?raise|malaise|(?:tort|porp|turqu)oise|poise|cruise|bruise|(?:dis)?guise|prize|maize|spotify|shopify)$/u;
const nounish = /(?:tion|sion|ment|ness|ity|ism|ance|ence|ship|ology|ure|graphy)$/u;
const adjectival = /(?:able|ible|ful|less|ous|ive|ical|ish|est)$/u;

type Word = {
  text: string;
  low: string;
  form: string;
  start: number;
  end: number;
  isBroken: boolean;
  isTag: boolean;
};

/** A word without the ending of many. To manage is not management, so no more is cut off. */
const formOf = (low: string): string =>
  low.length < 4
    ? low
    : low
        .replace(/ies$/u, 'y')
        .replace(/(?<=ss|sh|ch|x|z)es$/u, '')
        .replace(/(?<![siu])s$/u, '');

const wordPattern = /[\p{L}\d][\p{L}\d'’]*(?:[-–][\p{L}\d]+)*/gu;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const bare = word.replace(/['’]s?$/u, '');
    const before = words.at(-1);
    // Anything but a space between two words parts them.
    const isBroken = !before || text.slice(before.end, index) !== ' ';
    const low = bare.toLowerCase();
    const isTag = /[#@]$/u.test(text.slice(0, index));
    words.push({
      text: bare,
      low,
      form: formOf(low),
      start: index,
      end: index + bare.length,
      isBroken,
      isTag,
    });
  }
  return words;
}

const isOpen = ({ low, text, isTag }: Word) =>
  !isTag &&
  !joins.has(low) &&
  !emptyWords.has(low) &&
  !verbish.test(low) &&
  /\p{L}{2}|^\p{Lu}[\p{L}\d-]+$/u.test(text);

export type NounSigns = ReadonlyMap<string, { noun: number; verb: number; lower: number; upper: number }>;

/** How often each word stands where nouns and where verbs stand, and how often it has a capital within a sentence. */
export function seeNouns(sentences: readonly Sentence[]): NounSigns {
  const signs = new Map<string, { noun: number; verb: number; lower: number; upper: number }>();
  for (const { text } of sentences) {
    const words = wordsOf(text);
    words.forEach((word, at) => {
      const sign = signs.get(word.form) ?? { noun: 0, verb: 0, lower: 0, upper: 0 };
      const [before, after] = [words[at - 1], words[at + 1]];
      const endsRun = !after || after.isBroken || joins.has(after.low);
      const opens = words.slice(0, at).every(isOpen);
      if (opens && after && predicates.has(after.low)) sign.noun++;
      if (before && !word.isBroken) {
        const leader = words.slice(0, at).findLast((each) => !isOpen(each));
        const isToward = before.low === 'to' && toThings.has(words[at - 2]?.low ?? '');
        if (isToward) sign.noun++;
        else if (leads.has(before.low)) sign.verb += 2;
        else if (endsRun && leader && (articles.has(leader.low) || preps.has(leader.low))) sign.noun++;
      }
      if (after && !after.isBroken && objects.has(after.low) && before && !preps.has(before.low)) sign.verb++;
      if (at > 0 && /^\p{Lu}/u.test(word.text)) sign.upper++;
      else if (at > 0) sign.lower++;
      signs.set(word.form, sign);
    });
  }
  return signs;
}

const mostWords = 4;

function isTelling(run: readonly Word[], signs: NounSigns, isCapital: (word: Word) => boolean): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || idle.has(last.low) || /^\d/u.test(last.text)) return false;
  if (run.length === 1 && weak.has(last.low)) return false;
  if (idle.has(first.low) && !run.every(isCapital)) return false;
  if (run.some(({ low }) => /^\d+$/u.test(low))) return false;
  if (doing.test(first.low) && !thingsInIze.test(first.low)) return false;
  // Half of a word that goes on behind its hyphen: jack-o'-lantern.
  if (/-\p{Ll}$/u.test(last.text)) return false;
  if (run.every(isCapital))
    return run.length > 1 || last.text.length > 2 || last.text === last.text.toUpperCase();
  const seen = signs.get(last.form);
  const verb = seen?.verb ?? 0;
  const noun =
    (seen?.noun ?? 0) +
    (nounish.test(last.form) || (run.length > 1 && !/(?:s|ing)$/u.test(last.low)) ? 1 : 0);
  if (last.low.length < 3 || noun <= verb || adjectival.test(last.low) || last.low.endsWith('ed'))
    return false;
  if (run.length === 1) return !last.low.endsWith('ing') && noun >= 1 && noun > verb * 2;
  // A verb with its object is no term; nouns before nouns are seldom many.
  if (
    run.length > 1 &&
    many.test(first.low) &&
    !/^(?:sales|sports|news|goods|arms)$/u.test(first.low) &&
    !isCapital(first)
  )
    return false;
  const lead = signs.get(first.form);
  const isOrder = first.start === 0 && (lead?.noun ?? 0) === 0 && /^\p{Lu}\p{Ll}/u.test(first.text);
  return !isOrder && !(first.start === 0 && first.low.endsWith('ing')) && (!lead || lead.verb <= lead.noun);
}

const many = /(?<![isu])s$/u;

/** Whether a word may be the beginning of a phrase that goes on with the next. */
const belongs = (before: Word | undefined, first: Word): boolean =>
  before !== undefined &&
  !first.isBroken &&
  isOpen(before) &&
  !idle.has(before.low) &&
  !many.test(before.low);

/** Whether a word may go on with the phrase before it. What does something to something does not. */
function precedes(after: Word, next: Word | undefined, signs: NounSigns): boolean {
  if (after.isBroken || !isOpen(after) || idle.has(after.low) || (signs.get(after.form)?.verb ?? 0) > 0)
    return false;
  return !(many.test(after.low) && next && !next.isBroken && next.low !== 'of');
}

/** What an English sentence may speak of. */
export function* phrasesEn(sentence: Sentence, signs: NounSigns): Generator<Phrase> {
  const words = wordsOf(sentence.text);
  // Titles and shouting say nothing about names.
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const isTitled = capitals > words.length * 0.6;
  const isCapital = ({ text, form, start }: Word) => {
    if (!/^\p{Lu}/u.test(text)) return false;
    const { lower = 0, upper = 0 } = signs.get(form) ?? {};
    return isTitled || start === 0 ? upper > lower * 2 : true;
  };
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= mostWords; length++) {
      const run = words.slice(from, from + length);
      const [first, last] = [run[0], run.at(-1)];
      if (run.length < length || !first || !last || !isOpen(last) || (length > 1 && last.isBroken)) break;
      if (!isTelling(run, signs, isCapital)) continue;
      const text = sentence.text.slice(first.start, last.end);
      const [before, after] = [words[from - 1], words[from + length]];
      const isWhole = !belongs(before, first) && !(after && precedes(after, words[from + length + 1], signs));
      const key = run.map(({ form }) => form).join(' ');
      const place = { sentence, start: first.start, end: last.end };
      yield { text, key, words: length, ...place, isWhole, isName: run.every(isCapital) };
    }
}
