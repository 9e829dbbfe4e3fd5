import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import type { EntryReason } from '@app/contract/credit/states/reason.ts';
import { billingMessages } from '../messages.ts';

/** Texts of the records of what came and went. */
export const recordTexts = defineMessages('creditRecord', {
  leadCredits: { zh: '积分的每一笔收支。', en: 'Every credit earned or spent.' },
  leadAll: {
    zh: '积分、AI 助手次数、互动次数和存储空间的每一笔变动。',
    en: 'Every change to credits, AI helper uses, interactions and storage.',
  },
  reason: { zh: '事项', en: 'Activity' },
  ledger: { zh: '类别', en: 'Type' },
  amount: { zh: '变动', en: 'Change' },
  time: { zh: '时间', en: 'Time' },
  allLedgers: { zh: '全部类别', en: 'All types' },
  chooseLedger: { zh: '按类别筛选', en: 'Filter by type' },
  toDetails: { zh: '用量明细', en: 'Usage details' },
  toCredits: { zh: '只看积分', en: 'Credits only' },
  titleNone: { zh: '还没有积分记录', en: 'No credit history yet' },
  none: {
    zh: '新建项目消耗积分，每日登录、有效观看和观众互动带来积分，都记在这里。',
    en: 'Creating projects spends credits; daily logins, viewers and interactions earn them. Everything is listed here.',
  },
  toProject: { zh: '进入我的项目', en: 'Go to my projects' },
  nothingFound: { zh: '这个类别没有记录', en: 'Nothing of this type' },
  loadFailed: { zh: '用量加载失败', en: 'Could not load the usage' },
  trial: { zh: '新账号赠送', en: 'Welcome gift' },
  level: { zh: '等级每月赠送', en: 'Monthly plan allowance' },
  grant: { zh: '管理员调整', en: 'Adjusted by the administrator' },
  project: { zh: '新建项目', en: 'New project' },
  avatar: { zh: '用照片制作数字人', en: 'Avatar from a photo' },
  styleImages: { zh: '生成风格图', en: 'Style images' },
  ask: { zh: '观众提问', en: 'Viewer question' },
  back: { zh: '失败退回', en: 'Refund for failed work' },
  topUp: { zh: '管理员账号自动补足', en: 'Administrator top-up' },
  end: { zh: '存储空间到期', en: 'Storage expired' },
  firstAvatar: { zh: '奖励：第一位数字人', en: 'Reward: first avatar' },
  firstProject: { zh: '奖励：第一个项目', en: 'Reward: first project' },
  firstKnowledge: { zh: '奖励：第一个知识库和题库', en: 'Reward: first knowledge base and question bank' },
  dailyLogin: { zh: '奖励：每日登录', en: 'Reward: daily login' },
  validViewers: { zh: '奖励：有效观看', en: 'Reward: viewers who stay' },
  interaction: { zh: '奖励：观众互动', en: 'Reward: viewer interaction' },
  referral: { zh: '奖励：邀请朋友注册', en: 'Reward: invited friend' },
  other: { zh: '其他', en: 'Other' },
});

/** Why something was booked, in words. */
export const reasonTexts: Readonly<Record<EntryReason, Message>> = {
  trial: recordTexts.trial,
  level: recordTexts.level,
  grant: recordTexts.grant,
  project: recordTexts.project,
  avatar: recordTexts.avatar,
  'style-images': recordTexts.styleImages,
  ask: recordTexts.ask,
  back: recordTexts.back,
  'top-up': recordTexts.topUp,
  end: recordTexts.end,
  'first-avatar': recordTexts.firstAvatar,
  'first-project': recordTexts.firstProject,
  'first-knowledge': recordTexts.firstKnowledge,
  'daily-login': recordTexts.dailyLogin,
  'valid-viewers': recordTexts.validViewers,
  interaction: recordTexts.interaction,
  referral: recordTexts.referral,
  other: recordTexts.other,
};

/** What is counted, in words. */
export const ledgerTexts: Readonly<Record<Ledger, Message>> = {
  credits: billingMessages.credits,
  'helper-uses': billingMessages.helperUses,
  interactions: billingMessages.interactions,
  storage: billingMessages.storage,
};
