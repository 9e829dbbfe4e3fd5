import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the first screen after signing up. */
export const welcomeMessages = defineMessages('welcome', {
  titleWelcome: { zh: '欢迎来到开讲', en: 'Welcome to Rostrum' },
  hello: {
    zh: '{name}，账号已经开好。这些是送给你的：',
    en: '{name}, your account is ready. This comes with it:',
  },
  credits: { zh: '积分', en: 'credits' },
  creditsText: { zh: '约可创建 {count} 个项目', en: 'new projects: about {count}' },
  helperUses: { zh: '次 AI 助手', en: 'helper uses' },
  helperText: { zh: '写讲稿、改讲稿都能用', en: 'for writing and polishing scripts' },
  projects: { zh: '进入我的项目', en: 'Open my projects' },
  files: { zh: '先放入课件', en: 'Bring my slides first' },
  loadErrorTitle: { zh: '没能读取余额', en: 'Your balance could not be read' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Code {code}' },
});
