import { graphLimits } from '@app/contract/graph/limits.ts';
import type { Graph, Place, Term } from '@app/contract/graph/schema.ts';
import type { SourceDocument } from '../document/document.ts';
import { type Material, materialOf, type Sentence } from '../outline/material.ts';
import { wordsIn } from '../outline/signs.ts';
import { findAliases } from './aliases.ts';
import { type FoundRelation, findRelations } from './find-relations.ts';
import { isFormula, type Phrase } from './phrase.ts';
import { phrasesEn, seeNouns } from './phrases-en.ts';
import { phrasesZh } from './phrases-zh.ts';
import { type FoundTerm, rankTerms } from './rank-terms.ts';

/** So many words of a document bring one term. */
const wordsOfTerm = 22;
const fewest = 16;
/** In a text of fewer words what is said twice is spoken of. */
const shortText = 900;
/** Lines of one term in the picture, beside those that a sentence states. */
const mostLoose = 3;

const definesEn =
  /^[^,.;:]{0,60}?\b(?:is|are)\s+(?:an?|the|any|defined|called|known)\b|\b(?:refers? to|is defined as|means)\b/iu;
const definesZh = /(?:是指|指的是|称为|叫做|定义为|是一[种个类门项])/u;

/** Keys of phrases that a sentence begins with and says what they are. */
function definedIn(phrases: readonly Phrase[], isChinese: boolean): Set<string> {
  const pattern = isChinese ? definesZh : definesEn;
  const opening = isChinese ? 4 : 14;
  const found = phrases.filter(({ sentence, start, end }) => {
    const rest = sentence.text.slice(end, end + 24);
    const isSaid = isChinese
      ? definesZh.test(rest.slice(0, 8))
      : /^\s*(?:\([^)]*\)\s*)?(?:is|are|refers?|means)\b/iu.test(rest);
    return start <= opening && isSaid && pattern.test(sentence.text);
  });
  return new Set(found.map(({ key }) => key));
}

const headingOf = (text: string): Sentence => ({
  text,
  block: 0,
  page: 0,
  terms: [],
  place: 0,
  isItem: false,
});

function phrasesOf({ sections }: Material, isChinese: boolean) {
  const sentences = sections.flatMap((section) => section.sentences);
  const titles = [...new Set(sections.flatMap(({ title, path }) => [title, ...path]))].map(headingOf);
  const signs = isChinese ? undefined : seeNouns([...sentences, ...titles]);
  const of = (sentence: Sentence) =>
    [...(signs ? phrasesEn(sentence, signs) : phrasesZh(sentence))].filter((phrase) => !isFormula(phrase));
  const headed = new Set(titles.flatMap((title) => of(title).map(({ key }) => key)));
  return { sentences, phrases: sentences.flatMap(of), headed };
}

const placeOf = ({ text, block }: Sentence): Place => ({
  text: text.slice(0, graphLimits.sentence.max),
  block,
});

/** What a term is, then where it stands first. */
function placesOf({ phrases }: FoundTerm, isChinese: boolean): Place[] {
  const pattern = isChinese ? definesZh : definesEn;
  const sentences = [...new Set(phrases.map(({ sentence }) => sentence))];
  const opens = (sentence: Sentence) =>
    phrases.some((phrase) => phrase.sentence === sentence && phrase.start <= 14) &&
    pattern.test(sentence.text);
  return [...sentences.filter(opens), ...sentences.filter((each) => !opens(each))]
    .slice(0, graphLimits.places.max)
    .map(placeOf);
}

/** The lines of the picture: all that is stated, and of the others the strongest of each term. */
function chooseLines(found: readonly FoundRelation[], most: number): FoundRelation[] {
  const degrees = new Map<FoundTerm, number>();
  const chosen: FoundRelation[] = [];
  for (const relation of found) {
    if (chosen.length === most) break;
    const loose = [relation.from, relation.to].map((term) => degrees.get(term) ?? 0);
    if (relation.kind === 'with' && Math.min(...loose) >= mostLoose) continue;
    if (relation.kind === 'with' && Math.max(...loose) >= mostLoose * 3) continue;
    chosen.push(relation);
    for (const term of [relation.from, relation.to]) degrees.set(term, (degrees.get(term) ?? 0) + 1);
  }
  return chosen;
}

/** What a document speaks of, and what its sentences say of it. */
export function drawGraph(document: SourceDocument, name: string): Graph {
  const material = materialOf(document, name);
  const isChinese = material.language === 'zh';
  const { sentences, phrases, headed } = phrasesOf(material, isChinese);
  const words = sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const most = Math.min(graphLimits.drawn.terms, Math.max(fewest, Math.round(words / wordsOfTerm)));
  const defined = definedIn(phrases, isChinese);
  const isShort = words < shortText;
  // In a short text what a sentence begins with is what it is about.
  if (isShort)
    for (const { key, start, isWhole, isName, words: size } of phrases)
      if (start === 0 && isWhole && (isName || (isChinese && size === 1))) defined.add(key);
  const ranked = rankTerms(phrases, {
    isChinese,
    headed,
    defined,
    most,
    leastOfWord: isShort ? 2 : 3,
  });
  const terms = findAliases(ranked, sentences);
  const ids = new Map(terms.map((term, at) => [term, `t${at + 1}`]));
  const lines = chooseLines(findRelations(terms, isChinese), graphLimits.drawn.relations);
  const short = (text: string) => text.slice(0, graphLimits.name.max);
  return {
    terms: terms.map(
      (term): Term => ({
        id: ids.get(term) ?? '',
        name: short(term.name),
        variants: term.variants.map(short).slice(0, 8),
        count: new Set(term.phrases.map(({ sentence }) => sentence)).size,
        places: placesOf(term, isChinese),
      }),
    ),
    relations: lines.map(({ from, to, kind, label, sentence }, at) => ({
      id: `r${at + 1}`,
      from: ids.get(from) ?? '',
      to: ids.get(to) ?? '',
      kind,
      label: label.slice(0, graphLimits.label.max),
      proof: placeOf(sentence),
    })),
  };
}
