export const orderNameLength = 12;

/** What people call an order: the end of its id. Banks have little room for more. */
export const orderName = (id: string): string => id.slice(-orderNameLength).toUpperCase();
