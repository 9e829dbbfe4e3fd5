/** The test cards of the payment sandbox, as they are printed. */
export const sandboxCards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Pays, and the call that tells us of it is lost. */
  unannounced: '4000 0000 0000 0259',
} as const;
