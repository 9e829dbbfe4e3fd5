/** Numbers of corporate transfers. */
export const transferLimits = {
  receipt: { maxBytes: 10 * 1024 * 1024, types: ['image/png', 'image/jpeg', 'image/webp'] },
} as const;
