// Installs the npm packages and the engines when they are missing or the package files changed; otherwise does nothing,
// quickly.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isCalled, requireNode, root } from './repository.mjs';

const stampFile = join(root, 'node_modules/.rostrum-stamp');
const enginesFolder = join(root, 'engines');
const enginesStampFile = join(enginesFolder, 'node_modules/.rostrum-stamp');

// Contents, not times: a fresh checkout of the same files must not install again.
function packagesStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const packageFiles = filesBelow(['packages', 'apps']).filter(({ path }) => path.endsWith('/package.json'));
  const own = ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json'];
  return addContents(hash, [...filesBelow(own), ...packageFiles]).digest('hex');
}

const enginesStamp = () =>
  addContents(createHash('sha256'), filesBelow(['engines/package.json', 'engines/package-lock.json'])).digest(
    'hex',
  );

function addContents(hash, files) {
  for (const { path } of files) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash;
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// `npm ci` would refuse a lock that lacks the binaries of other platforms (docs/dependencies.md), so it is `npm install`.
// dev and optional are named because NODE_ENV=production or a user's npm settings would leave them out.
const npmArguments = [
  'install',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--include=optional',
];

/** Runs npm in a folder; what went wrong, or undefined. */
function runNpm(cwd) {
  const npmProgram = process.env.npm_execpath ?? '';
  const [program, ...first] = npmProgram.endsWith('npm-cli.js') ? [process.execPath, npmProgram] : ['npm'];
  const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' };
  const npm = spawn(program, [...first, ...npmArguments], options);
  return new Promise((resolve) => {
    npm.once('error', (error) => resolve(error.message));
    npm.once('exit', (status, signal) => resolve(status === 0 ? undefined : `exit code ${status ?? signal}`));
  });
}

/** Brings node_modules and the engines up to date; throws with a sentence when npm fails for the first. */
export async function installIfNeeded() {
  // Both at once: one of them reads many small files, the other loads a few large ones.
  const [packages] = await Promise.allSettled([installPackages(), installEngines()]);
  if (packages.status === 'rejected') throw packages.reason;
  return packages.value;
}

async function installPackages() {
  const stamp = packagesStamp();
  if (readStamp(stampFile) === stamp) return false;
  console.log('正在安装依赖，可能需要几分钟…  Installing packages, this may take a few minutes…');
  rmSync(stampFile, { force: true });
  const reason = await runNpm(root);
  if (reason !== undefined) {
    throw new Error(`安装依赖失败（${reason}），见上。 npm install failed (${reason}); see above.`);
  }
  writeFileSync(stampFile, stamp);
  return true;
}

/** The weights of the engines. Without them the product still starts, and says what is missing. */
async function installEngines() {
  const stamp = enginesStamp();
  if (readStamp(enginesStampFile) === stamp) return;
  console.log('正在安装语音引擎（约 330 MB，仅一次）…  Installing the speech engine (about 330 MB, once)…');
  rmSync(enginesStampFile, { force: true });
  const reason = await runNpm(enginesFolder);
  if (reason === undefined) {
    writeFileSync(enginesStampFile, stamp);
    return;
  }
  console.warn(
    `语音引擎没有装好（${reason}），暂时不能生成语音；稍后可运行 npm install --prefix engines。\n` +
      `The speech engine is not installed (${reason}), so nothing can be spoken yet; later run npm install --prefix engines.`,
  );
}

if (isCalled(import.meta.url)) {
  requireNode();
  await installIfNeeded();
}
