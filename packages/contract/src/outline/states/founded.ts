import type { Outline, OutlinePage } from '../schema.ts';

const founded = (page: OutlinePage): OutlinePage[] => {
  const children = page.children.filter(({ unfounded }) => !unfounded);
  return children.length === 0 && page.children.length > 0 ? [] : [{ ...page, children }];
};

/** What a deck is made from: an outline without the points that do not stand in the material and that nobody has kept. */
export const foundedOutline = ({ title, children }: Outline): Outline => ({
  title,
  children: children.flatMap((node): Outline['children'] => {
    if (node.kind === 'page') return founded(node);
    const pages = node.children.flatMap(founded);
    return pages.length === 0 ? [] : [{ ...node, children: pages }];
  }),
});
