/** What a model said, with the numbers of the passages that it says it comes from. */
export type Cited = { text: string; numbers: readonly number[] };

const mark = /[[【［]\s*\d+(?:\s*[,，、]\s*\d+)*\s*[\]】］]/u;
const marks = new RegExp(`(?:\\s*${mark.source})+\\s*[。.!?！？]?`, 'u');
/** Sentences end here; `3.5` and `e.g.` do not. */
const ends = /(?<=[。！？!?])(?!$)|(?<=[^\s.]\.)\s+(?=\p{Lu})/u;

/** Some models think aloud first. */
const thought = /^\s*<think>[\s\S]*?<\/think>/u;
const isThinking = (text: string): boolean =>
  '<think>'.startsWith(text.trimStart().slice(0, '<think>'.length)) && !text.includes('</think>');

/** A sign that belongs to the sentence may stand behind its number. */
function citedOf(before: string, behind: string): Cited[] {
  const numbers = [...behind.matchAll(/\d+/gu)].map(([number]) => Number(number));
  const sign = /[。.!?！？]$/u.exec(behind)?.[0] ?? '';
  const said = plain(before);
  const whole = /[。.!?！？]$/u.test(said) ? said : said + sign;
  return whole.split(ends).flatMap((text) => (text.trim() === '' ? [] : [{ text: text.trim(), numbers }]));
}

/** Without what is for the eye: bullets, numbers of lists, bold. */
const plain = (text: string): string =>
  text
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(/^\s*(?:[-*•·#>]+|\d+[.)、])\s+/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const mostLetters = 2_000;

/** Takes an answer in pieces as they come, and gives each sentence as soon as it and its numbers are whole. */
export function readCited() {
  let rest = '';

  function take(isEnd: boolean): Cited[] {
    if (isThinking(rest)) return [];
    rest = rest.replace(thought, '');
    const found: Cited[] = [];
    for (;;) {
      const cited = marks.exec(rest);
      // A line without a number ends where another one begins that is not only the number.
      const line = /\n\s*(?=[^\s[【［])/u.exec(rest);
      if (line && (!cited || line.index < cited.index)) {
        found.push(...citedOf(rest.slice(0, line.index), ''));
        rest = rest.slice(line.index + line[0].length);
        continue;
      }
      if (!cited) break;
      const after = rest.slice(cited.index + cited[0].length);
      if (!isEnd && !/^\s*(?:\n|[^\s[【［。.!?！？])/u.test(after)) break;
      found.push(...citedOf(rest.slice(0, cited.index), cited[0]));
      rest = after;
    }
    if (isEnd) {
      found.push(...citedOf(rest, ''));
      rest = '';
    }
    return found;
  }

  return {
    add(piece: string): Cited[] {
      // Looking through a gap takes many times as long as it is; what says so much without a number has no source.
      rest = (rest + piece).replaceAll(/\s*\n\s*/gu, '\n').replaceAll(/[^\S\n]{2,}/gu, ' ');
      const cited = take(false);
      if (rest.length > mostLetters && !isThinking(rest)) rest = '';
      return cited;
    },
    end: (): Cited[] => take(true),
  };
}
