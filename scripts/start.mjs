// `npm start`: installs what is missing, builds what changed, then becomes the server.
import { installIfNeeded } from './install.mjs';
import { build } from './build.mjs';
import { requireNativeParts } from './native-parts.mjs';
import { requireNode } from './repository.mjs';

requireNode();
try {
  await installIfNeeded();
  await requireNativeParts('start');
  build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// In this process, not in a child: so signals and the exit code are the server's own.
await import('../apps/server/dist/main.js');
