// Installs the npm packages when they are missing or the package files changed; otherwise does nothing, quickly.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isCalled, requireNode, root } from './repository.mjs';

const stampFile = join(root, 'node_modules/.rostrum-stamp');

// Contents, not times: a fresh checkout of the same files must not install again.
function packagesStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const packageFiles = filesBelow(['packages', 'apps']).filter(({ path }) => path.endsWith('/package.json'));
  const own = ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json'];
  for (const { path } of [...filesBelow(own), ...packageFiles]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

// `npm ci` would refuse a lock that lacks the binaries of other platforms (docs/dependencies.md), so it is `npm install`.
// dev and optional are named because NODE_ENV=production or a user's npm settings would leave them out.
const npmArguments = [
  'install',
  '--ignore-scripts',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--include=optional',
];

function runNpm() {
  const npmProgram = process.env.npm_execpath ?? '';
  const [program, ...first] = npmProgram.endsWith('npm-cli.js') ? [process.execPath, npmProgram] : ['npm'];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' };
  return spawnSync(program, [...first, ...npmArguments], options);
}

/** Brings node_modules up to date; throws with a sentence when npm fails. */
export function installIfNeeded() {
  const stamp = packagesStamp();
  if (readStamp() === stamp) return false;
  console.log('正在安装依赖，可能需要几分钟…  Installing packages, this may take a few minutes…');
  rmSync(stampFile, { force: true });
  const { status, error } = runNpm();
  if (status !== 0) {
    const reason = error ? error.message : `exit code ${status}`;
    throw new Error(`安装依赖失败（${reason}），见上。 npm install failed (${reason}); see above.`);
  }
  writeFileSync(stampFile, stamp);
  return true;
}

if (isCalled(import.meta.url)) {
  requireNode();
  installIfNeeded();
}
