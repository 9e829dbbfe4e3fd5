/** Numbers of the administrator's desk. */
export const adminLimits = {
  /** What is typed into a search box. */
  search: { max: 100 },
  /** The remark on a code, a decision or a grant. */
  note: { max: 200 },
  /** Codes that one call makes. */
  codes: { min: 1, max: 100 },
  /** How often one code can be redeemed. */
  codeUses: { min: 1, max: 100_000 },
  /** How long a code is valid. */
  codeDays: { min: 1, max: 3_650 },
  /** What one call books; storage is counted in bytes. */
  grant: { max: 10_000_000_000_000 },
  /** How long the audit log keeps a row. */
  auditDays: 400,
  /** How long an engine may take to say that it works. */
  engineCheckMs: 5_000,
} as const;
