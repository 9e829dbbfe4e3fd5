// What a new module starts with: one list call from the contract to the table, with its test. See new-module.mjs.

/** The spellings of a name: coupon-rule → couponRule, CouponRule, coupon_rule. */
export function spellings(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return { name, camel, pascal: camel[0].toUpperCase() + camel.slice(1), snake: name.replaceAll('-', '_') };
}

const contract = ({ name, camel, pascal }) => ({
  'schema.ts': `import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';

/** A ${name}, as its owner sees it. */
export const ${camel}Schema = z.object({
  id: idSchema,
  title: z.string(),
  createdAt: timeSchema,
});
export type ${pascal} = z.output<typeof ${camel}Schema>;
`,
  'routes.ts': `import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { ${camel}Messages } from './messages.ts';
import { ${camel}Schema } from './schema.ts';

/** Calls about ${name}. */
export const ${camel}Routes = defineRoutes({
  list: {
    method: 'POST',
    path: '/web-api/portrait/${name}/list',
    visitors: ['user'],
    about: ${camel}Messages.aboutList,
    body: z.strictObject({ ...pageFields }),
    data: pageOf(${camel}Schema),
  },
});
`,
  'messages.ts': `import { defineMessages } from '../base/messages.ts';

/** Texts about ${name} that both sides use. */
export const ${camel}Messages = defineMessages('${name}', {
  aboutList: { zh: '我的 ${name}，最新的在前。', en: 'My ${name} rows, newest first.' },
});
`,
});

const serverData = ({ camel, pascal, snake }) => ({
  'tables.ts': `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

export const ${camel}Table = pgTable(
  '${snake}',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('${snake}_of_user').on(table.userId, table.id.desc())],
);
export type ${pascal}Row = typeof ${camel}Table.$inferSelect;
`,
  'store.ts': `import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type ${pascal}Row, ${camel}Table } from './tables.ts';

export function create${pascal}Store(db: Executor) {
  return {
    async insert(row: ${pascal}Row): Promise<void> {
      await db.insert(${camel}Table).values(row);
    },
    pageOf: (userId: string, page: Page): Promise<PageOf<${pascal}Row>> =>
      readPage(db, ${camel}Table, { where: eq(${camel}Table.userId, userId), orderBy: desc(${camel}Table.id), page }),
  };
}
`,
});

const serverCalls = ({ name, camel, pascal }) => ({
  'service.ts': `import type { ${pascal} } from '@app/contract/${name}/schema.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Page } from '../../platform/db/page.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import { create${pascal}Store } from './store.ts';
import type { ${pascal}Row } from './tables.ts';

type Deps = { db: Database };

export type ${pascal}Service = ReturnType<typeof create${pascal}Service>;

export function create${pascal}Service({ db }: Deps) {
  const store = create${pascal}Store(db);
  return {
    async list(visitor: UserVisitor, page: Page) {
      const found = await store.pageOf(visitor.userId, page);
      return { ...found, list: found.list.map(present) };
    },
  };
}

const present = ({ id, title, createdAt }: ${pascal}Row): ${pascal} => ({ id, title, createdAt });
`,
  'routes.ts': `import { ${camel}Routes } from '@app/contract/${name}/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { ${pascal}Service } from './service.ts';

export function mount${pascal}(mount: Mount, service: ${pascal}Service): void {
  mount(${camel}Routes, {
    list: ({ visitor, body }) => service.list(visitor, body),
  });
}
`,
});

const serverTest = ({ name, camel, pascal }) => ({
  'routes.test.ts': `import { ${camel}Routes } from '@app/contract/${name}/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aUser } from '../../testing/builders.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { create${pascal}Store } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api' });
});
afterAll(() => app.stop());

test('the list holds what the caller owns, newest first, and nothing of others', async () => {
  const [owner, other] = [await aUser(app), await aUser(app)];
  const store = create${pascal}Store(app.parts.database.db);
  for (const title of ['first', 'second']) {
    await store.insert({ id: newId(), userId: owner.id, title, createdAt: new Date() });
  }
  const titlesOf = async (token: string) => {
    const { data } = await app.call<{ list: { title: string }[] }>(${camel}Routes.list, { token, body: {} });
    return data?.list.map(({ title }) => title);
  };
  expect(await titlesOf(owner.token)).toEqual(['second', 'first']);
  expect(await titlesOf(other.token)).toEqual([]);
});
`,
});

const web = ({ name, camel }) => ({
  'api.ts': `/** Keys of this feature's data in the query cache. */
export const ${camel}Keys = {
  all: ['${name}'] as const,
  list: (pageNum: number) => ['${name}', 'list', pageNum] as const,
};
`,
  'messages.ts': `import { defineMessages } from '@app/contract/base/messages.ts';

export const ${camel}ScreenMessages = defineMessages('${name}-screen', {
  empty: { zh: '这里还没有内容', en: 'There is nothing here yet' },
});
`,
});

/** Every file of a new module: path → text. */
export function filesOf(names) {
  const folders = {
    [`packages/contract/src/${names.name}`]: contract(names),
    [`apps/server/src/modules/${names.name}`]: {
      ...serverData(names),
      ...serverCalls(names),
      ...serverTest(names),
    },
    [`apps/web/src/features/${names.name}`]: web(names),
  };
  return Object.entries(folders).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}

/** The lines that tell the rest of the product about a new module: where they go, and before which place. */
export function wiringOf({ name, camel, pascal }) {
  const lastImport = /\n(?!import )/;
  return [
    {
      file: 'packages/contract/src/all-routes.ts',
      lines: [
        { text: `import { ${camel}Routes } from './${name}/routes.ts';`, before: lastImport },
        { text: `  ${camel}: ${camel}Routes,`, before: /\n} as const;/ },
      ],
    },
    {
      file: 'packages/contract/src/all-messages.ts',
      lines: [
        { text: `import { ${camel}Messages } from './${name}/messages.ts';`, before: lastImport },
        { text: `  ${camel}Messages,`, before: /\n};/ },
      ],
    },
    {
      file: 'apps/server/src/wiring.ts',
      lines: [
        { text: `import { mount${pascal} } from './modules/${name}/routes.ts';`, before: lastImport },
        {
          text: `import { create${pascal}Service } from './modules/${name}/service.ts';`,
          before: lastImport,
        },
        {
          text: `  const ${camel}Service = create${pascal}Service(grounds);`,
          before: /\n+ {2}const parts = \{/,
        },
        { text: `      mount${pascal}(mount, ${camel}Service);`, before: /\n {4}},\n {4}mountExtension/ },
      ],
    },
  ];
}

/** Puts lines into a text, each before its place; gives back those whose place was not found. */
export function insertLines(text, lines) {
  const homeless = [];
  for (const line of lines) {
    if (text.includes(line.text)) continue;
    const place = text.search(line.before);
    if (place === -1) homeless.push(line.text);
    else text = `${text.slice(0, place)}\n${line.text}${text.slice(place)}`;
  }
  return { text, homeless };
}
