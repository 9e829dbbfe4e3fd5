/** The day on which the policy last changed; the page shows it. */
export const policyChangedOn = new Date(2026, 10, 16);
