// Whether a sentence can be said whole: by ear nobody puts a formula together, fills a hole or sees where a bracket closes.

const signs =
  /[=<>≤≥≠≈∼∝∈∉⊂⊆⊃∪∩∑∏∫√∞∂∇∀∃⇒⇔↦⊕⊗⊥∥‖〈〉⟨⟩⌊⌋⌈⌉|^_\\∗⋆∆∧∨¬×÷\u{1D400}-\u{1D7FF}\p{Script=Greek}]|(?<=\p{L})!(?=\s\p{Ll}|[,;)\]])/gu;
/** Indices and powers of a variable; those of units and of chemistry stand behind several letters or a number. */
const indices = /(?<![\p{L}\d])\p{L}(?:[₀-₉ₐ-ₜⁱᵢ-ᵪ⁰¹²³⁴-ⁿ]+|\d{1,2}(?![\p{L}\d]))/gu;
/** Letters that stand for something. Capitals are grades, vitamins and plans as well. */
const small = /(?<![\p{L}\d.'’&@/-])(?!a(?![\p{L}\d]))[b-z](?![\p{L}\d'’.&@/-])/gu;
const capital = /(?<![\p{L}\d.'’&@/-])(?![AI](?=\s\p{Ll}))\p{Lu}(?![\p{L}\d'’.&@/-])/gu;
/** Names of variables that run into each other: d1d2, xij. */
const run = /(?<![\p{L}\d])(?:\p{Ll}\d){2,}(?![\p{L}\d])/gu;

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** How much of a sentence is a formula: one for each sign and variable. */
export const formulaIn = (text: string): number =>
  count(signs, text) +
  count(indices, text) +
  count(small, text) +
  count(run, text) +
  count(capital, text) / 2;

const mostFormula = 5;
/** In a shorter sentence fewer are too much. */
const mostShare = 0.2;

const wordsOf = (text: string): number =>
  count(/\p{Script=Han}/gu, text) / 1.6 + count(/(?!\p{Script=Han})[\p{L}\d]+/gu, text);

const hasFormula = (text: string): boolean => {
  const [formula, words] = [formulaIn(text), wordsOf(text)];
  return (
    formula >= mostFormula ||
    (formula >= 3 && formula > words * 0.12) ||
    (formula >= 1.5 && formula > words * mostShare)
  );
};

/** Glyphs that nobody could name, accents that lost their letter. */
const unknown = /[\p{Cc}\p{Co}\ufffd\ufffc]|[ˆ˜¯]|(?<!\p{L})\p{M}|(?<!\p{L})\p{L}!(?!\w)/u;
/** Numbers of an axis or a row, letters of an axis, a word that a line has parted. */
const debris =
  /(?:(?<![\p{L}\d])[-−]?\d[\d.,]*%?\s){5}|(?:(?<![\p{L}\d])\p{L}\s){3}|\p{Ll}-\s(?!(?:and|or|to|und|oder|y|et)\b)\p{L}|\(\s*[,;]|(?<!\p{L})\(\s*\)|[,;]\s*[;)]|\.\s?\.\s?(?:,|\.\s?,)/u;

/** A line of another column that begins in the middle of a sentence, which a name may do, and labels that stand beside each other. */
const ranTogether =
  /(?<=\p{Ll}{3} )(?<!\b(?:called|titled|group|film|book|song|chapter) )(?:In|This|These|However|It|When|As|Although|We|They) (?:\p{Ll}{2,}|\p{Lu}\p{Ll}+ \d{4})|(?<![\p{L}])(\p{L}{3,}(?: \p{L}+){0,2})(?: \1){2}(?!\p{L})/u;

/** Words that wait for another one, where a clause ends. */
const waits =
  /(?<![&\p{L}\d.-])(?:the|an?|between|than|and|or|because|where|whose|let|suppose|our|their|its)\s*[,;:.!?)]|\b(?:of|by|with|from|into|denote[sd]?|satisf(?:y|ies|ying)|equals?|via|per)\s?[,;:)]|\b(?:in|at|to|for|on|as|is|are|that|when|if)\s?[,;:)](?=\s(?:the|we|it|an?|this|there|our|they|these|one|which)\b)|\b(?:is|are)\s?\.$/iu;
/** As said in, or by: a name has gone. */
const cited =
  /\bas (?:stated|shown|described|discussed|noted|seen|proposed|defined|mentioned|reported|given|done|argued|proved|proven|explained) (?:in|by)\s?[,;.]|\b(?:given|defined|denoted|obtained|proposed|introduced|described|computed) (?:by|in|as|from)\s?[,;.]/iu;
/** What may well stand there: what one logs in to, depends on, or is taken care of. */
const mayEnd =
  /\b(?:\p{L}+(?:ed|ing|en)|log|sign|come|comes|came|go|goes|went|rely|depend|depends|look|such|carry|turn|set|put|so|was|were|been|what|which|who|how|lives?|made|care|kind|sort|it|them) (?:in|on|to|for|by|at|with|from|of|as|up|than|is|are)\s*[,;:.!?)]/giu;
/** Words that cannot follow each other. */
const clash =
  /\bthe (?:and|or|of|is|are|was|were|where|has|have)\b|\b(?:of|by|with|between) (?:is|are|was|were|has|have)\b|\b(?:of|between) and\b|\b(?:and and|or or|where and(?! (?:how|when|why|what|who)\b)|where be|let and|let be|suppose and|denotes? and)\b|\b(?:given|defined|denoted|written|computed|obtained) (?:by|as) where\b|\bwhere are (?!\p{L}+ \p{L}+\?)/iu;
const holesZh =
  /(?:^|[，。；：,;])\s*(?:由于|根据|按照|令|设|若|当|其中|和|与|或|为|的)\s*[，。；,;]|其中(?:和|与|为|是|分别)|(?:^|[，；])(?:和|与)(?:分别|均|都|之间)|(?:定义|记|写|表示|简化|等价|近似|值|数|度|率|式|差|量)为\s?[，。；：:]|(?:定义|记|写|表示|分解|化简|简化)(?:为|成|作)\s?[：:。]?$|(?:可知|可得)\s?[，：:。]?$|(?:等于|满足|记作|得到|其中|对于|关于)\s?[，。；](?=为|是|和|的|则)|(?:如式|由式|式)[（(]\d/u;

/** A numbered formula that is looked up, or a statement that is. */
const lookedUp =
  /\b(?:eqs?|equations?|inequalit(?:y|ies)|expressions?|formulas?)\.? ?[(（]?\d|\b(?:in|by|from|of|to|with|see|and|satisfies|using) \(\d{1,3}[a-z]?\)(?=[\s,.;]|$)/iu;

const pairs = ['()', '（）', '[]', '{}', '〈〉'] as const;
const isBalanced = (text: string): boolean =>
  pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length) &&
  count(/‖/gu, text) % 2 === 0;

/** A sentence without its brackets where one has lost its partner: nobody hears them. Beside a formula they are a part of it. */
export const withoutLoneBracket = (text: string): string =>
  isBalanced(text) || formulaIn(text) >= 1
    ? text
    : text
        .replaceAll(/[()（）[\]{}]/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim();

/** What begins with an operator, or stands in brackets as a whole, belongs to what is not here. */
const begins = /^[+=<>*/|)\]},;:.，。；：、…^]|^\([^()]*\)\s\p{Ll}|^\([^()]*\)[.。]?$|^（[^（）]*）[。]?$/u;

/** Whether something is missing from a sentence: words that need another one stand alone. */
const hasHole = (text: string): boolean =>
  cited.test(text) || clash.test(text) || holesZh.test(text) || waits.test(text.replaceAll(mayEnd, ' '));

export const isSayable = (text: string): boolean =>
  !unknown.test(text) &&
  !begins.test(text) &&
  !debris.test(text) &&
  !ranTogether.test(text) &&
  !lookedUp.test(text) &&
  !hasFormula(text) &&
  isBalanced(text) &&
  !hasHole(text);
