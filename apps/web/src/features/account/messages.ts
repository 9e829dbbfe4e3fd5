import { defineMessages } from '@app/contract/base/messages.ts';

export const accountMessages = defineMessages('account', {
  titleLogin: { zh: '欢迎回来', en: 'Welcome back' },
  loginText: { zh: '登录后继续你的讲解', en: 'Log in to continue your talk' },
  mailbox: { zh: '邮箱', en: 'Email' },
  password: { zh: '密码', en: 'Password' },
  showPassword: { zh: '显示或隐藏密码', en: 'Show or hide the password' },
  capsLock: { zh: '大写锁定已打开', en: 'Caps lock is on' },
  remember: { zh: '记住我', en: 'Remember me' },
  forgot: { zh: '忘记密码', en: 'Forgot password' },
  login: { zh: '登录', en: 'Log in' },
  register: { zh: '注册新账号', en: 'Create an account' },
  titleCode: { zh: '两步验证', en: 'Two-step verification' },
  codeText: {
    zh: '打开验证器应用，输入 6 位动态码；手机不在身边时，输入一个恢复码。',
    en: 'Enter the 6-digit code from your authenticator app, or a recovery code if your phone is not at hand.',
  },
  code: { zh: '动态码或恢复码', en: 'Code or recovery code' },
  back: { zh: '返回', en: 'Back' },
  mailboxNeeded: { zh: '请输入邮箱', en: 'Please enter your email' },
  passwordNeeded: { zh: '请输入密码', en: 'Please enter your password' },
  firstLogin: {
    zh: '首次使用：管理员邮箱和密码显示在启动服务器的窗口里。',
    en: 'First time here? The administrator’s email and password are shown in the window that started the server.',
  },
  nickname: { zh: '昵称', en: 'Nickname' },
  credits: { zh: '{count} 积分', en: '{count} credits' },
  projectsLeft: { zh: '约可新建 {count} 个项目', en: 'about {count} {count:project|projects}' },
  helperUses: { zh: 'AI 助手 {count} 次', en: '{count} AI helper {count:use|uses}' },
});
