import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { fontFile } from '@app/contract/font/limits.ts';
import { invoiceErrors } from '@app/contract/invoice/errors.ts';
import { invoiceLimits } from '@app/contract/invoice/limits.ts';
import type { invoiceRoutes } from '@app/contract/invoice/routes.ts';
import type { Invoice } from '@app/contract/invoice/schema.ts';
import { canMoveInvoice, type InvoiceState } from '@app/contract/invoice/states/invoice-state.ts';
import { paperMessages as texts } from '@app/contract/invoice/states/paper-messages.ts';
import { goodsTitle } from '@app/contract/order/states/goods-title.ts';
import { formatAmount } from '@app/contract/order/states/currency.ts';
import { type Letters, readLetters } from '@app/deck/fonts/letters.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { PageOf } from '../../platform/db/page.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import { fileOfBytes } from '../../platform/sheet/write-sheet.ts';
import { isSignedBy, signText } from '../../platform/tokens.ts';
import type { MailService } from '../mail/service.ts';
import { type OrderRow, type OrderService } from '../order/service.ts';
import { canInvoice } from './policy.ts';
import { drawInvoice } from './service/draw-invoice.ts';
import { createInvoiceStore, type InvoiceFilter } from './store.ts';
import type { InvoiceRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  secret: string;
  mails: MailService;
  orders: OrderService;
  publicUrl: () => string;
  /** Where the build has put the whole fonts. */
  fonts: string;
  /** Who sells is whoever takes the transfers. */
  bankAccount: { accountName: string } | undefined;
};
type Body<N extends keyof typeof invoiceRoutes> = BodyOf<(typeof invoiceRoutes)[N]>;
type Move = { to: Exclude<InvoiceState, 'processing'>; reason?: string };

/** How an invoice begins. */
const unissued = { state: 'processing', number: '', reason: '', issuedAt: null } as const;

const dayMs = 24 * 60 * 60 * 1000;
const signed = (id: string, expires: string) => `invoice:${id}:${expires}`;

/** The Chinese font: read when somebody first opens an invoice, and then kept; it is 4 MB. */
function createFontReader(folder: string): () => Promise<Letters> {
  let letters: Promise<Letters> | undefined;
  return () => {
    const file = path.join(folder, fontFile('sans', '400'));
    if (!existsSync(file)) throw new AppError(invoiceErrors.fontMissing);
    letters ??= readFile(file).then(readLetters);
    return letters;
  };
}

/** Numbers run on within a year, one after the other. */
async function nextNumber(tx: Transaction, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  return `R${year}${String(await createInvoiceStore(tx).countUp(year)).padStart(6, '0')}`;
}

/** The letter about an invoice; `link` is the address of its paper. */
async function tell(
  mails: MailService,
  tx: Transaction,
  row: InvoiceRow,
  { goods, link }: { goods: OrderRow['goods']; link: string },
): Promise<void> {
  const { language, number, amount, currency, reason, email: to } = row;
  const title = goodsTitle(goods, language);
  if (row.state === 'issued') {
    const values = { title, link, amount: formatAmount(amount, currency), days: invoiceLimits.linkDays };
    const subject = fill(texts.issuedSubject, language, { number });
    await mails.send(tx, { to, subject, text: fill(texts.issuedText, language, values) });
    return;
  }
  const state = fill(row.state === 'voided' ? texts.voided : texts.reversed, language);
  const values = { number, state, title, reason };
  const subject = fill(texts.changedSubject, language, values);
  await mails.send(tx, { to, subject, text: fill(texts.changedText, language, values) });
}

/** Money of an order went back: its invoice says another amount now, and ends with the reason. */
const takeBack =
  (move: (tx: Transaction, id: string, to: Move) => Promise<unknown>) =>
  async (tx: Transaction, orderId: string, amount: number): Promise<void> => {
    const row = await createInvoiceStore(tx).ofOrder(orderId);
    if (!row) return;
    const reason = fill(texts.refunded, row.language, { amount: formatAmount(amount, row.currency) });
    await move(tx, row.id, { to: row.state === 'issued' ? 'reversed' : 'voided', reason });
  };

export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices of paid orders: asked for, issued, voided and reversed; the paper is drawn when somebody opens it. */
export function createInvoiceService(deps: Deps) {
  const { db, clock, newId, secret, orders, bankAccount } = deps;
  const fontOf = createFontReader(deps.fonts);
  /** Works without a login, because accountants have none here; it ends by itself. */
  function linkTo({ id }: InvoiceRow, language: Language): string {
    const expires = String(clock.now().getTime() + invoiceLimits.linkDays * dayMs);
    const query = new URLSearchParams({ expires, sign: signText(signed(id, expires), secret), language });
    return `/web-api/portrait/invoice/file/${id}?${query}`;
  }

  /** As its owner sees it. */
  function present({ userId: _owner, language, issuedAt, ...row }: InvoiceRow): Invoice {
    const isThere = issuedAt !== null;
    return {
      ...row,
      fileUrl: isThere ? linkTo({ userId: _owner, language, issuedAt, ...row }, language) : null,
    };
  }

  /** Issues, voids or reverses; what the states do not allow is refused. */
  async function move(
    tx: Transaction,
    id: string,
    { to, reason = '' }: Move,
  ): Promise<Invoice & { userId: string }> {
    const store = createInvoiceStore(tx);
    const row = await store.lock(id);
    const order = row && (await orders.desk.find(row.orderId));
    if (!row || !order) throw new AppError(commonErrors.notFound);
    if (!canMoveInvoice(row.state, to)) throw new AppError(invoiceErrors.wrongState);
    // What was given back since it was asked for is not invoiced.
    if (to === 'issued' && order.amount - order.refunded !== row.amount)
      throw new AppError(invoiceErrors.wrongState);
    const now = clock.now();
    const issue = to === 'issued' ? { number: await nextNumber(tx, now), issuedAt: now } : {};
    const changed = { ...row, ...issue, state: to, reason };
    await store.update(id, { ...issue, state: to, reason });
    const link = `${deps.publicUrl()}${linkTo(changed, changed.language)}`;
    await tell(deps.mails, tx, changed, { goods: order.goods, link });
    return { ...present(changed), userId: row.userId };
  }

  return {
    add: (visitor: UserVisitor, { orderId, ...asked }: Body<'add'>, language: Language, once: Once) =>
      once.do(async (tx): Promise<Invoice> => {
        const order = await orders.desk.lock(tx, orderId);
        if (!order || !canInvoice(visitor, order)) throw new AppError(commonErrors.notFound);
        // Of an order that was given back in part, the rest is invoiced.
        if (order.state !== 'paid' && order.state !== 'refunded')
          throw new AppError(invoiceErrors.orderNotPaid);
        const amount = order.amount - order.refunded;
        if (amount <= 0) throw new AppError(invoiceErrors.nothingPaid);
        const { userId, currency } = order;
        const kept = { id: newId(), userId, orderId, amount, currency, language, createdAt: clock.now() };
        const row: InvoiceRow = { ...asked, ...unissued, ...kept };
        if (!(await createInvoiceStore(tx).insert(row))) throw new AppError(invoiceErrors.alreadyRequested);
        return present(row);
      }),

    async list({ userId }: UserVisitor, filter: Body<'list'>): Promise<PageOf<Invoice>> {
      const found = await createInvoiceStore(db).page({ ...filter, userId });
      return { ...found, list: found.list.map(present) };
    },

    takeBack: takeBack(move),

    async open(
      id: string,
      { expires, sign, language }: { expires: string; sign: string; language?: Language | undefined },
    ): Promise<FileAnswer> {
      const isGood = isSignedBy(signed(id, expires), sign, secret) && Number(expires) > clock.now().getTime();
      const row = isGood ? await createInvoiceStore(db).find(id) : undefined;
      const order = row && (await orders.desk.find(row.orderId));
      if (!row || !order || row.issuedAt === null) throw new AppError(commonErrors.notFound);
      const spoken = language ?? row.language;
      const sold = { item: goodsTitle(order.goods, spoken), seller: bankAccount?.accountName };
      const pdf = drawInvoice(await fontOf(), row, sold, spoken);
      const name = fill(texts.fileName, spoken, { number: row.number });
      return fileOfBytes(pdf, 'application/pdf', `${name}.pdf`);
    },

    desk: {
      async page(filter: InvoiceFilter): Promise<PageOf<Invoice & { userId: string }>> {
        const found = await createInvoiceStore(db).page(filter);
        return { ...found, list: found.list.map((row) => ({ ...present(row), userId: row.userId })) };
      },

      move,
    },
  };
}
