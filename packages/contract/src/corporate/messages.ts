import { defineMessages } from '../base/messages.ts';

/** Texts about organisations. */
export const corporateMessages = defineMessages('corporate', {
  studentCannotBuy: {
    zh: '学生账号不能购买，用量由班级承担。如需更多，请联系老师',
    en: 'A student account cannot buy; the class pays for what you use. Ask your teacher if you need more.',
  },
  poolEmpty: {
    zh: '组织的积分不足，请联系组织管理者充值',
    en: 'Your organisation has no credits left. Ask its owner to buy more.',
  },
  memberLimit: {
    zh: '你在组织内的用量已到上限，请联系组织管理者调整',
    en: 'You have reached your limit in the organisation. Ask its owner to raise it.',
  },
});
