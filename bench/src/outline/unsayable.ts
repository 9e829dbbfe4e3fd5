// What nobody could say aloud, or would understand when it is heard. It is told from the words alone and shares nothing
// with the rules of the product, so that these cannot be fitted to it.

export type Fault = 'hole' | 'formula' | 'citation' | 'bracket' | 'debris' | 'reference';

/** Something was taken out: a word that needs another one stands before a stop, or before a word that cannot follow it. */
const holes = [
  /\b(?:the|an?|of|in|on|by|with|from|to|and|or|for|is|are|as|at|than|into|between|using|see|because|where|if|let|suppose|our|their|its)\s*[,;:.!?。，；：)]/iu,
  /\b(?:the|an) (?:and|or|is|are|was|were|where|which|of|by|with|to)\b|\b(?:of|by|with|between) (?:is|are|was|were|where)\b|\b(?:of|between) and\b/iu,
  /\b(?:and and|or or|and or)\b|\b(?:where|let|denote|denotes|suppose) (?:and|be|denotes?)\b|\bwhere\s*,/iu,
  /\b(?:is|are) (?:given|defined|denoted|written|computed|obtained) (?:by|as)\s*(?:[.,;]|where\b|$)/iu,
  /(?:^|[，。；：])\s*(?:由于|因为|根据|按照|和|与|或|为|令|设|若|当|从|由|把|将)[，,。；;]|其中(?:和|与|为|是|分别)|(?:定义|记|写|表示|值|数|式|量)为\s?[，。；：]|[，,]\s*[，,。]/u,
  /^(?:where|and|or|of|by|which|with|,|，|;|；|\)|）)\s/u,
];
/** Words that may well end a clause: what one logs in to, where one comes from. */
const fine =
  /\b(?:\w+ed|log|sign|come|go|goes|rely|depend|look|based|moved?|lives?|such|carry|carried|turn|went|taken|put|set|going|later|so|been|being|not|what|who|which|how|\w+ing) (?:in|on|to|for|by|at|with|from|of|as|up|that|and so on)\s*[,;:.!?)]/iu;

const greekNames =
  /\b(?:alpha|beta|gamma|delta|epsilon|zeta|theta|kappa|lambda|sigma|omega|phi|psi|rho|tau|nu|xi|mu)\b/giu;
const mathSigns =
  /[=<>≤≥≠≈∼∝∈∉⊂⊆⊃∪∩∑∏∫√∞∂∇∀∃⇒⇔↦⊕⊗⊥∥‖〈〉⟨⟩⌊⌋⌈⌉|^_\\∗⋆∆∧∨¬\u{1D400}-\u{1D7FF}\p{Script=Greek}₀-₉ᵢⱼₖₙₘₜˆ˜¯]/gu;
/** A letter that stands alone, and is no word, initial, list mark or name of a plan or vitamin. */
const aloneEn = /(?<![\p{L}\d.'’&-])(?![aAI](?![\p{L}\d]))\p{Script=Latin}(?![\p{L}'’&.-]|\d{2})/gu;

const mathOf = (text: string): number =>
  (text.match(greekNames)?.length ?? 0) +
  (text.match(mathSigns)?.length ?? 0) +
  (text.match(aloneEn)?.length ?? 0) +
  (text.match(/\bto the (?:power|\p{L}\b|\d)|\bthe norm of\b|\bsquare root\b|的[^，。]{0,3}次方|下标|求和/giu)
    ?.length ?? 0);

const sizeOf = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 1.6 +
  (text.match(/(?!\p{Script=Han})[\p{L}\d]+/gu)?.length ?? 0);

const isFormula = (text: string): boolean => {
  const count = mathOf(text);
  return count >= 4 || (count >= 2 && count * 5 > sizeOf(text));
};

const citation =
  /\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*\]|[（(][^（）()]*\p{L}[^（）()]*,? (?:19|20)\d\d[a-z]?[）)]|\b\p{Lu}\p{L}+ et al\.?,? [（(]?(?:19|20)\d\d/u;
const pairs = ['()', '（）', '[]', '{}', '“”', '《》'] as const;
const isUnbalanced = (text: string): boolean =>
  pairs.some(([open = '', close = '']) => text.split(open).length !== text.split(close).length);

const debris = [
  // Words that a line has parted.
  /\p{Ll}{2}- \p{Ll}{2}(?!.{0,12}- )/u,
  // Numbers of an axis or of a table.
  /(?:(?<![\p{L}\d])-?\d[\d.,]*%?\s){4}/u,
  /[\p{Cc}\p{Co}\ufffd]/u,
  /\(\s*[,;)]|\s[,;]\s[,;]/u,
  /\p{L}! \p{Ll}/u,
];
const reference =
  /(?:\b\p{Lu}\p{L}+, (?:\p{Lu}\.\s?)+,? (?:and |& )?){2}|\bpp?\. ?\d+[–-]\d+|\b\d+ ?\(\d+\): ?\d+[–-]|\barXiv:\d|\bIn (?:Proceedings|Proc\.) |\[[JMCD](?:\/OL)?\]|\bdoi:|\S@\S+\.\p{L}{2}/u;

/** What is wrong with a sentence as it is said; undefined where it can be said. */
export function faultOf(text: string): Fault | undefined {
  if (reference.test(text)) return 'reference';
  if (citation.test(text)) return 'citation';
  if (isFormula(text)) return 'formula';
  if (isUnbalanced(text)) return 'bracket';
  if (debris.some((each) => each.test(text))) return 'debris';
  const plain = text.replaceAll(new RegExp(fine, 'giu'), ' ');
  return holes.some((each) => each.test(plain)) ? 'hole' : undefined;
}
