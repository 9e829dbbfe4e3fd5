// `npm run dev`: the server restarts and the page reloads as you save. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { requireNativeParts } from './native-parts.mjs';
import { requireNode, root } from './repository.mjs';

requireNode();
try {
  await installIfNeeded();
  await requireNativeParts('start');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// In a process group of its own: the terminal's Ctrl-C would reach the server twice, and twice means "at once".
const tsx = [
  join(root, 'node_modules/tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  'apps/server/src/main.ts',
];
const server = spawn(process.execPath, tsx, {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: process.platform !== 'win32',
});

const { createServer } = await import('vite');
const web = await createServer({ root: join(root, 'apps/web'), configLoader: 'runner' });
await web.listen();
web.printUrls();

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  await web.close();
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
  }
  process.exit(code);
}
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
server.once('exit', (code) => end(code ?? 1));
