import { defineMessages } from '../../base/messages.ts';

/** The mails about orders: plain text, so their lines are their look. */
export const orderLetterMessages = defineMessages('orderLetter', {
  receiptSubject: { zh: '已收到付款：{title}', en: 'Payment received: {title}' },
  receiptText: {
    zh: `你好，

我们收到了你的付款，内容已到账。

    商品：{title}
    金额：{amount}
    订单号：{order}
    时间：{time}（UTC）

订单记录与退款：{link}

开讲`,
    en: `Hello,

We have received your payment, and what you bought is in your account.

    Item: {title}
    Amount: {amount}
    Order: {order}
    Time: {time} UTC

Orders and refunds: {link}

Rostrum`,
  },
  refundedSubject: { zh: '已退款：{title}', en: 'Refunded: {title}' },
  refundedText: {
    zh: `你好，

你的退款已原路退回，到账时间取决于支付渠道。

    商品：{title}
    退款金额：{amount}
    订单号：{order}

开讲`,
    en: `Hello,

Your refund is on its way back to where you paid from; when it arrives depends on the payment provider.

    Item: {title}
    Refunded: {amount}
    Order: {order}

Rostrum`,
  },
});
