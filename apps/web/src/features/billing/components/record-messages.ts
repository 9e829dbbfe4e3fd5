import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import type { EntryReason } from '@app/contract/credit/states/reason.ts';
import { billingMessages } from '../messages.ts';

/** Texts of the records of what came and went. */
export const recordTexts = defineMessages('creditRecord', {
  leadCredits: { zh: '积分的每一笔收入和支出。', en: 'Every credit earned or spent.' },
  leadAll: {
    zh: '积分、AI 助手次数、互动次数和存储空间的每一笔变动。',
    en: 'Every change of credits, helper uses, interactions and storage.',
  },
  reason: { zh: '事项', en: 'What for' },
  ledger: { zh: '类别', en: 'Kind' },
  amount: { zh: '变动', en: 'Change' },
  time: { zh: '时间', en: 'When' },
  allLedgers: { zh: '全部类别', en: 'All kinds' },
  chooseLedger: { zh: '按类别筛选', en: 'Filter by kind' },
  toDetails: { zh: '用量明细', en: 'Usage details' },
  toCredits: { zh: '只看积分', en: 'Credits only' },
  titleNone: { zh: '还没有积分变动', en: 'No credits have come or gone' },
  none: {
    zh: '新建项目会用掉积分，登录、观看和互动会带来积分，都会记在这里。',
    en: 'A new project uses credits; logins, viewers and interactions bring some. All of it is listed here.',
  },
  toProject: { zh: '去我的项目', en: 'Go to my projects' },
  nothingFound: { zh: '这个类别没有变动', en: 'Nothing of this kind' },
  loadFailed: { zh: '用量加载失败', en: 'The usage could not be loaded' },
  trial: { zh: '新账号赠送', en: 'Gift for a new account' },
  level: { zh: '等级按月赠送', en: 'Monthly grant of the level' },
  grant: { zh: '管理员增加', en: 'Added by the administrator' },
  project: { zh: '新建项目', en: 'New project' },
  ask: { zh: '观众提问', en: 'Question of a viewer' },
  back: { zh: '未完成，已退回', en: 'Given back: the work failed' },
  topUp: { zh: '管理员账号自动补足', en: 'Made up for an administrator' },
  end: { zh: '存储空间到期', en: 'Storage ran out' },
  firstAvatar: { zh: '奖励：第一位数字人', en: 'Reward: first avatar' },
  firstProject: { zh: '奖励：第一个项目', en: 'Reward: first project' },
  firstKnowledge: { zh: '奖励：第一个知识库和题库', en: 'Reward: first knowledge base and questions' },
  dailyLogin: { zh: '奖励：每日登录', en: 'Reward: daily login' },
  validViewers: { zh: '奖励：有效观看', en: 'Reward: viewers' },
  interaction: { zh: '奖励：观众互动', en: 'Reward: interaction' },
  referral: { zh: '奖励：推荐注册', en: 'Reward: referral' },
  other: { zh: '其他', en: 'Other' },
});

/** Why something was booked, in words. */
export const reasonTexts: Readonly<Record<EntryReason, Message>> = {
  trial: recordTexts.trial,
  level: recordTexts.level,
  grant: recordTexts.grant,
  project: recordTexts.project,
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
