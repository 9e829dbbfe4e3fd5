import { child, childAt, childrenOf, descendants, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { placeholderOf } from './placeholder.ts';

// The picture of the slide, its number, the date, header and footer stand on every page of notes.
const furniture = new Set(['sldImg', 'sldNum', 'dt', 'hdr', 'ftr']);

const lineOf = (paragraph: XmlNode): string =>
  paragraph.children
    .map((piece) => (piece.name === 'a:br' ? '\n' : (child(piece, 'a:t')?.text ?? '')))
    .join('');

/** The speaker's notes, a line per paragraph; some programs keep them outside of the body. */
export function readNotes(part: Part | undefined): string {
  const tree = childAt(part?.root, 'p:cSld', 'p:spTree');
  if (!tree) return '';
  return descendants(tree)
    .filter(({ name }) => name === 'p:sp')
    .filter((shape) => !furniture.has(placeholderOf(shape)?.type ?? ''))
    .flatMap((shape) => childrenOf(child(shape, 'p:txBody'), 'a:p').map(lineOf))
    .join('\n')
    .trim();
}
