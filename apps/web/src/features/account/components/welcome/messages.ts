import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the first screen after signing up. */
export const welcomeMessages = defineMessages('welcome', {
  titleWelcome: { zh: '欢迎来到开讲', en: 'Welcome to Rostrum' },
  hello: {
    zh: '{name}，账号已开通。先听一份示例：',
    en: '{name}, your account is ready. Here is a sample talk:',
  },
  credits: { zh: '积分', en: 'credits' },
  creditsText: { zh: '约可新建 {count} 个项目', en: 'enough for {count} {count:project|projects}' },
  helperUses: { zh: 'AI 助手次数', en: 'AI helper uses' },
  helperText: { zh: '用来改写讲稿', en: 'to rewrite scripts' },
  projects: { zh: '进入我的项目', en: 'Go to my projects' },
  files: { zh: '用我的课件做一份', en: 'Use my own deck' },
  loadErrorTitle: { zh: '余额加载失败', en: 'Could not load your balance' },
  retry: { zh: '重试', en: 'Try again' },
  errorCode: { zh: '错误码 {code}', en: 'Error code {code}' },
  gifts: { zh: '送你', en: 'Yours to start with' },
});
