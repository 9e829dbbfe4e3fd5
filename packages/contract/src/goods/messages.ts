import { defineMessages } from '../base/messages.ts';
import { userLimits } from '../user/limits.ts';

const { trial } = userLimits;

/** Texts about packages. */
export const goodsMessages = defineMessages('goods', {
  exchanged: {
    zh: '兑换成功，数量已到账',
    en: 'Exchanged. The new amount is in your account.',
    specKey: 'exchange-tip-1',
  },
  noneChosen: {
    zh: '还没有选择套餐，请先选一个',
    en: 'No package is chosen yet. Please choose one first.',
    specKey: 'storage-tip-1',
  },
  gone: {
    zh: '这个套餐已下架，请刷新后重新选择',
    en: 'This package is no longer available. Reload the page and choose another one.',
  },
  trialText: {
    zh: `付费套餐可试用 ${trial.textDays} 天`,
    en: `Paid packages come with a ${trial.textDays}-day trial`,
  },
  trialPackage: {
    zh: `试用 ${trial.months} 个月`,
    en: `${trial.months}-month trial`,
  },
  trialOver: {
    zh: '试用已结束。内容都会保留，购买套餐后可以继续',
    en: 'Your trial is over. Your work is kept; buy a package to continue.',
  },
});
