const gloss = /\s*[（(]\s*[A-Za-z][A-Za-z\s,，.'’-]*[)）]\s*/gu;
const trailing = /(?<=\p{Script=Han})\s*[A-Z][A-Za-z-]*(?:\s+[A-Za-z-]+)+\s*$/u;
const counted =
  /^(?:(?:part|chapter|section|module|step)\s+\w+\s*[:：.·|–—-]\s*|第[一二三四五六七八九十\d]+[部章节讲课][分]?\s*[:：、.\s]\s*|\d{1,2}(?:\.\d{1,2})*[.、)]\s*|[一二三四五六七八九十]+、\s*|[IVX]+\.\s+)/iu;

/** A title as it is said: on one line, without its number and without the same words in a second language. */
export function titleWords(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  const isChinese = /\p{Script=Han}/u.test(first);
  const same = rest.filter((line) => !isChinese || /\p{Script=Han}/u.test(line));
  const glue = isChinese ? '' : ' ';
  const whole = [first, ...same].join(glue);
  const plain = isChinese ? whole.replaceAll(gloss, '').replace(trailing, '') : whole;
  const said = plain.replace(counted, '').trim();
  return (said === '' ? whole : said).replace(/[\s:：;；,，、–—-]+$/u, '');
}
