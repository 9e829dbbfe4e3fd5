import { invoiceContents, invoiceOptions, invoiceTypes } from '@app/contract/invoice/states/invoice-kind.ts';
import { invoiceState } from '@app/contract/invoice/states/invoice-state.ts';
import { currencies } from '@app/contract/order/states/currency.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '@app/contract/base/messages.ts';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { orderTable } from '../order/tables.ts';
import { userTable } from '../user/tables.ts';

/** An invoice that was asked for (spec section 3). The paper is drawn from these fields whenever somebody wants it. */
export const invoiceTable = pgTable(
  'invoice',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderTable.id, { onDelete: 'cascade' }),
    state: stateColumn('state', invoiceState).notNull(),
    type: text('type', { enum: invoiceTypes }).notNull(),
    option: text('option', { enum: invoiceOptions }).notNull(),
    title: text('title').notNull(),
    taxNumber: text('tax_number').notNull(),
    content: text('content', { enum: invoiceContents }).notNull(),
    email: text('email').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** What it was asked for in: letters about it are written so. */
    language: text('language').$type<Language>().notNull(),
    number: text('number').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdAt: momentColumn('created_at').notNull(),
    issuedAt: momentColumn('issued_at'),
  },
  (table) => [
    index('invoice_of_user').on(table.userId, table.id.desc()),
    index('invoice_newest').on(table.id.desc()),
    // An order has one invoice that counts; after it was voided or reversed there may be another.
    uniqueIndex('invoice_of_order').on(table.orderId).where(sql`state in (0, 1)`),
    uniqueIndex('invoice_number').on(table.number).where(sql`number <> ''`),
  ],
);
export type InvoiceRow = typeof invoiceTable.$inferSelect;

/** The last number of each year. It stays when invoices go with their account: paper that is out keeps its number alone. */
export const invoiceCountTable = pgTable('invoice_count', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
