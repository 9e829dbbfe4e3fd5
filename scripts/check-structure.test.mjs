import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkStructure, readMap } from './check-structure.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The faults of a made-up tree, as "path [rule]". */
function faultsOf(tree, changes = {}) {
  const top = mkdtempSync(join(tmpdir(), 'structure-'));
  folders.push(top);
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  return checkStructure(top, { ...readMap(), ...changes });
}
const namesOf = (faults) => faults.map(({ path, rule }) => `${path} [${rule}]`);

const contract = 'packages/contract/src';
const modules = 'apps/server/src/modules';
const features = 'apps/web/src/features';
const imports = (...names) => names.map((name) => `import { x } from '${name}';\n`).join('');

test('a tree that keeps every rule has no faults', () => {
  const tree = {
    [`${contract}/base/common-errors.ts`]: 'export const x = 1;',
    [`${contract}/base/anything-goes.ts`]: imports('./common-errors.ts', 'zod/mini'),
    [`${contract}/all-routes.ts`]: imports('./order/routes.ts'),
    [`${contract}/order/routes.ts`]: imports('./states/order-status.ts', '../base/common-errors.ts'),
    [`${contract}/order/states/order-status.ts`]: 'export const x = 1;',
    [`${contract}/order/states/order-status.test.ts`]: imports('vitest', './order-status.ts'),
    [`${modules}/order/service.ts`]: imports(
      '../coupon/service.ts',
      './store.ts',
      '@app/contract/order/routes.ts',
    ),
    [`${modules}/order/service/pay-order.ts`]: imports('../rules.ts', '../../../providers/payment/port.ts'),
    [`${modules}/order/tables.ts`]: imports('../coupon/tables.ts', '../../platform/db/columns.ts'),
    [`${modules}/coupon/service.ts`]: 'export const x = 1;',
    [`${features}/order/api.ts`]: imports('../coupon/rules.ts', '../../lib/api.ts'),
    [`${features}/order/components/list/order-row.tsx`]: imports(
      '../../../../components/table.tsx',
      './row.module.css',
    ),
    [`${features}/editor/keys/arrow-keys.ts`]: 'export const x = 1;',
    'apps/server/src/wiring.ts': imports('./modules/order/store.ts', './providers/payment/stripe.ts'),
    'apps/web/vite.config.ts': 'export default {};',
    'e2e/stories/pay.story.ts': imports('@app/contract/order/routes.ts'),
  };
  expect(faultsOf(tree)).toEqual([]);
});

describe('each rule names the file that breaks it', () => {
  const long = 'export const x = 1;\n'.repeat(401);
  test.each([
    ['long file', `${modules}/order/service.ts`, long],
    ['forbidden name', `${contract}/base/index.ts`, ''],
    ['forbidden name', 'apps/server/src/platform/utils.ts', ''],
    ['forbidden name', 'apps/web/src/lib/helpers.tsx', ''],
    ['forbidden name', 'apps/server/src/platform/common/page.ts', ''],
    ['kebab-case', 'apps/server/src/platform/dataFolder.ts', ''],
    ['kebab-case', 'apps/web/src/components/UploadBox/box.tsx', ''],
    ['zone', 'packages/new-thing/src/thing.ts', ''],
    ['closed names', `${contract}/order/prices.ts`, ''],
    ['closed names', `${contract}/order/states/deep/status.ts`, ''],
    ['closed names', `${contract}/order-things.ts`, ''],
    ['closed names', `${modules}/order/repository.ts`, ''],
    ['closed names', `${modules}/order.ts`, ''],
    ['closed names', `${features}/order/order-list.tsx`, ''],
    ['closed names', `${features}/order/keys/arrow-keys.ts`, ''],
    ['default export', 'apps/web/src/app/home-page.tsx', 'export default function Home() {}'],
    ['default export', 'apps/web/src/app/home-page.tsx', 'const x = 1;\nexport { x as default };'],
    ['globals', 'packages/player/src/show/timeline.ts', 'export const now = () => Date.now();'],
    ['globals', 'packages/player/src/avatar/blink.ts', 'setTimeout(blink, 3);'],
    ['packages', `${contract}/order/schema.ts`, imports('zod')],
    ['packages', `${contract}/order/schema.ts`, imports('fs')],
    ['packages', 'packages/deck/src/deck.ts', imports('zod/mini')],
    ['packages', 'packages/player/src/show/show.ts', imports('react')],
    ['packages', 'packages/sdk/src/loader.ts', imports('zustand')],
    ['packages', 'apps/server/src/children/speak.ts', imports('drizzle-orm/pg-core')],
    ['packages', 'apps/web/src/lib/api.ts', imports('node:path')],
    ['arrows', `${contract}/order/schema.ts`, imports('@app/deck/pptx/read/read-deck.ts')],
    ['arrows', 'packages/deck/src/schema/slide.ts', imports('@app/contract/order/schema.ts')],
    ['arrows', `${contract}/order/schema.ts`, imports('./routes.ts')],
    ['arrows', 'packages/slide-view/src/slide.tsx', imports('@app/contract/order/routes.ts')],
    ['arrows', 'packages/player/src/avatar/face.ts', imports('@app/deck/deck.ts')],
    ['arrows', 'packages/sdk/src/loader.ts', imports('@app/contract/base/codes.ts')],
    ['arrows', 'apps/server/src/platform/log.ts', imports('../providers/mail/port.ts')],
    ['arrows', 'apps/server/src/platform/log.ts', imports('../env.ts')],
    ['arrows', 'apps/server/src/providers/mail/smtp.ts', imports('../../modules/mail/service.ts')],
    ['arrows', 'apps/server/src/children/speak.ts', imports('../platform/db/database.ts')],
    ['arrows', `${modules}/mail/service.ts`, imports('../../providers/mail/smtp.ts')],
    ['arrows', `${modules}/mail/service.ts`, imports('../../wiring.ts')],
    ['arrows', `${modules}/mail/service.ts`, imports('../../testing/builders.ts')],
    ['arrows', 'apps/web/src/lib/api.ts', imports('../components/table.tsx')],
    ['arrows', 'apps/web/src/components/table.tsx', imports('../features/order/api.ts')],
    ['arrows', 'apps/web/src/components/table.tsx', imports('@app/contract/order/routes.ts')],
    ['arrows', `${features}/order/api.ts`, imports('../../app/router.tsx')],
    ['arrows', `${features}/order/api.ts`, imports('@app/server/env.ts')],
    ['arrows', `${features}/order/api.test.ts`, imports('@app/server/env.ts')],
    ['arrows', 'e2e/stories/pay.story.ts', imports('@app/web/lib/api.ts')],
    [
      'arrows',
      'apps/server/src/platform/log.ts',
      `const later = () => import('../modules/mail/service.ts');`,
    ],
    ['arrows', 'apps/server/src/platform/log.ts', `import type { Mail } from '../modules/mail/service.ts';`],
    ['arrows', 'apps/server/src/platform/log.ts', `export * from '../modules/mail/service.ts';`],
    [
      'arrows',
      'apps/server/src/platform/log.ts',
      `import {\n  a,\n  type b,\n} from '../modules/mail/service.ts';`,
    ],
    ['doors', `${modules}/order/service.ts`, imports('../coupon/store.ts')],
    ['doors', `${modules}/order/service.ts`, imports('../coupon/tables.ts')],
    ['doors', `${modules}/order/service/pay-order.ts`, imports('../../coupon/service/use-coupon.ts')],
    ['doors', `${features}/order/api.ts`, imports('../coupon/components/ticket.tsx')],
    ['doors', `${features}/order/api.ts`, imports('../coupon/store.ts')],
    [
      'package name',
      `${modules}/order/service.ts`,
      imports('../../../../../packages/contract/src/order/routes.ts'),
    ],
  ])('%s: %s', (rule, path, text) => {
    const faults = faultsOf({ [path]: text });
    expect(namesOf(faults)).toEqual([`${path} [${rule}]`]);
    expect(faults[0].text).toMatch(/^\S.*\.$/);
  });
});

test('an import that only a comment or a text speaks of does not count', () => {
  const text = [
    `// import { x } from '../modules/mail/service.ts';`,
    `/* export * from '../modules/mail/service.ts'; */`,
    'const sample = `\nimport { x } from "../modules/mail/service.ts";\n`;',
  ].join('\n');
  expect(faultsOf({ 'apps/server/src/platform/log.ts': text })).toEqual([]);
});

test('a test may use anything of its own package, and may be long', () => {
  const text =
    imports('../../wiring.ts', '../coupon/store.ts', '../../testing/builders.ts') + '\n'.repeat(500) + 'x';
  expect(faultsOf({ [`${modules}/order/service.test.ts`]: text })).toEqual([]);
});

test('a long file is allowed with a reason, and the reason goes when the file goes', () => {
  const path = 'apps/server/src/platform/log.ts';
  const changes = { longFiles: { [path]: 'one table that reads best in one piece' } };
  expect(faultsOf({ [path]: 'x\n'.repeat(500) }, changes)).toEqual([]);
  expect(namesOf(faultsOf({}, changes))).toEqual([`${path} [long file]`]);
});

test('files that load each other in a circle are named, with the way round', () => {
  const platform = 'apps/server/src/platform';
  const faults = faultsOf({
    [`${platform}/a.ts`]: imports('./b.ts'),
    [`${platform}/b.ts`]: imports('./c.ts'),
    [`${platform}/c.ts`]: imports('./a.ts'),
  });
  expect(namesOf(faults)).toEqual([`${platform}/a.ts [file circle]`]);
  expect(faults[0].text).toContain(
    `${platform}/a.ts → ${platform}/b.ts → ${platform}/c.ts → ${platform}/a.ts`,
  );
});

test('a type or a lazy import closes no circle of files', () => {
  const platform = 'apps/server/src/platform';
  const tree = {
    [`${platform}/a.ts`]: imports('./b.ts', './c.ts'),
    [`${platform}/b.ts`]: `import type { A } from './a.ts';`,
    [`${platform}/c.ts`]: `const later = () => import('./a.ts');`,
  };
  expect(faultsOf(tree)).toEqual([]);
});

test('modules that need each other are named, even when no file is in a circle', () => {
  const faults = faultsOf({
    [`${modules}/order/service.ts`]: imports('../coupon/service.ts'),
    [`${modules}/coupon/listeners.ts`]: imports('../order/service.ts'),
    [`${modules}/coupon/service.ts`]: 'export const x = 1;',
  });
  expect(faults.map(({ rule }) => rule)).toEqual(['module circle']);
  expect(faults[0].text).toContain('event');
});

test('a package that the package.json does not name is a fault, also when it happens to be installed', () => {
  const tree = {
    'package.json': JSON.stringify({ devDependencies: { vitest: '1.0.0' } }),
    'apps/server/package.json': JSON.stringify({
      name: '@app/server',
      dependencies: { '@fastify/static': '1.0.0' },
    }),
    'apps/server/src/app.ts': imports(
      '@fastify/static',
      'vitest',
      'node:fs',
      'pino',
      '@app/contract/base/codes.ts',
    ),
  };
  const faults = faultsOf(tree);
  expect(faults.map(({ rule }) => rule)).toEqual(['dependencies', 'dependencies']);
  expect(faults.map(({ text }) => text.split('"')[1])).toEqual(['pino', '@app/contract']);
});
