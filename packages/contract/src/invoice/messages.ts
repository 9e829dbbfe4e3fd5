import { defineMessages } from '../base/messages.ts';
import { invoiceLimits } from './limits.ts';

/** Texts about invoices. */
export const invoiceMessages = defineMessages('invoice', {
  optionEmpty: { zh: '请选择开票对象', en: 'Please choose who the invoice is made out to' },
  titleEmpty: { zh: '请填写发票抬头', en: 'Please enter the title of the invoice' },
  titleTooLong: {
    zh: `发票抬头最多 ${invoiceLimits.title.max} 个字`,
    en: `The title of the invoice can have at most ${invoiceLimits.title.max} characters`,
  },
  taxNumberEmpty: { zh: '请填写税号', en: 'Please enter the tax number' },
  taxNumberWrong: {
    zh: '税号由 15、18 或 20 位数字和字母组成，请核对',
    en: 'A tax number has 15, 18 or 20 digits and letters. Please check it.',
  },
  emailWrong: { zh: '请填写有效的收票邮箱', en: 'Please enter a valid email address for the invoice' },
  alreadyRequested: {
    zh: '这笔订单已申请过发票，请在发票列表中查看',
    en: 'An invoice for this order was already requested. See the list of invoices.',
  },
  nothingPaid: {
    zh: '这笔订单没有实际付款，不能开具发票',
    en: 'No money was paid for this order, so there is nothing to invoice.',
  },
  wrongState: {
    zh: '发票状态已变化，请刷新后重试',
    en: 'The status of this invoice has changed. Reload the page and try again.',
  },
  fontMissing: {
    zh: '缺少发票所用的字体，请管理员先运行 npm run build',
    en: 'The invoice font is missing. Ask an administrator to run npm run build first.',
  },
  orderNotPaid: {
    zh: '订单支付后才能申请发票',
    en: 'An invoice can be requested once the order has been paid.',
  },
});
