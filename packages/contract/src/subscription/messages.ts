import { defineMessages } from '../base/messages.ts';

/** Texts about paid levels that the server sends. */
export const subscriptionMessages = defineMessages('subscription', {
  ends: {
    zh: '你的 {level} 套餐将在 {days} 天内到期（{day}），续费后权益不中断',
    en: 'Your {level} plan ends within {days} {days:day|days} ({day}). Renew it to keep what it includes.',
  },
  levelEndsSubject: {
    zh: '你的开讲 {level} 套餐将在 {days} 天内到期',
    en: 'Your Rostrum {level} plan ends within {days} {days:day|days}',
  },
  levelEndsText: {
    zh: `你好，

你的 {level} 套餐将于 {day} 到期。

续费：{link}

不续费也没关系：你的项目、数字人和文件都会保留，随时可以查看和播放。到期后账号变为普通等级，超出普通等级数量的部分不能再新建，每月也不再发放套餐的积分和次数。

开讲`,
    en: `Hello,

Your {level} plan ends on {day}.

Renew it: {link}

If you do not, nothing you made is lost: your projects, avatars and files stay, and you can open and play them at any time. The account becomes a free one: you cannot make more than the free plan allows, and the monthly credits and counts of the plan end.

Rostrum`,
  },
  levelEndedSubject: { zh: '你的开讲 {level} 套餐已到期', en: 'Your Rostrum {level} plan has ended' },
  levelEndedText: {
    zh: `你好，

你的 {level} 套餐已到期，账号现在是普通等级。

你的项目、数字人和文件都还在，随时可以查看和播放。超出普通等级数量时不能再新建，重新购买后立即恢复：{link}

开讲`,
    en: `Hello,

Your {level} plan has ended, and the account is a free one now.

Your projects, avatars and files are all there, and you can open and play them at any time. You cannot make more than the free plan allows; buy a plan again to continue at once: {link}

Rostrum`,
  },
});
