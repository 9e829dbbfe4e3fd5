import type { Design } from '../design.ts';

/** As much of a design as the words on slides of one layout need: what they inherit, without anything to see. */
export const designOfLayout = ({ theme, masters }: Design, layoutId: string | undefined): Design => {
  const [layout] = masters.flatMap(({ layouts }) => layouts.filter(({ id }) => id === layoutId));
  if (!layout) return { theme, masters: [] };
  const bare = { id: layout.id, elements: [], placeholders: layout.placeholders };
  return { theme, masters: [{ id: 'master', elements: [], layouts: [bare] }] };
};
