/** Lengths of an application for invitation codes. */
export const inviteLimits = {
  code: { max: 64 },
  line: { max: 100 },
  address: { max: 500 },
  remark: { max: 500 },
  quantity: { min: 1, max: 10_000 },
} as const;
