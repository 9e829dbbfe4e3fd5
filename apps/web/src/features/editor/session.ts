import type { DrawTool } from '@app/deck/commands/make-element.ts';

/** What the pointer does on the canvas: it chooses, or draws something new. */
export type Tool = { readonly kind: 'select' } | ({ readonly kind: 'draw' } & DrawTool);

/** The usual tool. */
export const selectTool: Tool = { kind: 'select' };

/** The panels at the right. */
export const panels = ['format', 'animation', 'layers', 'slide', 'presenter'] as const;

/** See `panels`. The person's own materials take the place of all of them. */
export type Panel = (typeof panels)[number] | 'materials';

/** What is looked at and chosen: it comes back with undo, and is never saved. */
export type Session = {
  readonly slideId: string;
  /** Chosen elements of the slide, in the order of painting. */
  readonly selected: readonly string[];
  /** Slides that are chosen in the strip; the current one is among them. */
  readonly chosenSlides: readonly string[];
  /** The group whose parts can be chosen one by one. */
  readonly entered: string | undefined;
  /** The element that is worked on inside: its words are written, its picture is cut, its numbers are typed. */
  readonly opened: string | undefined;
  readonly tool: Tool;
  /** How large the slide is shown; `fit`: as large as there is room. */
  readonly zoom: number | 'fit';
  readonly panel: Panel;
};

/** A session that looks at a slide and has chosen nothing. */
export const sessionAt = (slideId: string): Session => ({
  slideId,
  selected: [],
  chosenSlides: [slideId],
  entered: undefined,
  opened: undefined,
  tool: selectTool,
  zoom: 'fit',
  panel: 'slide',
});

/** The panel that is shown: what is chosen shows its own fields, and where nothing is chosen there are none. */
export function shownPanel({ panel, selected }: Pick<Session, 'panel' | 'selected'>): Panel {
  if (panel === 'animation' || panel === 'layers' || panel === 'materials') return panel;
  if (selected.length > 0) return 'format';
  return panel === 'format' ? 'slide' : panel;
}
