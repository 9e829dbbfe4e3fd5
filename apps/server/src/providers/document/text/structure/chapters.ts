import type { Block } from '../../document.ts';

/** Whether a document begins with the first of several chapters, which hold headings of their own, and not with its title. */
export function isFirstChapter(blocks: readonly Block[]): boolean {
  const [first, next, ...rest] = blocks.filter(({ kind }) => kind !== 'figure');
  return (
    first?.kind === 'heading' &&
    next?.kind === 'heading' &&
    next.level > first.level &&
    rest.some((block) => block.kind === 'heading' && block.level === first.level)
  );
}
