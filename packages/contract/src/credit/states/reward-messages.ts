import { defineMessages } from '../../base/messages.ts';

/** How a reward is told. Apart from the texts about credits, which every screen has. */
export const rewardMessages = defineMessages('credit', {
  rewardFirstAvatar: {
    zh: '创建第一位数字人，获得 {credits} 积分',
    en: 'First avatar: you got {credits} credits.',
  },
  rewardFirstProject: {
    zh: '{days} 天内完成第一个项目，获得 {credits} 积分',
    en: 'First project within {days} days: you got {credits} credits.',
  },
  rewardFirstKnowledge: {
    zh: '建立第一个知识库和题库，获得 {credits} 积分',
    en: 'First knowledge base and question bank: you got {credits} credits.',
  },
  rewardDailyLogin: { zh: '每日登录，获得 {credits} 积分', en: 'Daily login: {credits} credits.' },
  rewardViewers: {
    zh: '每 {viewers} 次有效观看，获得 {credits} 积分',
    en: '{viewers} viewers who stayed: {credits} credits.',
  },
  rewardInteraction: {
    zh: '观众互动一次，获得 {credits} 积分',
    en: 'Viewer interaction: {credits} credits.',
  },
  rewardReferral: {
    zh: '邀请的朋友完成注册，获得 {credits} 积分',
    en: 'An invited friend signed up: you got {credits} credits.',
  },
});
