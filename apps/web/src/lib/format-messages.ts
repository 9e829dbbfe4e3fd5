import { defineMessages } from '@app/contract/base/messages.ts';

/** How moments are said, and the date patterns of dayjs in both languages. */
export const formatMessages = defineMessages('format', {
  justNow: { zh: '刚刚', en: 'Just now' },
  today: { zh: '今天 {time}', en: 'Today {time}' },
  yesterday: { zh: '昨天 {time}', en: 'Yesterday {time}' },
  dayOfYear: { zh: 'M 月 D 日', en: 'MMM D' },
  day: { zh: 'YYYY 年 M 月 D 日', en: 'MMM D, YYYY' },
  month: { zh: 'YYYY 年 M 月', en: 'MMM YYYY' },
  minute: { zh: 'YYYY 年 M 月 D 日 HH:mm', en: 'MMM D, YYYY HH:mm' },
});
