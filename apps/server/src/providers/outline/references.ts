import type { Block } from '../document/document.ts';

// The works that a document cites at its end, where no heading says that they begin, or none was recognised.

const signs = [
  /(?<!\d)(?:1[89]|20)\d\d[a-z]?(?!\d)/u,
  /^[[［]\d{1,3}[\]］]|^\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.[ -]?){1,3}(?:,|\s(?:and|&)\s|$)|^(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{L}+,/u,
  /\b(?:pp?|vol|no|eds?)\. ?\d?|\d+ ?\(\d+\) ?: ?\d|\b\d+: ?\d+[–-]\d+|\d+[–-]\d+, (?:1[89]|20)\d\d/u,
  /\b(?:Proceedings|Proc\.|Journal|Conference|Trans(?:actions|\.)|University Press|Springer|Elsevier|Technical report|arXiv|Lecture Notes|PhD thesis|URL|doi)\b/iu,
  /\[[JMCDRNPS](?:\/OL)?\]|出版社|学报/u,
];

const linesOf = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [block.text]
    : block.kind === 'list'
      ? block.items.map(({ text }) => text)
      : [];

/** Whether a line names a work: two signs of one are enough. */
const isReference = (line: string): boolean =>
  signs.filter((sign) => sign.test(line.trim().slice(0, 1000))).length >= 2;

/** How many works a block names: each item of a list may be one. */
function worksIn(block: Block): number {
  const lines = linesOf(block);
  const works = lines.filter(isReference).length;
  return works >= lines.length * leastShare ? works : 0;
}

const fewest = 4;
/** Long entries may be broken into lines that have no sign of their own. */
const leastShare = 0.4;

/** The places of the blocks that name works: from the first one to the next heading. */
export function placesOfReferences(blocks: readonly Block[]): Set<number> {
  const places = new Set<number>();
  for (let from = 0; from < blocks.length; ) {
    let end = from + 1;
    while (end < blocks.length && blocks[end]?.kind !== 'heading') end++;
    const own = blocks.slice(from, end).map(worksIn);
    let after = own.reduce((sum, works) => sum + works, 0);
    for (const [at, works] of own.entries()) {
      if (works > 0 && after >= fewest && after >= (own.length - at) * leastShare) {
        for (let place = from + at; place < end; place++) places.add(place);
        break;
      }
      after -= works;
    }
    from = end;
  }
  return places;
}
