import { defineMessages } from '@app/contract/base/messages.ts';
import { userLimits } from '@app/contract/user/limits.ts';

const { min, max } = userLimits.password;

/** Texts about choosing a new password. */
export const passwordMessages = defineMessages('password', {
  password: { zh: '密码', en: 'Password' },
  passwordAgain: { zh: '再次输入密码', en: 'Password again' },
  newPassword: { zh: '新密码', en: 'New password' },
  again: { zh: '再次输入新密码', en: 'New password again' },
  rule: { zh: `${min} 到 ${max} 个字符`, en: `${min} to ${max} characters` },
  strength: { zh: '强度：{strength}。{advice}', en: 'Strength: {strength}. {advice}' },
  weak: { zh: '弱', en: 'weak' },
  fair: { zh: '一般', en: 'fair' },
  good: { zh: '较强', en: 'good' },
  strong: { zh: '强', en: 'strong' },
  longer: { zh: '再长一些会更安全', en: 'A longer one is safer' },
  mix: { zh: '混用大小写字母、数字和符号会更安全', en: 'Mix capitals, digits and symbols to make it safer' },
  guessable: {
    zh: '太常见，很容易被猜到。可以用，但建议换一个',
    en: 'Very common and easy to guess. You can use it, but another one is safer',
  },
  personal: { zh: '不要包含邮箱名', en: 'Leave your email name out of it' },
  fine: { zh: '可以放心使用', en: 'Looks good' },
});
