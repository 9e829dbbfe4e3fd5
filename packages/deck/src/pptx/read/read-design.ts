import { defaultTheme } from '../../defaults.ts';
import type { Design, Master } from '../../design.ts';
import { designLimits } from '../../limits.ts';
import type { Fill } from '../../paint.ts';
import { child, flag, type XmlNode } from '../package/nodes.ts';
import { type Package, type Part, related, type Relation } from '../package/package.ts';
import { readBackground } from './background.ts';
import { type ColorMap, ownColorMap, usualColorMap } from './color-map.ts';
import { slotOf } from './color.ts';
import type { Context, DeckContext } from './context.ts';
import { createDecoration, showsBackground } from './decoration.ts';
import { readForms } from './forms.ts';
import type { Ground } from './ground.ts';
import { ifReadable } from './if-readable.ts';
import type { Place } from './place.ts';
import { placeholdersOf } from './placeholder.ts';
import { onSlide } from './placement.ts';
import { short } from './short.ts';
import { type PptxTheme, readTheme } from './theme.ts';

/** What a layout or master is called in the file. */
const named = (part: Part | undefined): { name?: string } => {
  const name = child(part?.root, 'p:cSld')?.attributes['name'];
  return name ? { name: short(name, 200) } : {};
};

/** What slides of this master stand on before a layout says more. */
const bareGround = (master: Part | undefined, theme: PptxTheme, map: ColorMap): Ground => {
  const colors = { map: new Map(Object.entries(map)) };
  return {
    theme,
    colors,
    textStyles: child(master?.root, 'p:txStyles'),
    layoutPlaceholders: [],
    masterPlaceholders: placeholdersOf(master?.root),
    forms: [],
    background: { kind: 'solid', color: slotOf('bg1', colors) ?? { slot: 'light1' } },
    notKept: [],
  };
};

type ReadMaster = { value: Master; ground: Ground };

/** What is read of the deck as a whole. */
type Main = { part: Part; textDefaults: XmlNode | undefined };

/** Reads layouts and masters when a slide stands on them. */
function createGrounds(file: Package, { part: main, textDefaults }: Main, deck: DeckContext) {
  const masters = new Map<string, ReadMaster>();
  const themes = new Map<string, PptxTheme>();
  const decorationIn = createDecoration();
  const layoutPaths = new Map<string, string>();

  // A broken layout or theme costs the slides their look, not their words.
  const partAt = (path: string | undefined) =>
    path === undefined ? undefined : ifReadable(() => file.part(path));

  function themeOf(master: Part | undefined): PptxTheme {
    const path = (master && related(master, 'theme')) ?? '';
    const part = partAt(path);
    const theme = themes.get(path) ?? readTheme(part?.root, part);
    themes.set(path, theme);
    return theme;
  }

  /** Where shapes of a layout or master are read. */
  function placeIn(part: Part, ground: Ground): Place {
    const { theme, colors, notKept, background } = ground;
    // Animations are those of slides alone: nothing looks for shapes of the design.
    const context: Context = { ...deck, part, theme, colors, notKept, targets: new Map() };
    return { context, ground, textDefaults, isDecoration: true, toSlide: onSlide, groups: [], background };
  }

  function masterAt(key: string, part: Part, bare: Ground, behind: Fill | undefined): ReadMaster | undefined {
    const known = masters.get(key);
    if (known || masters.size >= designLimits.masters) return known;
    const place = placeIn(part, bare);
    const background = readBackground(place.context) ?? bare.background;
    const elements = decorationIn({ ...place, background: behind ?? background });
    const value: Master = { id: deck.newId(), ...named(part), background, elements, layouts: [] };
    const read = { value, ground: { ...bare, background } };
    masters.set(key, read);
    return read;
  }

  function addLayout(
    { value: master, ground }: ReadMaster,
    layout: Part | undefined,
    background: Fill | undefined,
  ): Ground {
    const id = deck.newId();
    const standing: Ground = {
      ...ground,
      layoutId: id,
      layoutPlaceholders: placeholdersOf(layout?.root),
      background: background ?? ground.background,
      notKept: ground.notKept.splice(0),
    };
    const place = layout && placeIn(layout, standing);
    const forms = (place && ifReadable(() => readForms(place))) ?? [];
    master.layouts.push({
      id,
      ...named(layout),
      ...(background && { background }),
      elements: place ? decorationIn(place) : [],
      placeholders: forms.map(({ placeholder }) => placeholder),
      ...(flag(layout?.root, 'showMasterSp') === false && { hidesMaster: true }),
    });
    return { ...standing, forms };
  }

  /** What slides of a layout stand on. One that is broken leaves them on the deck's first master. */
  function groundOn(layout: Part | undefined, slideMap: ColorMap | undefined): Ground {
    const part = partAt((layout && related(layout, 'slideMaster')) ?? related(main, 'slideMaster'));
    const map =
      slideMap ?? ownColorMap(layout?.root) ?? child(part?.root, 'p:clrMap')?.attributes ?? usualColorMap;
    const bare = bareGround(part, themeOf(part), map);
    if (!part) return bare;
    const background = layout && readBackground(placeIn(layout, bare).context);
    // A shape of the master that shows the background shows that of the layout.
    const behind = showsBackground(part) ? background : undefined;
    // Names of colours are looked up here: a layout on which they mean something else has a master of its own.
    const master = masterAt(JSON.stringify([part.path, map, behind && layout?.path]), part, bare, behind);
    const hasRoom = master && master.value.layouts.length < designLimits.layouts;
    if (!hasRoom) return bare;
    const ground = addLayout(master, layout, background);
    // On a slide that gives names of colours another meaning a layout is not the one of the file.
    if (layout && !slideMap && ground.layoutId !== undefined) layoutPaths.set(ground.layoutId, layout.path);
    return ground;
  }

  return { masters, groundOn, partAt, layoutPaths };
}

/** Reads the design that these slides share, and what each of them stands on. */
export function readDesign(
  file: Package,
  slides: readonly { path: string; mapsColors: boolean }[],
  main: Main,
  deck: DeckContext,
) {
  const { masters, groundOn, partAt, layoutPaths } = createGrounds(file, main, deck);
  const byLayout = new Map<string, Ground>();
  const bySlide = new Map<string, Ground>();
  for (const { path, mapsColors } of slides) {
    const relations = ifReadable(() => file.relationsOf(path)) ?? new Map<string, Relation>();
    const layout = related({ relations }, 'slideLayout');
    const map = mapsColors ? ownColorMap(partAt(path)?.root) : undefined;
    const key = JSON.stringify([layout, map]);
    const ground = byLayout.get(key) ?? groundOn(partAt(layout), map);
    byLayout.set(key, ground);
    bySlide.set(path, ground);
  }
  const [first, ...others] = masters.values();
  const theme = first?.ground.theme.look ?? defaultTheme;
  const withTheme = ({ value, ground }: ReadMaster): Master =>
    ground.theme.look === theme ? value : { ...value, theme: ground.theme.look };
  const design: Design = { theme, masters: first ? [first, ...others].map(withTheme) : [] };
  const groundOf = (path: string): Ground => bySlide.get(path) ?? groundOn(undefined, undefined);
  return { design, groundOf, layoutPaths };
}
