import { defineMessages } from '../base/messages.ts';

/** Texts about coupons. */
export const couponMessages = defineMessages('coupon', {
  unusable: {
    zh: '这张优惠券已使用、已占用或已失效，请换一张',
    en: 'This coupon has been used, is taken or has expired. Please choose another one.',
  },
  notForThis: {
    zh: '这张优惠券不适用于所选套餐，请换一张优惠券或套餐',
    en: 'This coupon does not apply to the chosen package. Choose another coupon or package.',
  },
});
