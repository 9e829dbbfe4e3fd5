import { child, type XmlNode } from '../package/nodes.ts';
import { type Package, type Part, related } from '../package/package.ts';
import type { ColorSpace } from './color.ts';
import { ifReadable } from './if-readable.ts';
import { placeholdersOf } from './placeholder.ts';
import { type PptxTheme, readTheme } from './theme.ts';

/** What a slide stands on. */
export type Design = {
  layout: Part | undefined;
  master: Part | undefined;
  theme: PptxTheme;
  layoutPlaceholders: XmlNode[];
  masterPlaceholders: XmlNode[];
};

type Loaded = { theme: PptxTheme; placeholders: XmlNode[] };

/** Finds the design of slides; masters and layouts are read once. */
export function createDesigns(file: Package) {
  const masters = new Map<string, Loaded>();
  const layouts = new Map<string, XmlNode[]>();

  // A broken layout or theme costs the slides their look, not their words.
  const partAt = (path: string | undefined) =>
    path === undefined ? undefined : ifReadable(() => file.part(path));

  function masterOf(part: Part | undefined): Loaded {
    const known = masters.get(part?.path ?? '');
    if (known) return known;
    const theme = readTheme(partAt(part && related(part, 'theme'))?.root);
    const loaded = { theme, placeholders: placeholdersOf(part?.root) };
    masters.set(part?.path ?? '', loaded);
    return loaded;
  }

  return function designOf(slide: Part): Design {
    const layout = partAt(related(slide, 'slideLayout'));
    const master = partAt(layout && related(layout, 'slideMaster'));
    const { theme, placeholders } = masterOf(master);
    const known = layout && layouts.get(layout.path);
    const layoutPlaceholders = known ?? placeholdersOf(layout?.root);
    if (layout) layouts.set(layout.path, layoutPlaceholders);
    return { layout, master, theme, layoutPlaceholders, masterPlaceholders: placeholders };
  };
}

// Where no master says it.
const usualMap = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

const overrideOf = (part: Part | undefined) =>
  child(child(part?.root, 'p:clrMapOvr'), 'a:overrideClrMapping')?.attributes;

/** What colour names mean on a part of this design: a slide may say otherwise than its layout, it than its master. */
export function colorSpaceOf({ layout, master, theme }: Design, slide?: Part): ColorSpace {
  const map =
    overrideOf(slide) ?? overrideOf(layout) ?? child(master?.root, 'p:clrMap')?.attributes ?? usualMap;
  return { scheme: theme.colors, map: new Map(Object.entries(map)) };
}
