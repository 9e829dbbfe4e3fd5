// Where a document says who said something first: for who reads it, and looks it up. Taken out without leaving a hole.

/** [12], [3, 5–7], ［4］. */
const numbered = /\s?[[［〔]\d{1,3}(?:\s?[,;，、–—-]\s?\d{1,3}){0,20}[\]］〕]/gu;
/** From nought to one is a range. */
const isRange = (marks: string): boolean => /(?<!\d)0/u.test(marks);

const years = String.raw`(?:1[89]|20)\d\d[a-z]?(?:\s?[,;，；]\s?(?:(?:1[89]|20)\d\d[a-z]?|[a-z]\b)){0,6}`;
const name = String.raw`[\p{Lu}\p{Script=Han}][\p{L}.'’-]{0,30}`;
const work = String.raw`(?:(?:see(?: also)?|e\.g\.,?|cf\.?|参见|见)\s)?${name}(?:(?:,?\s|,\s?|\s?[&、]\s?)(?:and\s|&\s)?(?:${name}|al\.?|et\sal\.?)){0,6}(?:等人?)?\s?[,，]?\s?${years}(?:,\s?pp?\.\s?[\d–-]+)?`;
/** (Smith et al., 2019; Li and Chen, 2020), （王等，2018）. */
const named = new RegExp(String.raw`\s?[（([]${work}(?:\s?[;；]\s?(?:${work}|${years})){0,20}[）)\]]`, 'gu');
/** Of Smith et al. (2019) the names are part of the sentence. */
const yearOf = new RegExp(
  String.raw`(?<=et al\.?|\p{Lu}\p{Ll}{1,20} (?:and|&) \p{Lu}\p{Ll}{1,20}|等人?)\s?[（(]${years}[）)]`,
  'gu',
);

/** The number of a formula, where the sentence says it in words. Several in one sentence count something. */
const formulaNumber = /(?<=\p{Ll}{3}) \(\d{1,3}[a-z]?\)(?=[\s,.;]|$)/gu;
const needed = /\b(?:in|by|from|of|to|with|see|and|or|eqs?|equations?|inequality|formula|using) \(\d/iu;
const withoutFormulaNumber = (text: string): string =>
  text.match(formulaNumber)?.length === 1 && !needed.test(text) ? text.replace(formulaNumber, '') : text;

/** Letters of private use stand in no text that is told. */
const mark = '\ue000';
/** What led to a mark and says nothing without it. */
const leads = new RegExp(
  String.raw`(?:^|(?<=[,，;；] ))(?:as|just as|similar(?:ly)? to|following|like) (?:\p{L}+ ){0,3}?(?:(?:in|by|from) )?${mark}[,，]?\s?|,?\s?\b(?:as (?:\p{L}+ ){0,2}(?:in|by)|see(?: also)?|(?:described|introduced|proposed|presented|reported|given|found) (?:in|by)|similar to (?:that|those) (?:in|of)|following|cf\.?|e\.g\.,?) ${mark}(?! that\b)|\s(?:in|by) ${mark}(?= that\b)|(?:^|(?<=[，,；;]))(?:如|正如|根据|参照|按照)(?:文献)?${mark}(?:所述|所示|中所述|中的)?[，,]?|(?:见|参见)?文献${mark}`,
  'giu',
);

/** A sentence without what it cites; a hole is left only where the citation was a part of it. */
export function withoutCitations(text: string): string {
  const marked = withoutFormulaNumber(text)
    .replaceAll(numbered, (found) => (isRange(found) ? found : ` ${mark}`))
    .replaceAll(named, ` ${mark}`)
    .replaceAll(yearOf, '');
  if (!marked.includes(mark)) return marked;
  return marked
    .replaceAll(new RegExp(`${mark}(?:\\s?[,;，、–-]?\\s?${mark}){1,20}`, 'gu'), mark)
    .replaceAll(leads, '')
    .replaceAll(new RegExp(`\\s?${mark}`, 'gu'), '')
    .replaceAll(/\s+(?=[,.;:!?，。；：）)])/gu, '')
    .replaceAll(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
