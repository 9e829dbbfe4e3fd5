import { child } from '../package/nodes.ts';
import { type Package, related } from '../package/package.ts';
import { ifReadable } from './if-readable.ts';

/** What programs write by themselves: their own name beside one word, one word for any deck, a slide with its number. */
const unsaid = [
  /^powerpoint[\s-]?\S*$/iu,
  /^\S+\s+powerpoint$/iu,
  /^(?:presentation|slideshow|untitled|title|演示文稿|幻灯片|未命名|标题)\s*\d*$/iu,
  /^\p{L}+\s*\d+$/u,
];

/** What the file calls itself in its properties; undefined where nobody gave it a name. */
export function coreTitle(file: Package): string | undefined {
  const path = related({ relations: file.relationsOf('') }, 'core-properties') ?? 'docProps/core.xml';
  const root = ifReadable(() => file.part(path)?.root);
  const title = child(root, 'dc:title')?.text.replace(/\s+/g, ' ').trim() ?? '';
  return title === '' || unsaid.some((pattern) => pattern.test(title)) ? undefined : title;
}
