/** The type of an invoice: an ordinary or a special VAT invoice. The spec names the field and no values. */
export const invoiceTypes = ['ordinary', 'special'] as const;

/** Who the invoice is made out to (the field `option`). The spec names the field and no values. */
export const invoiceOptions = ['enterprise', 'individual'] as const;

/** What an invoice says was bought (the field `content`). */
export const invoiceContents = ['service', 'software'] as const;
