const gloss = /\s*[（(]\s*[A-Za-z][A-Za-z\s&,，.'’-]*[)）]\s*/gu;
const trailing = /(?<=\p{Script=Han})\s*[A-Z][A-Za-z-]*(?:\s+[A-Za-z-]+)+\s*$/u;
const counted =
  /^(?:(?:part|chapter|section|module|step)\s+\w+\s*[:：.·|–—-](?!\d)\s*|第[一二三四五六七八九十\d]+[部章节讲课][分]?\s*[:：、.\s]\s*|(?:figure|fig\.?|table|图|表)\s*\d{1,2}(?:[.-]\d{1,2})*\s*[:：.]?\s+(?=\S)|\d{1,2}(?:\.\d{1,2})+\s+(?=\p{L})|\d{1,2}(?:\.\d{1,2})*[.、)](?!\d)\s*|0\d\s*[/·|]?\s+(?=\p{L})|[一二三四五六七八九十]+(?:、|[.．](?=\s*\p{Script=Han}))\s*|[IVX]+\.\s+)/iu;

// Which of several pages with one title it is.
const place =
  /\s*[（(]\s*(?:\d+\s*(?:of|\/)\s*\d+|\d+|cont(?:inue)?d?\.?|续\d*|[一二三四五])\s*[)）]\s*$|\s*[-–—,(（]?\s*\bcon(?:tinued|t['’]?d|['’]t|t\.)\.?[)）]?\s*$/iu;

/** Words without the number that counts them. */
export function withoutNumber(text: string): string {
  const said = text.replace(counted, '').replace(place, '').trim();
  return said === '' ? text : said;
}

/** A title as it is said: on one line, without its number and without the same words in a second language. */
export function titleWords(lines: readonly string[]): string {
  const isChinese = lines.some((line) => /\p{Script=Han}/u.test(line));
  // A line without Chinese before or behind Chinese ones says the same again, or counts.
  const [first = '', ...same] = lines.filter((line) => !isChinese || /\p{Script=Han}/u.test(line));
  const glue = isChinese ? '' : ' ';
  const whole = [first, ...same].join(glue);
  const plain = isChinese ? whole.replaceAll(gloss, '').replace(trailing, '') : whole;
  return withoutNumber(plain === '' ? whole : plain).replace(/[\s:：;；,，、–—-]+$/u, '');
}

const thanksTitle =
  /^(?:(?:many\s+)?thanks?(?:\s+you)?(?:\s+(?:for|all|very|so|everyone|everybody)\b.*)?|谢谢.*|感谢.*|致谢|q\s*&\s*a|questions?(?:\s+and\s+answers)?|any questions|the end|end|完|fin)\s*[!！?？.。]*$/iu;

/** Whether these words end a talk; the same may stand there in a second language. */
export const isThanks = (title: string): boolean =>
  title
    .split(/(?<=\p{Script=Han}[!！]?)\s+(?=[A-Za-z])|(?<=[A-Za-z][!！.]?)\s*(?=\p{Script=Han})/u)
    .every((part) => thanksTitle.test(part.trim()));
