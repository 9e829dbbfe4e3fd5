import { defineMessages } from '../base/messages.ts';

/** Texts about credits. */
export const creditMessages = defineMessages('credit', {
  insufficient: {
    zh: '积分不足，请购买服务套餐或积分包',
    en: 'Insufficient credits. Please purchase a service package or credit package.',
  },
  rewardFirstAvatar: {
    zh: '创建第一个数字人，获得 {credits} 积分',
    en: 'You made your first avatar: {credits} credits for you.',
  },
  rewardFirstProject: {
    zh: '{days} 天内完成第一个项目，获得 {credits} 积分',
    en: 'Your first project within {days} days: {credits} credits for you.',
  },
  rewardFirstKnowledge: {
    zh: '建立第一个知识库和题库，获得 {credits} 积分',
    en: 'Your first knowledge base and question bank: {credits} credits for you.',
  },
  rewardDailyLogin: { zh: '每日登录，获得 {credits} 积分', en: 'Daily login: {credits} credits.' },
  rewardViewers: {
    zh: '每 {viewers} 位有效观众，获得 {credits} 积分',
    en: 'Every {viewers} valid viewers: {credits} credits.',
  },
  rewardInteraction: {
    zh: '观众互动一次，获得 {credits} 积分',
    en: 'A viewer interacted: {credits} credits.',
  },
  rewardReferral: {
    zh: '邀请的朋友完成注册，获得 {credits} 积分',
    en: 'Someone you invited signed up: {credits} credits for you.',
  },
});
