import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of two-step verification. */
export const factorTexts = defineMessages('two-step', {
  title: { zh: '两步验证', en: 'Two-step verification' },
  offText: {
    zh: '登录时除了密码，还要输入手机上的动态码。即使密码泄露，别人也登录不了。启用后，其他设备要重新登录。',
    en: 'Logging in asks for a code from your phone besides the password, so a leaked password is not enough. Other devices have to log in again.',
  },
  turnOn: { zh: '启用两步验证', en: 'Turn on' },
  isOn: { zh: '已启用', en: 'On' },
  onSince: {
    zh: '{time} 启用，还剩 {count} 个恢复码。',
    en: 'On since {time}. Recovery codes left: {count}.',
  },
  fewLeft: {
    zh: '恢复码快用完了，建议重新生成一组。',
    en: 'Few recovery codes are left. Create new ones.',
  },
  demandedOff: {
    zh: '管理员必须启用两步验证，关闭后需要立即重新设置。',
    en: 'Administrators must use it: if you turn it off, you have to set it up again at once.',
  },
  renew: { zh: '重新生成恢复码', en: 'Create new recovery codes' },
  renewText: { zh: '原来的恢复码会全部作废。', en: 'The old recovery codes stop working.' },
  turnOff: { zh: '关闭两步验证', en: 'Turn off' },
  turnedOff: { zh: '两步验证已关闭', en: 'Two-step verification is off' },
  turnedOn: { zh: '两步验证已启用', en: 'Two-step verification is on' },

  titleDemanded: { zh: '启用两步验证', en: 'Set up two-step verification' },
  demandedText: {
    zh: '管理员必须启用两步验证。设置只需一分钟，完成后继续。',
    en: 'Administrators must use two-step verification. Setting it up takes about a minute.',
  },
  password: { zh: '当前密码', en: 'Current password' },
  next: { zh: '下一步', en: 'Next' },
  logout: { zh: '退出登录', en: 'Log out' },
  scan: {
    zh: '用验证器应用扫描二维码，例如 Google Authenticator、Microsoft Authenticator 或 1Password。',
    en: 'Scan the QR code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
  },
  qr: { zh: '验证器应用的二维码', en: 'QR code for the authenticator app' },
  byHand: { zh: '无法扫描？在应用里输入这个密钥', en: 'Cannot scan it? Enter this key in the app' },
  codeOfApp: { zh: '应用显示的 6 位动态码', en: '6-digit code from the app' },
  codeAny: { zh: '动态码或恢复码', en: 'Code or recovery code' },
  confirm: { zh: '确认启用', en: 'Turn on' },

  codesTitle: { zh: '保存恢复码', en: 'Save your recovery codes' },
  codesText: {
    zh: '手机不在身边时，用恢复码也能登录，每个只能用一次。它们只显示这一次，请保存在安全的地方。',
    en: 'Use one to log in when your phone is not at hand; each works once. They are shown only now: save them in a safe place.',
  },
  codes: { zh: '恢复码', en: 'Recovery codes' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  copyByHand: { zh: '复制失败，请下载或抄下来', en: 'Could not copy. Download them or write them down.' },
  download: { zh: '下载', en: 'Download' },
  fileName: { zh: '开讲-恢复码', en: 'rostrum-recovery-codes' },
  saved: { zh: '我已保存，继续', en: 'I have saved them' },
});
