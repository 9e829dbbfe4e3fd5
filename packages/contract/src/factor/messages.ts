import { defineMessages } from '../base/messages.ts';
import { factorLimits } from './limits.ts';

const { digits } = factorLimits;

/** Texts about the second factor that the server sends, and those of its fields. */
export const factorMessages = defineMessages('factor', {
  codeNeeded: {
    zh: '请输入验证器应用中的动态码，或一个恢复码',
    en: 'Enter the code from your authenticator app, or a recovery code.',
  },
  codeEmpty: { zh: '请输入动态码', en: 'Please enter the code' },
  codeFormat: {
    zh: `请输入 ${digits} 位动态码，或一个恢复码`,
    en: `Enter the ${digits}-digit code from the app, or a recovery code`,
  },
  codeWrong: {
    zh: '动态码不正确或已经用过，请等下一个再试；也可以输入恢复码',
    en: 'This code is wrong or already used. Wait for the next one, or enter a recovery code.',
  },
  firstCodeWrong: {
    zh: '动态码不正确。请核对手机的时间，等应用显示下一个动态码再试',
    en: 'This code is wrong. Check the time on your phone, wait for the next code and try again.',
  },
  alreadyOn: {
    zh: '两步验证已启用；要换一台设备，请先关闭再重新启用',
    en: 'Two-step verification is already on. To change the device, turn it off and on again.',
  },
  notOn: { zh: '两步验证未启用', en: 'Two-step verification is not on.' },
  notBegun: {
    zh: '请先重新扫描二维码，再输入动态码',
    en: 'Scan the QR code again, then enter the code.',
  },
});
