import { expect, test } from 'vitest';
import { canMoveInvoice, invoiceState } from './invoice-state.ts';

test.each([
  [0, 'processing'],
  [1, 'issued'],
  [2, 'voided'],
  [3, 'reversed'],
] as const)('invoice state %i is %s, both ways', (code, name) => {
  expect(invoiceState.decode(code)).toBe(name);
  expect(invoiceState.encode(name)).toBe(code);
});

test('an invoice can make these moves and no others', () => {
  const moves = invoiceState.names.flatMap((from) =>
    invoiceState.names.filter((to) => canMoveInvoice(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'processing → issued',
    'processing → voided',
    'issued → voided',
    'issued → reversed',
  ]);
});
