import { defineMessages } from '../base/messages.ts';

/** Texts about credits. */
export const creditMessages = defineMessages('credit', {
  insufficient: {
    zh: '积分不足，请购买服务套餐或积分包',
    en: 'Insufficient credits. Please purchase a service package or credit package.',
  },
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
