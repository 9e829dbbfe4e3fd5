/** How sizes are counted and shown (spec section 5: units B to TB, step 1024, two decimals unless whole). */
export const storageLimits = { units: ['B', 'KB', 'MB', 'GB', 'TB'], unitStep: 1024, decimals: 2 } as const;

/** Bytes of a megabyte, in the product's step of 1024. */
export const megabyte = storageLimits.unitStep ** 2;

/** Bytes of a gigabyte, in the product's step of 1024. */
export const gigabyte = storageLimits.unitStep ** 3;
