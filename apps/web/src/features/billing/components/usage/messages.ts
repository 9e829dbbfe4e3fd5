import { defineMessages, type Message } from '@app/contract/base/messages.ts';
import type { CauseKind } from '@app/contract/credit/states/cause.ts';
import type { DosageKind } from '@app/contract/credit/states/dosage.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { billingMessages } from '../../messages.ts';

/** Texts of what came and went, and of what was used. */
export const recordTexts = defineMessages('creditRecord', {
  leadDosage: {
    zh: '每个项目、每位数字人和每一天各用了多少。失败退回的不计。',
    en: 'What each project, avatar and day has used. What came back from failed work does not count.',
  },
  reason: { zh: '事项', en: 'Activity' },
  ledger: { zh: '类别', en: 'Type' },
  amount: { zh: '变动', en: 'Change' },
  time: { zh: '时间', en: 'Time' },
  about: { zh: '相关内容', en: 'Related to' },
  number: { zh: '流水号', en: 'Record ID' },
  openRecord: { zh: '查看「{name}」的来由', en: 'See what caused “{name}”' },
  recordTitle: { zh: '这笔变动的来由', en: 'What caused this change' },
  noCause: { zh: '与具体项目或数字人无关', en: 'Not about a project or an avatar' },
  goneProject: { zh: '已删除的项目', en: 'Deleted project' },
  goneAvatar: { zh: '已删除的数字人', en: 'Deleted avatar' },
  goneOrder: { zh: '订单', en: 'Order' },
  allLedgers: { zh: '全部类别', en: 'All types' },
  chooseLedger: { zh: '按类别筛选', en: 'Filter by type' },
  allReasons: { zh: '全部事项', en: 'All activities' },
  chooseReason: { zh: '按事项筛选', en: 'Filter by activity' },
  from: { zh: '从', en: 'From' },
  to: { zh: '到', en: 'To' },
  onlyAbout: { zh: '只看一个项目、数字人或订单的记录', en: 'Showing the records of one item only' },
  showAll: { zh: '查看全部', en: 'Show all' },
  toDetails: { zh: '用量明细', en: 'Usage details' },
  toRecords: { zh: '每笔记录', en: 'All records' },
  exportXlsx: { zh: '导出 Excel', en: 'Export Excel' },
  exportCsv: { zh: '导出 CSV', en: 'Export CSV' },
  fileName: { zh: '用量记录', en: 'usage-records' },
  endings: { zh: '即将到期', en: 'Running out' },
  ending: { zh: '另购的 {amount} 存储空间，{day} 到期', en: '{amount} of extra storage, until {day}' },
  chart: { zh: '每天的{ledger}变动', en: '{ledger} by day' },
  unit: { zh: '单位：{unit}', en: 'Counted in {unit}' },
  inCredits: { zh: '积分', en: 'credits' },
  inUses: { zh: '次', en: 'uses' },
  inInteractions: { zh: '次', en: 'interactions' },
  quiet: { zh: '这段时间{ledger}没有变动。', en: '{ledger}: no changes in this period.' },
  came: { zh: '增加', en: 'Added' },
  went: { zh: '消耗', en: 'Used' },
  day: { zh: '日期', en: 'Day' },
  showTable: { zh: '看表格', en: 'Show table' },
  showChart: { zh: '看图表', en: 'Show chart' },
  legend: { zh: '图例', en: 'Legend' },
  chartFailed: { zh: '图表加载失败', en: 'Could not load the chart' },
  titleNone: { zh: '还没有记录', en: 'No history yet' },
  none: {
    zh: '新建项目消耗积分，每日登录、有效观看和观众互动带来积分，都记在这里。',
    en: 'Creating projects spends credits; daily logins, viewers and interactions earn them. Everything is listed here.',
  },
  toProject: { zh: '进入我的项目', en: 'Go to my projects' },
  nothingFound: { zh: '没有符合筛选的记录', en: 'No records match the filters' },
  loadFailed: { zh: '用量加载失败', en: 'Could not load the usage' },
  by: { zh: '汇总方式', en: 'Summarize by' },
  byProject: { zh: '按项目', en: 'By project' },
  byAvatar: { zh: '按数字人', en: 'By avatar' },
  byDay: { zh: '按天', en: 'By day' },
  project: { zh: '项目', en: 'Project' },
  avatar: { zh: '数字人', en: 'Avatar' },
  bookings: { zh: '笔数', en: 'Records' },
  titleNoDosage: { zh: '还没有用量', en: 'Nothing used yet' },
  noDosage: {
    zh: '新建项目、生成内容或有观众提问后，用量会汇总在这里。',
    en: 'Create a project, generate something or get a question from a viewer, and it adds up here.',
  },
});

/** What is counted, in words. */
export const ledgerTexts: Readonly<Record<Ledger, Message>> = {
  credits: billingMessages.credits,
  'helper-uses': billingMessages.helperUses,
  interactions: billingMessages.interactions,
  storage: billingMessages.storage,
};

/** What the numbers of a ledger count; sizes say so themselves. */
export const unitTexts: Readonly<Record<Exclude<Ledger, 'storage'>, Message>> = {
  credits: recordTexts.inCredits,
  'helper-uses': recordTexts.inUses,
  interactions: recordTexts.inInteractions,
};

/** What stands in place of the name of a thing that is gone. */
export const goneTexts: Readonly<Record<CauseKind, Message>> = {
  project: recordTexts.goneProject,
  avatar: recordTexts.goneAvatar,
  order: recordTexts.goneOrder,
};

/** Ways to add use up, in words. */
export const dosageTexts: Readonly<Record<DosageKind, Message>> = {
  project: recordTexts.byProject,
  avatar: recordTexts.byAvatar,
  day: recordTexts.byDay,
};
