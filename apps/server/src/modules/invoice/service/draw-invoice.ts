import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { paperMessages as texts } from '@app/contract/invoice/states/paper-messages.ts';
import { formatExactAmount } from '@app/contract/order/states/currency.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import type { Letters } from '@app/deck/fonts/letters.ts';
import { type Mark, pageSize, textWidth, writePdf } from './write-pdf.ts';
import type { InvoiceRow } from '../tables.ts';

const margin = 56;
const right = pageSize.width - margin;
const [quiet, strong] = [0.45, 0];

/** Breaks a text where it becomes too wide. */
function wrapped(font: Letters, text: string, size: number, width: number): string[] {
  const lines = [''];
  for (const character of text) {
    const line = `${lines.at(-1)}${character}`;
    if (textWidth(font, line, size) <= width) lines[lines.length - 1] = line;
    else lines.push(character);
  }
  return lines;
}

type Sold = { item: string; seller: string | undefined };

/** The paper of an invoice. `item` is what was bought, in the language of the paper. */
export function drawInvoice(
  font: Letters,
  invoice: InvoiceRow,
  { item, seller }: Sold,
  language: Language,
): Buffer {
  const t = (message: Message) => fill(message, language);
  const marks: Mark[] = [];
  let y = pageSize.height - 96;
  const put = (text: string, x: number, size: number, grey = strong) =>
    marks.push({ text, x, y, size, grey });
  const putRight = (text: string, size: number, grey = strong) =>
    put(text, right - textWidth(font, text, size), size, grey);
  const rule = () => marks.push({ line: [margin, y, right, y], grey: 0.8 });
  const row = (label: string, value: string) => {
    put(label, margin, 10, quiet);
    for (const line of wrapped(font, value, 11, right - margin - 130)) {
      put(line, margin + 130, 11);
      y -= 20;
    }
  };

  put(t(texts.heading), margin, 26);
  if (invoice.state === 'voided' || invoice.state === 'reversed') putRight(t(texts[invoice.state]), 18);
  y -= 40;
  row(t(texts.number), invoice.number);
  row(t(texts.date), (invoice.issuedAt ?? invoice.createdAt).toISOString().slice(0, 10));
  row(t(texts.type), t(texts[invoice.type]));
  row(t(texts.seller), seller ?? t(texts.ourselves));
  rule();
  y -= 28;
  row(t(texts.buyer), invoice.title);
  row(t(texts.taxNumber), invoice.taxNumber);
  row(t(texts.order), orderName(invoice.orderId));
  rule();
  y -= 24;
  put(t(texts.item), margin, 10, quiet);
  putRight(t(texts.amount), 10, quiet);
  y -= 24;
  const amount = formatExactAmount(invoice.amount, invoice.currency);
  putRight(amount, 11);
  for (const line of wrapped(font, `${t(texts[invoice.content])} · ${item}`, 11, 360)) {
    put(line, margin, 11);
    y -= 20;
  }
  rule();
  y -= 28;
  put(t(texts.total), margin, 12);
  putRight(`${amount} ${invoice.currency}`, 16);
  y -= 40;
  if (invoice.reason !== '') row(t(texts.reason), invoice.reason);
  return writePdf(font, marks, fill(texts.fileName, language, { number: invoice.number }));
}
