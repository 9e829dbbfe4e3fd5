import { defineMessages, fill, type Language } from '@app/contract/base/messages.ts';
import type { Env } from './env.ts';
import { keptLogin } from './first-start.ts';
import { publicAddress } from './platform/public-address.ts';
import type { Running } from './start.ts';

const bannerMessages = defineMessages('banner', {
  ready: { zh: '开讲已启动', en: 'Rostrum is ready' },
  working: { zh: '开讲的后台进程已启动', en: 'The Rostrum worker is running' },
  address: { zh: '地址　　{address}', en: 'Address          {address}' },
  administrator: { zh: '管理员　{mailbox}', en: 'Administrator    {mailbox}' },
  password: {
    zh: '密码　　{password}（只显示这一次）',
    en: 'Password         {password}  (shown once)',
  },
  invite: {
    zh: '邀请码　{code}（注册时填写，可重复使用）',
    en: 'Invitation code  {code}  (for signing up; can be used again and again)',
  },
  sample: { zh: '听示例　{link}', en: 'Hear a talk      {link}' },
  sampleCode: { zh: '提取码　{code}', en: 'Extraction code  {code}' },
  kept: {
    zh: '首次登录信息和示例的提取码在 {file}',
    en: 'The first login and the sample’s extraction code are in {file}',
  },
  file: { zh: '以上内容也保存在 {file}', en: 'The same is written in {file}' },
  mail: {
    zh: '未配置邮件服务器：邮件（含验证码）会显示在这里，并保存在 {folder}',
    en: 'No mail server is configured: mails (and verification codes) are shown here and kept in {folder}',
  },
  localModels: {
    zh: '本机有语言模型（{models}），没有使用；设置 LLM_BASE_URL={address} 和 LLM_MODEL={model} 后重启即可使用',
    en: 'Language models run on this machine ({models}) and are not used; LLM_BASE_URL={address} and LLM_MODEL={model} would use one',
  },
  stop: { zh: '按 Ctrl-C 停止', en: 'Ctrl-C stops it' },
});

/** What the person at the console reads once the product runs. It is no log: it is written once, for eyes. */
export function bannerOf({ port, firstLogin, parts }: Running, env: Env, language: Language): string {
  const t = (text: keyof typeof bannerMessages, params: Record<string, string> = {}) =>
    fill(bannerMessages[text], language, params);
  if (env.ROLE === 'worker') return `\n  ${t('working')}\n`;
  const lines = [t('ready'), '', t('address', { address: publicAddress(env.PUBLIC_URL, port) })];
  if (firstLogin) {
    lines.push(
      t('administrator', { mailbox: firstLogin.mailbox }),
      t('password', { password: firstLogin.password }),
      t('invite', { code: firstLogin.inviteCode }),
    );
    const { sample, file } = firstLogin;
    if (sample) lines.push(t('sample', { link: sample.link }), t('sampleCode', { code: sample.code }));
    lines.push(t('file', { file }));
  } else {
    const file = keptLogin(env);
    if (file !== undefined) lines.push(t('kept', { file }));
  }
  if (env.SMTP_URL === undefined) lines.push(t('mail', { folder: `${env.DATA_DIR}/mail` }));
  const { localModels } = parts;
  if (localModels) {
    const { baseUrl: address, models, suggested: model } = localModels;
    lines.push(t('localModels', { models: models.slice(0, 3).join(', '), address, model }));
  }
  lines.push('', t('stop'));
  return `\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n`;
}
