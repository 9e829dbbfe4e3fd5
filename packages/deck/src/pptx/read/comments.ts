import { child, descendants, type XmlNode } from '../package/nodes.ts';
import { type Part, related } from '../package/package.ts';
import { lose } from './context.ts';
import type { NotKept } from './report.ts';

type OpenPart = (path: string) => Part | undefined;

// Comments of older and of newer programs have the same names in two vocabularies.
const local = ({ name }: XmlNode) => name.slice(name.indexOf(':') + 1);

/** Who wrote comments, by the number or name that comments know them by. */
export function readAuthors(main: Part, openPart: OpenPart): ReadonlyMap<string, string> {
  const parts = ['commentAuthors', 'authors'].flatMap((type) => openPart(related(main, type) ?? '') ?? []);
  return new Map(
    parts.flatMap(({ root }) =>
      root.children.map(({ attributes }) => [attributes['id'] ?? '', attributes['name'] ?? '']),
    ),
  );
}

/** What one comment says; answers to it are comments of their own. */
function wordsOf(comment: XmlNode): string {
  const words = comment.children.find((each) => local(each) === 'text')?.text;
  if (words !== undefined) return words.trim();
  const body = comment.children.find((each) => local(each) === 'txBody');
  return (body?.children ?? [])
    .filter((each) => each.name === 'a:p')
    .map((line) => line.children.map((run) => child(run, 'a:t')?.text ?? '').join(''))
    .join('\n')
    .trim();
}

/** Names the comments on a slide: they are for who made it, and no part of the talk. */
export function loseComments(
  { relations }: Part,
  { openPart, authors }: { openPart: OpenPart; authors: ReadonlyMap<string, string> },
  notKept: NotKept[],
): void {
  for (const { type, target, external } of relations.values()) {
    const part = type === 'comments' && !external ? openPart(target) : undefined;
    for (const comment of part ? descendants(part.root) : []) {
      if (local(comment) !== 'cm' && local(comment) !== 'reply') continue;
      lose({ notKept }, 'comment', authors.get(comment.attributes['authorId'] ?? ''), wordsOf(comment));
    }
  }
}
