// axe in the page itself: loaded once per page, run as often as the page changes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

type Results = {
  violations: { id: string; nodes: { html: string; target: string[]; any: { message: string }[] }[] }[];
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What breaks a rule of WCAG 2.0 to 2.2, level A and AA: one line each. */
export async function violations(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  // Through the debugger and not as a script of the page, which its content policy would refuse.
  if (!loaded) await page.evaluate(source);
  const results = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: { run(options: unknown): Promise<Results> } };
    const found = await axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any, target }) =>
          `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`,
      ),
    );
  }, tags);
  return results;
}
