import { defineMessages } from '../../base/messages.ts';
import { usageLimits } from '../limits.ts';

/** What stands in the files of records, and what is said of their periods. Apart from the texts that every screen has. */
export const usageMessages = defineMessages('creditUsage', {
  periodWrong: {
    zh: `时间段最长 ${usageLimits.chartDays} 天，且结束要晚于开始，请重新选择`,
    en: `A period can have at most ${usageLimits.chartDays} days and must end after it begins. Choose again.`,
  },
  tooMany: {
    zh: `一次最多导出 ${usageLimits.exportRows} 条记录，请缩短时间段或筛选后再导出`,
    en: `At most ${usageLimits.exportRows} records fit into one file. Choose a shorter period or a filter, then export again.`,
  },
  fileName: { zh: '用量明细', en: 'usage' },
  time: { zh: '时间', en: 'Time' },
  ledger: { zh: '类别', en: 'Type' },
  reason: { zh: '事项', en: 'Activity' },
  amount: { zh: '变动', en: 'Change' },
  about: { zh: '相关内容', en: 'Related to' },
  gone: { zh: '已删除', en: 'deleted' },
  credits: { zh: '积分', en: 'Credits' },
  helperUses: { zh: 'AI 助手次数', en: 'AI helper uses' },
  interactions: { zh: '互动次数', en: 'Interactions' },
  storage: { zh: '存储空间（字节）', en: 'Storage (bytes)' },
});
