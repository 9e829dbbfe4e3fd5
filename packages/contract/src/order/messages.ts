import { defineMessages } from '../base/messages.ts';

/** Texts about orders and payment. */
export const orderMessages = defineMessages('order', {
  wrongState: {
    zh: '订单状态已变化，无法执行此操作，请刷新后查看',
    en: 'The order has changed, so this is no longer possible. Reload to see its state.',
  },
  receiptMissing: {
    zh: '请上传对公转账的回单照片',
    en: 'Please upload a photo of the receipt of your corporate transfer',
  },
  rechargeCodeEmpty: { zh: '请输入兑换码', en: 'Please enter the redeem code' },
  rechargeCodeInvalid: {
    zh: '兑换码不正确、已使用或已过期，请核对后重新输入',
    en: 'The redeem code is wrong, has been used or has expired. Check it and enter it again.',
  },
  methodUnavailable: {
    zh: '暂不支持这种支付方式，请换一种',
    en: 'This payment method is not available. Please choose another one.',
  },
  paymentFailed: {
    zh: '支付失败，你没有被扣款。请重试或换一种支付方式',
    en: 'The payment failed and you were not charged. Try again or choose another payment method.',
  },
  tooManyOpen: {
    zh: '待支付的订单太多了，请先支付或取消一些',
    en: 'Too many orders are waiting for payment. Pay or cancel some of them first.',
  },
  nothingToRefund: {
    zh: '这个订单的积分或时间已经用完，没有可退的金额',
    en: 'The credits or time of this order are used up, so nothing can be refunded.',
  },
  refundTooMuch: {
    zh: '退款金额要大于 0，且不超过这个订单现在可退的金额',
    en: 'Refund more than 0, and no more than this order can give back now.',
  },
  cardDeclined: {
    zh: '这张卡被拒绝了，没有扣款。请换一张卡再试',
    en: 'The card was declined and nothing was charged. Try another card.',
  },
  cardUnknown: {
    zh: '沙盒只认测试卡号，请使用页面上列出的卡号',
    en: 'The sandbox accepts only test cards. Use one of the numbers listed on the page.',
  },
  subscriptionTitle: { zh: '{level} · {months} 个月', en: '{level} · {months} {months:month|months}' },
  creditsTitle: { zh: '{credits} 积分', en: '{credits} credits' },
  pendingReview: {
    zh: '回单已提交，审核通过后自动到账',
    en: 'Receipt submitted. The order is credited once it is reviewed.',
  },
});
