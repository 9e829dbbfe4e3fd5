// `npm run backup [file]` and `npm run restore <file>`: installs and builds as `npm start` does, then becomes the program.
import { build } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { requireNativeParts } from './native-parts.mjs';
import { requireNode } from './repository.mjs';

requireNode();
try {
  await installIfNeeded();
  await requireNativeParts('start');
  // A server that runs meanwhile goes on serving its own pages.
  build('server');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// npm runs a script in the top folder; the file is named from where the person is.
const { npm_lifecycle_event: event, INIT_CWD: folder } = process.env;
if (event === process.argv[2] && folder) process.chdir(folder);
// In this process, not in a child: so signals and the exit code are the program's own.
await import('../apps/server/dist/backup/main.js');
