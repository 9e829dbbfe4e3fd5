/** Numbers of invitation codes and of an application for invitation codes. */
export const inviteLimits = {
  code: { max: 64 },
  line: { max: 100 },
  address: { max: 500 },
  remark: { max: 500 },
  quantity: { min: 1, max: 10_000 },
  /** Applications that one address may send. */
  applicationsFromAddress: { count: 10, perMs: 60 * 60 * 1000 },
} as const;
