import { defineMessages } from '../../base/messages.ts';

/** What stands on the paper of an invoice and in the letter that brings it. */
export const paperMessages = defineMessages('invoicePaper', {
  heading: { zh: '电子发票', en: 'Invoice' },
  voided: { zh: '已作废', en: 'Voided' },
  reversed: { zh: '已红冲', en: 'Reversed' },
  number: { zh: '发票号码', en: 'Invoice number' },
  date: { zh: '开票日期', en: 'Date of issue' },
  type: { zh: '发票类型', en: 'Type' },
  ordinary: { zh: '普通发票', en: 'Ordinary invoice' },
  special: { zh: '专用发票', en: 'Special VAT invoice' },
  buyer: { zh: '购买方', en: 'Billed to' },
  taxNumber: { zh: '纳税人识别号', en: 'Tax number' },
  order: { zh: '订单号', en: 'Order' },
  item: { zh: '项目', en: 'Item' },
  amount: { zh: '金额', en: 'Amount' },
  total: { zh: '合计', en: 'Total' },
  service: { zh: '信息技术服务', en: 'Information technology services' },
  software: { zh: '软件使用费', en: 'Software licence' },
  reason: { zh: '原因', en: 'Reason' },
  refunded: { zh: '已退款 {amount}', en: '{amount} was refunded' },
  seller: { zh: '销售方', en: 'Issued by' },
  ourselves: { zh: 'Rostrum 开讲', en: 'Rostrum' },
  fileName: { zh: '发票-{number}', en: 'invoice-{number}' },
  issuedSubject: { zh: '你的发票已开具（{number}）', en: 'Your invoice {number}' },
  issuedText: {
    zh: '你好，\n\n{title} 的发票已开具，金额 {amount}。请在 {days} 天内通过下面的链接下载：\n{link}\n\n之后仍可在「发票」中下载。',
    en: 'Hello,\n\nThe invoice for {title} ({amount}) has been issued. Download it within {days} days:\n{link}\n\nAfter that you can still download it under Invoices.',
  },
  changedSubject: { zh: '发票 {number} {state}', en: 'Invoice {number}: {state}' },
  changedText: {
    zh: '你好，\n\n{title} 的发票 {number} {state}。原因：{reason}\n\n需要时可以重新申请。',
    en: 'Hello,\n\nInvoice {number} for {title}: {state}. Reason: {reason}\n\nYou can request a new one.',
  },
});
