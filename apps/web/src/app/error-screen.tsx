import { defineMessages } from '@app/contract/base/messages.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../components/button-link.tsx';
import { CallError } from '../lib/call-error.ts';
import { useTexts } from '../lib/texts.ts';
import styles from './error-screen.module.css';

const messages = defineMessages('errorPage', {
  title401: { zh: '请先登录', en: 'Please log in first' },
  text401: { zh: '登录之后就能看到这个页面。', en: 'This page opens once you are logged in.' },
  action401: { zh: '去登录', en: 'Log in' },
  title402: { zh: '余额不足', en: 'Your balance is used up' },
  text402: { zh: '充值或升级套餐后可以继续。', en: 'Buy credits or a larger package to go on.' },
  action402: { zh: '查看套餐', en: 'See the packages' },
  title403: { zh: '这里只对管理员开放', en: 'This is for administrators' },
  text403: {
    zh: '你的账号没有管理员权限。需要的话，让管理员为你开通。',
    en: 'Your account is not an administrator’s. If you need to be one, ask an administrator.',
  },
  action403: { zh: '回到项目', en: 'Back to my projects' },
  title404: { zh: '页面不存在', en: 'There is nothing here' },
  text404: {
    zh: '地址可能写错了，或者内容已被移走。',
    en: 'The address may be wrong, or the page has moved.',
  },
  action404: { zh: '回到项目', en: 'Back to my projects' },
  title405: { zh: '无法这样操作', en: 'That cannot be done here' },
  text405: { zh: '返回上一步，换一种方式试试。', en: 'Go back and try it another way.' },
  action405: { zh: '回到首页', en: 'Back home' },
  title500: { zh: '服务出了点问题', en: 'Something went wrong' },
  text500: {
    zh: '不是你的问题。你已保存的内容是安全的，重新加载后再试一次。',
    en: 'It is not your fault. What you saved is safe; reload and try once more.',
  },
  action500: { zh: '重新加载', en: 'Reload' },
  requestId: { zh: '请求编号 {id}', en: 'Request id {id}' },
});

/** The screens /401 to /500; 403 has no address of its own, it stands where somebody may not be. */
export const failures = {
  401: { title: messages.title401, text: messages.text401, action: messages.action401, to: '/login' },
  402: { title: messages.title402, text: messages.text402, action: messages.action402, to: '/pricing' },
  403: { title: messages.title403, text: messages.text403, action: messages.action403, to: '/project' },
  404: { title: messages.title404, text: messages.text404, action: messages.action404, to: '/project' },
  405: { title: messages.title405, text: messages.text405, action: messages.action405, to: '/' },
  500: { title: messages.title500, text: messages.text500, action: messages.action500, to: undefined },
} as const;

export type FailureCode = keyof typeof failures;

const currentAddress = () => window.location.pathname + window.location.search;

/** What went wrong in human words, and one way on. */
export function ErrorScreen({ code, requestId = '' }: { code: FailureCode; requestId?: string }) {
  const { t } = useTexts();
  const { title, text, action, to } = failures[code];
  return (
    <div className={styles.page}>
      <p className={`display ${styles.number}`}>{code}</p>
      <h1 className="display">{t(title)}</h1>
      <p>{t(text)}</p>
      <ButtonLink to={to ?? currentAddress()} leaves={to === undefined}>
        {t(action)}
      </ButtonLink>
      {requestId === '' ? null : <small>{t(messages.requestId, { id: requestId })}</small>}
    </div>
  );
}

/** In place of a screen that is not there, that broke or that could not be loaded. */
export function BrokenScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorScreen code={404} />;
  return <ErrorScreen code={500} requestId={error instanceof CallError ? error.requestId : ''} />;
}
