// `npm run db:new <name>`: writes the migration that leads from the last one to the tables.ts files as they are now.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { requireNode, root } from './repository.mjs';

requireNode();
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Give the migration a name in kebab-case, for example: npm run db:new archive-flag');
  process.exit(1);
}
await installIfNeeded();
const drizzle = join(root, 'node_modules/drizzle-kit/bin.cjs');
const { status } = spawnSync(
  process.execPath,
  [drizzle, 'generate', '--config', 'drizzle.config.ts', '--name', name],
  {
    cwd: join(root, 'apps/server'),
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
