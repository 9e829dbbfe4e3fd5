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

/** How Office writes signs that XML cannot hold. */
const escaped = /_x([0-9a-f]{4})_/giu;

/** What the file calls itself in its properties; undefined where nobody gave it a name. */
export function coreTitle(file: Package): string | undefined {
  const path = related({ relations: file.relationsOf('') }, 'core-properties') ?? 'docProps/core.xml';
  const root = ifReadable(() => file.part(path)?.root);
  const title =
    child(root, 'dc:title')
      ?.text.replaceAll(escaped, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() ?? '';
  return title === '' || unsaid.some((pattern) => pattern.test(title)) ? undefined : title;
}
