import { defineMessages } from '../base/messages.ts';
import { userLimits } from '../user/limits.ts';

const codeMinutes = userLimits.verificationCode.validMs / 60_000;

/** The mails of the product: a subject and a text for each letter. They are plain text, so their lines are their look. */
export const mailMessages = defineMessages('mail', {
  registerCodeSubject: { zh: '{code} 是你的开讲验证码', en: '{code} is your Rostrum verification code' },
  registerCodeText: {
    zh: `你好，

欢迎来到开讲。你的验证码是：

    {code}

${codeMinutes} 分钟内有效。请勿告诉他人，我们不会向你索要验证码。

如果不是你在注册，忽略这封邮件即可，不会为你创建账号。

开讲`,
    en: `Hello,

Welcome to Rostrum. Your verification code is:

    {code}

It is valid for ${codeMinutes} minutes. Keep it to yourself; we never ask for it.

If you are not signing up, ignore this email. No account is created.

Rostrum`,
  },
  mailboxCodeSubject: { zh: '{code} 是你的开讲验证码', en: '{code} is your Rostrum verification code' },
  mailboxCodeText: {
    zh: `你好，

有人想把这个邮箱用于开讲账号。如果是你，验证码是：

    {code}

${codeMinutes} 分钟内有效。请勿告诉他人，我们不会向你索要验证码。

如果不是你本人操作，忽略这封邮件即可，不会有任何变化。

开讲`,
    en: `Hello,

Someone wants to use this address for a Rostrum account. If it was you, your verification code is:

    {code}

It is valid for ${codeMinutes} minutes. Keep it to yourself; we never ask for it.

If it was not you, ignore this email. Nothing changes.

Rostrum`,
  },
  hasAccountSubject: { zh: '这个邮箱已有开讲账号', en: 'You already have a Rostrum account' },
  hasAccountText: {
    zh: `你好，

刚刚有人用这个邮箱申请验证码，而它已经有开讲账号了，所以没有发送验证码。

如果是你：直接登录即可。忘了密码，可在登录页选择“忘记密码”。

如果不是你：无需处理，账号没有任何变化。

开讲`,
    en: `Hello,

Someone just requested a verification code with this address. It already has a Rostrum account, so no code was sent.

If it was you: just log in. If you forgot the password, choose "Forgot password" on the login page.

If it was not you: there is nothing to do. Your account has not changed.

Rostrum`,
  },
  resetLinkSubject: { zh: '重设你的开讲密码', en: 'Set a new Rostrum password' },
  resetLinkText: {
    zh: `你好，

打开下面的链接，设置新密码：

{link}

链接 {minutes} 分钟内有效，只能使用一次。

如果不是你本人操作，忽略这封邮件即可，密码不会改变。

开讲`,
    en: `Hello,

Open this link to set a new password:

{link}

It is valid for {minutes} minutes and works once.

If it was not you, ignore this email. Your password does not change.

Rostrum`,
  },
  resetByAdministratorSubject: { zh: '管理员请你重设开讲密码', en: 'Please set a new Rostrum password' },
  resetByAdministratorText: {
    zh: `你好，

管理员重置了你的开讲账号，所有设备都已退出登录。打开下面的链接，设置新密码：

{link}

链接 {minutes} 分钟内有效，只能使用一次。过期后，可在登录页选择“忘记密码”重新获取。

有疑问，请联系管理员。

开讲`,
    en: `Hello,

An administrator has reset your Rostrum account; you are logged out on all devices. Open this link to set a new password:

{link}

It is valid for {minutes} minutes and works once. After that, choose "Forgot password" on the login page to get a new link.

If you have questions, ask your administrator.

Rostrum`,
  },
  welcomeLinkSubject: { zh: '你的开讲账号已创建', en: 'Your Rostrum account is ready' },
  welcomeLinkText: {
    zh: `你好，

管理员为你创建了开讲账号。打开下面的链接，设置密码后即可登录：

{link}

链接 {minutes} 分钟内有效，只能使用一次。过期后，可在登录页选择“忘记密码”重新获取。

如果你不认识开讲，忽略这封邮件即可。

开讲`,
    en: `Hello,

An administrator created a Rostrum account for you. Open this link to set a password, then log in:

{link}

It is valid for {minutes} minutes and works once. After that, choose "Forgot password" on the login page to get a new link.

If you do not know Rostrum, ignore this email.

Rostrum`,
  },
  passwordChangedSubject: { zh: '你的开讲密码已修改', en: 'Your Rostrum password was changed' },
  passwordChangedText: {
    zh: `你好，

你的开讲密码刚刚修改，其他设备都已退出登录。

如果是你本人操作，无需处理。

如果不是你：立即在登录页选择“忘记密码”设置新密码，并联系管理员。

开讲`,
    en: `Hello,

Your Rostrum password was just changed; all other devices were logged out.

If it was you, there is nothing to do.

If it was not you: choose "Forgot password" on the login page at once to set a new one, and contact your administrator.

Rostrum`,
  },
  mailboxChangedSubject: {
    zh: '你的开讲账号已更换邮箱',
    en: 'The email of your Rostrum account was changed',
  },
  mailboxChangedText: {
    zh: `你好，

你的开讲账号已改用邮箱 {mailbox}，今后不再使用这个邮箱登录。

如果是你本人操作，无需处理。

如果不是你：请立即联系管理员找回账号。

开讲`,
    en: `Hello,

Your Rostrum account now uses {mailbox}. You can no longer log in with this address.

If it was you, there is nothing to do.

If it was not you: contact your administrator at once to recover your account.

Rostrum`,
  },
  shareGuessedSubject: {
    zh: '可能有人在猜《{title}》的提取码',
    en: 'Someone may be guessing the code of “{title}”',
  },
  shareGuessedText: {
    zh: `你好，

你分享的《{title}》（提取码 {code}）一天内提取码输错 {count} 次，可能有人在猜。为了安全，这个链接暂不接受新观众，24 小时内自动恢复；已打开的观众不受影响。

还有人要看，可在项目的“分享”里再建一个链接发给他们。建议使用自动生成的提取码，比四位数字难猜得多。

开讲`,
    en: `Hello,

Your shared talk “{title}” (code {code}) got {count} wrong codes within a day; someone may be guessing. To be safe, this link accepts no new viewers for now. It reopens within 24 hours; people already watching are not affected.

If more people want to watch, create another link under “Share” in the project and send it to them. An automatic code is far harder to guess than four digits.

Rostrum`,
  },
  shareAskedOutSubject: {
    zh: '《{title}》今天的提问次数已用完',
    en: 'Today’s questions for “{title}” are used up',
  },
  shareAskedOutText: {
    zh: `你好，

你分享的《{title}》（提取码 {code}）今天收到 {count} 次提问，达到了这个链接的每天提问上限。今天不再回答，明天（UTC 零点）自动恢复；讲解照常播放。

想让观众继续提问，可在项目的“分享”里再建一个链接，设置更高的上限。

开讲`,
    en: `Hello,

Your shared talk “{title}” (code {code}) got {count} questions today, the daily limit you set for this link. No more are answered today; it continues tomorrow (midnight UTC). The talk plays as before.

To allow more questions, create another link under “Share” in the project with a higher limit.

Rostrum`,
  },
  shareFullSubject: { zh: '《{title}》的名额已满', en: 'No places left for “{title}”' },
  shareFullText: {
    zh: `你好，

你分享的《{title}》（提取码 {code}）的 {count} 个名额已满，其中 {here} 个来自同一个网络，比如同一间教室。新观众无法进入；已打开的观众不受影响。

还有人要看，可在项目的“分享”里再建一个链接。如果来的人比你邀请的多，可以停用这个链接，换一个提取码。

开讲`,
    en: `Hello,

All {count} places of your shared talk “{title}” (code {code}) are taken, {here} of them from one network, such as that of a school. No new viewers can come in; people already watching are not affected.

If more people want to watch, create another link under “Share” in the project. If more came than you invited, disable this link and use another code.

Rostrum`,
  },
  factorOnSubject: {
    zh: '你的开讲账号已启用两步验证',
    en: 'Two-step verification is on for your Rostrum account',
  },
  factorOnText: {
    zh: `你好，

你的开讲账号刚刚启用了两步验证。今后登录时，除了密码还要输入验证器应用里的动态码。其他设备上的登录已退出。

请把恢复码收好：手机不在身边时，用它也能登录。

如果不是你：立即在登录页选择“忘记密码”设置新密码，并联系管理员。

开讲`,
    en: `Hello,

Two-step verification was just turned on for your Rostrum account. From now on, logging in asks for the password and a code from your authenticator app. Other devices were logged out.

Keep the recovery codes in a safe place: use one to log in when your phone is not at hand.

If it was not you: choose "Forgot password" on the login page at once to set a new one, and contact your administrator.

Rostrum`,
  },
  factorOffSubject: {
    zh: '你的开讲账号已关闭两步验证',
    en: 'Two-step verification is off for your Rostrum account',
  },
  factorOffText: {
    zh: `你好，

你的开讲账号刚刚关闭了两步验证，现在凭密码即可登录。

如果是你本人操作，或是请管理员代为重置的，无需处理。

如果不是你：立即登录并修改密码，重新启用两步验证，并联系管理员。

开讲`,
    en: `Hello,

Two-step verification was just turned off for your Rostrum account. The password alone is now enough to log in.

If it was you, or your administrator at your request, there is nothing to do.

If it was not you: log in at once, change your password, turn it on again, and contact your administrator.

Rostrum`,
  },
  accountDeletedSubject: { zh: '你的开讲账号已注销', en: 'Your Rostrum account was deleted' },
  accountDeletedText: {
    zh: `你好，

你的开讲账号和其中的全部内容已删除，无法恢复。

    回执编号  {receipt}
    删除时间  {time} UTC

如果不是你本人操作，请带上回执编号联系管理员。

感谢你用过开讲。

开讲`,
    en: `Hello,

Your Rostrum account and everything in it were deleted. This cannot be undone.

    Receipt  {receipt}
    Deleted  {time} UTC

If it was not you, contact your administrator and quote the receipt number.

Thank you for using Rostrum.

Rostrum`,
  },
});

type Named<K> = K extends `${infer N}Subject` ? N : never;

/** The letters that there are: each has a subject and a text. */
export type Letter = Named<keyof typeof mailMessages>;
