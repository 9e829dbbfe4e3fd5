import type { Design } from '../design.ts';
import type { Slide } from '../slide.ts';
import type { Theme } from '../theme.ts';
import type { Command } from './command.ts';
import { deckPlace, set, slidePlace, unset } from './place.ts';

/** Gives the deck another theme: every slide that names its slots changes with it. */
export const setTheme = (theme: Theme): Command => set(deckPlace.to('design').to('theme'), theme);

/** Gives every master the theme of the deck: one with a theme of its own would stay as it was. */
export const applyTheme = ({ masters }: Design, theme: Theme): Command[] => [
  setTheme(theme),
  ...masters.flatMap((master) =>
    master.theme ? [unset(deckPlace.to('design').to('masters').item(master.id), 'theme')] : [],
  ),
];

/** Puts a slide on a layout, or on none; what is written on it stays. */
export function setLayout({ id, layoutId: before }: Slide, layoutId: string | undefined): Command[] {
  const place = slidePlace(id);
  if (layoutId !== undefined) return [set(place.to('layoutId'), layoutId)];
  return before === undefined ? [] : [unset(place, 'layoutId')];
}
