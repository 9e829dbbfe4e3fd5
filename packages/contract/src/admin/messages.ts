import { defineMessages } from '../base/messages.ts';

/** What the audit log calls each action. Its names are the actions: states/audit-action.ts. */
export const auditMessages = defineMessages('audit', {
  'user.registered': { zh: '注册账号', en: 'Signed up' },
  'user.logged-in': { zh: '登录', en: 'Logged in' },
  'user.login-refused': { zh: '登录失败', en: 'Login failed' },
  'user.logged-out-everywhere': { zh: '退出所有设备', en: 'Logged out everywhere' },
  'user.session-ended': { zh: '退出一台设备', en: 'Logged out a device' },
  'user.password-reset-asked': { zh: '申请重设密码', en: 'Asked to reset the password' },
  'user.password-changed': { zh: '修改密码', en: 'Changed the password' },
  'user.mailbox-changed': { zh: '更换邮箱', en: 'Changed the email' },
  'user.factor-on': { zh: '启用两步验证', en: 'Turned on two-step verification' },
  'user.factor-off': { zh: '关闭两步验证', en: 'Turned off two-step verification' },
  'user.recovery-codes-renewed': { zh: '重新生成恢复码', en: 'Created new recovery codes' },
  'user.invite-redeemed': { zh: '使用邀请码', en: 'Used an invitation code' },
  'user.deleted': { zh: '注销账号', en: 'Deleted the account' },
  'invite.applied': { zh: '申请邀请码', en: 'Requested invitation codes' },
  'admin.user-added': { zh: '添加账号', en: 'Added an account' },
  'admin.user-updated': { zh: '修改账号', en: 'Changed an account' },
  'admin.user-reset': { zh: '重设账号密码', en: 'Reset the password of an account' },
  'admin.factor-reset': { zh: '重置账号的两步验证', en: 'Reset the two-step verification of an account' },
  'admin.user-removed': { zh: '删除账号', en: 'Deleted an account' },
  'admin.credits-granted': { zh: '调整余额', en: 'Adjusted a balance' },
  'admin.invite-codes-added': { zh: '生成邀请码', en: 'Created invitation codes' },
  'admin.invite-code-removed': { zh: '删除邀请码', en: 'Deleted an invitation code' },
  'admin.application-granted': { zh: '通过邀请码申请', en: 'Approved a code request' },
  'admin.application-refused': { zh: '拒绝邀请码申请', en: 'Rejected a code request' },
  'admin.transfer-accepted': { zh: '通过对公转账', en: 'Approved a transfer' },
  'admin.transfer-refused': { zh: '驳回对公转账', en: 'Rejected a transfer' },
  'admin.refund-decided': { zh: '处理退款', en: 'Decided on a refund' },
  'admin.invoice-moved': { zh: '处理发票', en: 'Changed an invoice' },
  'admin.lot-added': { zh: '生成兑换码', en: 'Created codes' },
  'admin.lot-withdrawn': { zh: '作废兑换码', en: 'Withdrew codes' },
  'admin.task-cancelled': { zh: '取消他人的任务', en: 'Cancelled someone else’s task' },
  'admin.task-retried': { zh: '重试他人的任务', en: 'Retried someone else’s task' },
});

/** Texts of the administrator's desk that the server sends. */
export const adminMessages = defineMessages('admin', {
  readOnly: {
    zh: '你只有查看权限，不能修改',
    en: 'You have read-only access and cannot make changes.',
  },
  notYourself: {
    zh: '不能在这里修改或删除自己的账号，请让另一位管理员操作',
    en: 'You cannot change or delete your own account here. Ask another administrator.',
  },
  lastAdministrator: {
    zh: '这是最后一位拥有全部权限的管理员，请先指定另一位',
    en: 'This is the last administrator with full rights. Appoint another one first.',
  },
  mailboxTaken: { zh: '该邮箱已有账号', en: 'There is already an account with this email.' },
  nothingToChange: { zh: '没有要修改的内容', en: 'There is nothing to change.' },
  amountZero: { zh: '数量不能为 0', en: 'The amount cannot be 0' },
  codesSubject: { zh: '你申请的邀请码', en: 'Your invitation codes' },
  codesText: {
    zh: '{applicant}，你好：你申请的邀请码已通过审核，共 {count} 个，每个可使用一次。注册时填写即可。\n\n{codes}',
    en: 'Hello {applicant}, your request was approved. Here are {count} invitation codes; each can be used once, when signing up.\n\n{codes}',
  },
  codesTextUntil: {
    zh: '{applicant}，你好：你申请的邀请码已通过审核，共 {count} 个，每个可使用一次，{date} 前有效。注册时填写即可。\n\n{codes}',
    en: 'Hello {applicant}, your request was approved. Here are {count} invitation codes; each can be used once, when signing up, until {date}.\n\n{codes}',
  },
  codesNote: { zh: '申请：{company}', en: 'Request: {company}' },
  mailHidden: {
    zh: '邮件中可能有验证码或重设密码的链接，只有全部权限的管理员可以查看',
    en: 'Emails may contain codes and links that give access to accounts. Only an administrator with full rights can read them.',
  },
  engineReady: { zh: '工作正常', en: 'Working.' },
  engineSlow: {
    zh: '{seconds} 秒内没有响应，请检查网络和对方服务是否正常',
    en: 'No response within {seconds} seconds. Check the network and whether the service is running.',
  },
  databaseFailing: {
    zh: '数据库无法使用（{reason}）。请检查它是否在运行，以及 DATABASE_URL 是否正确',
    en: 'The database cannot be used ({reason}). Check that it is running and that DATABASE_URL is right.',
  },
  storageFailing: {
    zh: '文件存储无法使用（{reason}）。请检查磁盘空间和目录权限，或 S3 相关配置',
    en: 'The file storage cannot be used ({reason}). Check disk space and folder permissions, or the S3 settings.',
  },
  mailFailing: {
    zh: '邮件无法发送（{reason}）。请检查 SMTP_URL，或数据目录中 mail 文件夹的权限',
    en: 'Email cannot be sent ({reason}). Check SMTP_URL, or the permissions of the folder "mail" in the data folder.',
  },
  speechMissing: {
    zh: '语音引擎未安装，暂时不能生成语音。请运行 npm ci --prefix engines 后重启',
    en: 'The speech engine is not installed, so no speech can be generated. Run npm ci --prefix engines and restart.',
  },
  transcriptionMissing: {
    zh: '语音识别未安装，不能用语音提问。请运行 npm ci --prefix engines 后重启',
    en: 'Speech recognition is not installed, so questions cannot be spoken. Run npm ci --prefix engines and restart.',
  },
  textRecognitionMissing: {
    zh: '文字识别未安装，扫描件里的文字读不出来。请运行 npm ci --prefix engines 后重启',
    en: 'Text recognition is not installed, so scanned documents cannot be read. Run npm ci --prefix engines and restart.',
  },
  styleImagesFailing: {
    zh: '生成风格图的服务无法使用（{reason}）。请检查 LOOK_URL、LOOK_MODEL 和 LOOK_KEY',
    en: 'The service that makes style images cannot be used ({reason}). Check LOOK_URL, LOOK_MODEL and LOOK_KEY.',
  },
  speechSent: {
    zh: '启动以来本进程已发送 {count} 个字符。',
    en: '{count} characters were sent by this process since it started.',
  },
  presenterFilmsFailing: {
    zh: '生成主讲视频的服务无法使用（{reason}）。讲解照常播放，由数字人自己动。请检查 RENDER_URL、RENDER_MODEL 和 RENDER_KEY',
    en: 'The service that films presenters cannot be used ({reason}). Talks play as before, with avatars that move by themselves. Check RENDER_URL, RENDER_MODEL and RENDER_KEY.',
  },
  modelForChat: { zh: '用于对话。', en: 'For chat.' },
  languageModelFailing: {
    zh: '语言模型无法使用（{reason}）。请检查 LLM_BASE_URL 等配置',
    en: 'The language model cannot be used ({reason}). Check LLM_BASE_URL and the settings beside it.',
  },
  languageModelFound: {
    zh: '在本机发现语言模型（{models}），目前没有使用。如需使用，请设置 LLM_BASE_URL={address} 和 LLM_MODEL={model} 后重启',
    en: 'Language models were found on this machine ({models}) and are not used. To use one, set LLM_BASE_URL={address} and LLM_MODEL={model}, then restart.',
  },
  mailMissing: {
    zh: '未配置邮件服务，邮件只保存在发件箱中。请设置 SMTP_URL 后重启，邮件才能送达',
    en: 'No mail server is configured, so emails are only saved in the outbox. Set SMTP_URL and restart to have them delivered.',
  },
});
