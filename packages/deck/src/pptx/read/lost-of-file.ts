import { child, childrenOf } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { lose } from './context.ts';
import type { NotKept } from './report.ts';

// Who lists a hundred fonts is not read to the end.
const most = 100;

/** What a file has beside its slides and a project has no place for: macros, its own fonts, named choices of slides. */
export function lostOfFile({ root, relations }: Part): NotKept[] {
  const notKept: NotKept[] = [];
  if ([...relations.values()].some(({ type }) => type === 'vbaProject')) lose({ notKept }, 'macro');
  for (const font of childrenOf(child(root, 'p:embeddedFontLst'), 'p:embeddedFont').slice(0, most))
    lose({ notKept }, 'font', child(font, 'p:font')?.attributes['typeface']);
  for (const show of childrenOf(child(root, 'p:custShowLst'), 'p:custShow').slice(0, most))
    lose({ notKept }, 'custom-show', show.attributes['name']);
  return notKept;
}
