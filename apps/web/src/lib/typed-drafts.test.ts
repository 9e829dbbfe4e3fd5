// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchTyping } from './typed-drafts.ts';

const form = `
  <label for="m">邮箱</label><input id="m" type="email" />
  <label for="p">密码</label><input id="p" type="password" />
  <label for="s">密码（显示）</label><input id="s" type="text" data-secret="true" />
  <label for="c">验证码</label><input id="c" autocomplete="one-time-code" />
  <textarea aria-label="备注"></textarea>
  <textarea aria-label="讲稿" data-saves-itself="true"></textarea>
  <input aria-label="没动过" type="text" value="原来的" />`;

let typing: ReturnType<typeof watchTyping>;
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = form;
  typing = watchTyping();
});
afterEach(() => typing.stop());

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
const values = () => fields().map(({ value }) => value);
function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
/** The page is replaced and opened anew; its form comes when the screen has loaded. */
async function reload(html = form): Promise<void> {
  typing.stop();
  document.body.innerHTML = '';
  typing = watchTyping();
  document.body.innerHTML = html;
  await vi.waitFor(() => expect(fields().length).toBeGreaterThan(0));
  await Promise.resolve();
}

test('what was typed comes back once its fields are there; passwords, codes and what saves itself do not', async () => {
  for (const [index, field] of fields().entries())
    type(
      `#${field.id || 'none'}, [aria-label="${field.ariaLabel ?? field.getAttribute('aria-label')}"]`,
      `t${index}`,
    );
  typing.keep();
  expect(sessionStorage.getItem('typedDrafts')).not.toContain('t1');
  await reload();
  expect(values()).toEqual(['t0', '', '', '', 't4', '', 't6']);
});

test('a field that nobody touched keeps what the server says', async () => {
  type('#m', 'a@b.cn');
  typing.keep();
  await reload(form.replace('原来的', '新的'));
  expect(values().at(-1)).toBe('新的');
});

test('it comes back once: what is typed afterwards is not written over', async () => {
  type('#m', 'a@b.cn');
  typing.keep();
  await reload();
  expect(sessionStorage.getItem('typedDrafts')).toBeNull();
  type('#m', 'other@b.cn');
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(values()[0]).toBe('other@b.cn');
});

test('another address gets nothing of it', async () => {
  type('#m', 'a@b.cn');
  typing.keep();
  window.history.pushState({}, '', '/elsewhere');
  await reload();
  expect(values()[0]).toBe('');
  window.history.pushState({}, '', '/');
});
