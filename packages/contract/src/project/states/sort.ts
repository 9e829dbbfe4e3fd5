/** What the project list can be sorted by (spec section 2): name, modify time, creation time, last opened. */
export const projectOrders = ['name', 'updatedAt', 'createdAt', 'openedAt'] as const;

/** What the project list is sorted by. */
export type ProjectOrder = (typeof projectOrders)[number];

/** The two tabs of the list (spec section 2): what is mine, and the collection of templates. */
export const projectTabs = ['mine', 'collection'] as const;

/** The two ways of sorting. */
export const orderDirs = ['asc', 'desc'] as const;

/** How the list is sorted before the user chose. */
export const usualOrder = { orderBy: 'updatedAt', orderDir: 'desc' } as const;
